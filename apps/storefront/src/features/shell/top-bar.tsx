import { paths } from '../../lib/paths.ts';
import { useI18n, useSettings } from '../../lib/services/services-context.tsx';
import { Link } from '../../ui/ui-context.tsx';
import { CurrencyMenu } from './currency-menu.tsx';
import { Hotline } from './hotline.tsx';
import { LanguageMenu } from './language-menu.tsx';
import { SchemeMenu } from './scheme-menu.tsx';
import { topBarButtonClass } from './top-bar-button-class.ts';

/** The strip above the header; on a phone its content lies in the slide-in menu. */
export function TopBar() {
  const { t } = useI18n();
  const multiVendor = useSettings((state) => state.multiVendor);
  return (
    <aside aria-label={t('Shop and preferences')} className="hidden border-b border-line bg-tint text-ink-muted md:block">
      <div className="page-width flex min-h-10 items-center gap-1">
        {multiVendor && (
          <Link href={paths.shopRegister()} className={`-ms-2.5 ${topBarButtonClass}`}>
            {t('Become a Seller')}
          </Link>
        )}
        <Hotline className={topBarButtonClass} />
        <div className="ms-auto -me-2.5 flex items-center">
          <SchemeMenu />
          <CurrencyMenu />
          <LanguageMenu />
        </div>
      </div>
    </aside>
  );
}

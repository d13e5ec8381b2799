import { Link } from '@souk/ui/ui-context.tsx';
import { Phone } from 'lucide-react';
import { paths } from '../../lib/paths.ts';
import { useI18n, useSettings } from '../../lib/services/services-context.tsx';
import { CurrencyMenu, LanguageMenu, SchemeMenu } from './preference-menus.tsx';
import { DownloadApp } from './site-links.tsx';
import { topBarButtonClass } from './top-bar-button.ts';

/** The bar above the header; on phones the mobile menu has its content. */
export function TopBar() {
  const { t } = useI18n();
  const multiVendor = useSettings((state) => state.multiVendor);
  return (
    <aside aria-label={t('Shop and preferences')} className="hidden border-b border-line bg-tint text-ink-muted md:block">
      <div className="page-wide flex min-h-8 items-center gap-1">
        {multiVendor && (
          <Link href={paths.shopRegister()} className={`-ms-2.5 ${topBarButtonClass}`}>
            {t('Become a Seller')}
          </Link>
        )}
        <Hotline className={topBarButtonClass} />
        <div className="ms-auto -me-2.5 flex items-center">
          <DownloadApp />
          <SchemeMenu />
          <CurrencyMenu />
          <LanguageMenu />
        </div>
      </div>
    </aside>
  );
}

export function Hotline({ className }: { className?: string | undefined }) {
  const { t } = useI18n();
  const mobile = useSettings((state) => state.mobile);
  if (!mobile) return null;
  return (
    <a href={`tel:${mobile.replaceAll(/[^+\d]/g, '')}`} className={className}>
      <Phone aria-hidden="true" className="size-4 shrink-0" />
      <span>
        {t('Hotline')} <bdi dir="ltr">{mobile}</bdi>
      </span>
    </a>
  );
}

import { useLocation } from 'react-router';
import { PageHead } from '../../lib/page/page-head.tsx';
import { paths } from '../../lib/paths.ts';
import { useI18n, useSettings } from '../../lib/services/services-context.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';

/** An address, a product, a shop, … that there is not, with three ways onward. */
export function NotFoundScreen() {
  const { t } = useI18n();
  const { pathname } = useLocation();
  if (pathname === paths.home()) return <BareHome />;
  return (
    <div className="page-width pb-12">
      <PageHead title={t('Page not found')} noIndex />
      <EmptyState
        level={1}
        drawing="lost"
        title={t('Page not found')}
        text={t('It may have moved, or been sold for the last time. Plenty of other doors are open.')}
        action={{ label: t('Go to the home page'), href: paths.home() }}
      />
      <p className="-mt-6 flex flex-wrap justify-center gap-x-6">
        <ButtonLink variant="text" href={paths.products()}>
          {t('All products')}
        </ButtonLink>
        <ButtonLink variant="text" href={paths.categories()}>
          {t('Categories')}
        </ButtonLink>
      </p>
    </div>
  );
}

/** There is always a home page: where the server has nothing to lay out on it, the ways in stand there. */
function BareHome() {
  const { t } = useI18n();
  const appName = useSettings((state) => state.appName);
  return (
    <div className="page-width pb-12">
      <PageHead />
      <EmptyState
        level={1}
        drawing="door"
        title={appName || t('Home')}
        text={t('Come in and look around.')}
        action={{ label: t('All products'), href: paths.products() }}
      />
      <p className="-mt-6 flex flex-wrap justify-center gap-x-6">
        <ButtonLink variant="text" href={paths.categories()}>
          {t('Categories')}
        </ButtonLink>
      </p>
    </div>
  );
}

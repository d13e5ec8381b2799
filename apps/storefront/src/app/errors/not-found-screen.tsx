import { PageHead } from '../../lib/page/page-head.tsx';
import { paths } from '../../lib/paths.ts';
import { useI18n } from '../../lib/services/services-context.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';

/** An address, a product, a shop, … that there is not, with three ways onward. */
export function NotFoundScreen() {
  const { t } = useI18n();
  return (
    <div className="page-width pb-12">
      <PageHead title={t('Page not found')} noIndex />
      <EmptyState
        level={1}
        drawing="door"
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

import { EmptyState } from '@souk/ui/feedback/empty-state.tsx';
import { skeletonKeys } from '@souk/ui/feedback/skeleton.tsx';
import { useSuspenseQuery } from '@tanstack/react-query';
import { CategoryPanel, CategoryPanelSkeleton } from '../../features/catalog/category/category-panel.tsx';
import { HeaderBand, HeaderBandSkeleton } from '../../features/catalog/header-band.tsx';
import { breadcrumbJsonLd, itemListJsonLd } from '../../features/catalog/json-ld.ts';
import { catalogQueries } from '../../features/catalog/queries.ts';
import { type LoaderArgs, load } from '../../lib/page/page.ts';
import { PageHead } from '../../lib/page/page-head.tsx';
import { paths } from '../../lib/paths.ts';
import { useApi, useI18n, useServices } from '../../lib/services/services-context.tsx';

const grid = 'grid gap-4 sm:grid-cols-2 lg:grid-cols-5 lg:gap-x-6 lg:gap-y-10 xl:gap-x-9';

export function loader({ services }: LoaderArgs) {
  return load(services, catalogQueries.categories(services.api));
}

export function Component() {
  const { t } = useI18n();
  const { origin } = useServices();
  const { data: categories } = useSuspenseQuery(catalogQueries.categories(useApi()));
  const crumbs = [{ label: t('Home'), href: paths.home() }, { label: t('Categories') }];
  return (
    <>
      <PageHead
        title={t('Categories')}
        description={t('Browse all categories and their products.')}
        canonical={paths.categories()}
        jsonLd={{
          '@graph': [
            breadcrumbJsonLd(origin, crumbs),
            itemListJsonLd(
              origin,
              categories.map(({ name, slug }) => ({ name, href: paths.category({ slug }) })),
            ),
          ],
        }}
      />
      <HeaderBand crumbs={crumbs}>
        <CategoriesTitle />
      </HeaderBand>
      <div className="page-wide pt-6 pb-14 lg:pt-12">
        {categories.length === 0 ? (
          <EmptyState
            illustration="shelf"
            title={t('No categories yet')}
            text={t('Categories are coming soon. You can already browse all products.')}
            action={{ label: t('View all products'), href: paths.products() }}
          />
        ) : (
          <ul className={grid}>
            {categories.map((category, index) => (
              <li key={category.id}>
                <CategoryPanel category={category} priority={index < 2} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </>
  );
}

function CategoriesTitle() {
  const { t } = useI18n();
  return (
    <div className="grid gap-1.5 pt-2 pb-7 text-ink lg:pb-10">
      <h1 className="text-2xl">{t('All categories')}</h1>
      <p className="text-ink-muted lg:text-lg">{t('Browse all categories and their products.')}</p>
    </div>
  );
}

export function Skeleton() {
  return (
    <div aria-busy="true">
      <HeaderBandSkeleton>
        <CategoriesTitle />
      </HeaderBandSkeleton>
      <div className={`page-wide pt-6 pb-14 lg:pt-12 ${grid}`}>
        {skeletonKeys(10).map((key) => (
          <CategoryPanelSkeleton key={key} />
        ))}
      </div>
    </div>
  );
}

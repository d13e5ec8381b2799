import { useSuspenseQuery } from '@tanstack/react-query';
import { CategoryPanel, CategoryPanelSkeleton } from '../features/catalog/category/category-panel.tsx';
import { breadcrumbJsonLd, itemListJsonLd } from '../features/catalog/json-ld.ts';
import { placeholders } from '../features/catalog/placeholders.ts';
import { catalogQueries } from '../features/catalog/queries.ts';
import { type LoaderArgs, load } from '../lib/page/page.ts';
import { PageHead } from '../lib/page/page-head.tsx';
import { paths } from '../lib/paths.ts';
import { useApi, useI18n, useServices } from '../lib/services/services-context.tsx';
import { Breadcrumbs } from '../ui/breadcrumbs.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Skeleton as Bone } from '../ui/skeleton.tsx';

const grid = 'grid gap-4 sm:grid-cols-2 lg:grid-cols-3 lg:gap-5';

export function loader({ services }: LoaderArgs) {
  return load(services, catalogQueries.categories(services.api));
}

export function Component() {
  const { t } = useI18n();
  const { origin } = useServices();
  const { data: categories } = useSuspenseQuery(catalogQueries.categories(useApi()));
  const crumbs = [{ label: t('Home'), href: paths.home() }, { label: t('Categories') }];
  return (
    <div className="page-width pt-4 pb-14">
      <PageHead
        title={t('Categories')}
        description={t('Every shelf of the market with all that stands on it.')}
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
      <Breadcrumbs crumbs={crumbs} />
      <h1 className="mt-2 mb-4 text-xl sm:mb-6">{t('All categories')}</h1>
      {categories.length === 0 ? (
        <EmptyState
          drawing="shelf"
          title={t('No categories yet')}
          text={t('The shelves are still being labelled. The goods are there already.')}
          action={{ label: t('See all products'), href: paths.products() }}
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
  );
}

export function Skeleton() {
  return (
    <div className="page-width pt-4 pb-14" aria-busy="true">
      <Bone className="h-4 w-40 rounded-sm" />
      <Bone className="mt-5 mb-6 h-8 w-56" />
      <div className={grid}>
        {placeholders(6).map((key) => (
          <CategoryPanelSkeleton key={key} />
        ))}
      </div>
    </div>
  );
}

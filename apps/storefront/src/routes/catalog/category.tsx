import type { Category } from '@souk/contract/catalog';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useLocation, useParams } from 'react-router';
import { categoryHref, readCategoryParams, subCategoryHref } from '../../features/catalog/category/category-address.ts';
import { CategoryHeader, CategoryHeaderSkeleton } from '../../features/catalog/category/category-header.tsx';
import { ChoiceLinks } from '../../features/catalog/choice-links.tsx';
import { breadcrumbJsonLd, itemListJsonLd } from '../../features/catalog/json-ld.ts';
import { emptyParams, type ListParams } from '../../features/catalog/list/list-params.ts';
import { ProductList } from '../../features/catalog/list/product-list.tsx';
import { productListQuery } from '../../features/catalog/list/product-list-query.ts';
import { ProductListSkeleton } from '../../features/catalog/list/product-list-skeleton.tsx';
import { catalogQueries } from '../../features/catalog/queries.ts';
import { type LoaderArgs, load } from '../../lib/page/page.ts';
import { PageHead } from '../../lib/page/page-head.tsx';
import { paths } from '../../lib/paths.ts';
import { useApi, useI18n, useServices } from '../../lib/services/services-context.tsx';

export async function loader({ services, params, url }: LoaderArgs) {
  const { api, queryClient } = services;
  const { slug = '' } = params;
  const asked = catalogQueries.category(api, slug);
  const listed = findCategory(queryClient.getQueryData(catalogQueries.categories(api).queryKey), slug);
  if (listed && !queryClient.getQueryData(asked.queryKey)) queryClient.setQueryData(asked.queryKey, listed);
  await load(services, asked);
  // If the category is not cached, its products load once it is known.
  const category = queryClient.getQueryData(asked.queryKey);
  if (category) await load(services, productListQuery(api, readCategoryParams(url.searchParams), { category_id: [category.id] }));
}

export function Component() {
  const { slug = '' } = useParams();
  const { search } = useLocation();
  const { t } = useI18n();
  const { data: category } = useSuspenseQuery(catalogQueries.category(useApi(), slug));
  const params = readCategoryParams(new URLSearchParams(search));
  const scope = { href: (to: ListParams) => categoryHref(slug, to), fixed: { category_id: [category.id] } };
  const part = params.sub_category_id.length === 1 ? category.sub_categories.find(({ id }) => id === params.sub_category_id[0]) : undefined;
  return (
    <>
      <CategoryHead category={category} params={params} part={part} />
      <CategoryHeader category={category} subcategory={part?.name}>
        {category.sub_categories.length > 1 && (
          <ChoiceLinks label={t('Sub-categories')} choices={subCategories(slug, category, params, t('All'))} />
        )}
      </CategoryHeader>
      <div className="page-wide pt-4 pb-14 sm:pt-6">
        <ProductList scope={scope} params={params} />
      </div>
    </>
  );
}

function subCategories(slug: string, category: Category, params: ListParams, all: string) {
  const isChosen = (id: number) => params.sub_category_id.includes(id);
  return [
    { id: 'all' as const, label: all, href: subCategoryHref(slug, params, undefined), chosen: params.sub_category_id.length === 0 },
    ...category.sub_categories.map(({ id, name, thumbnail }) => ({
      id,
      label: name,
      thumbnail,
      href: subCategoryHref(slug, params, id),
      chosen: isChosen(id),
    })),
  ];
}

type CategoryHeadProps = { category: Category; params: ListParams; part: Category['sub_categories'][number] | undefined };

/** Search engines index categories, sub-categories and their pages, but no other filters. */
function CategoryHead({ category, params, part }: CategoryHeadProps) {
  const { t } = useI18n();
  const { origin } = useServices();
  const { data } = useQuery({ ...productListQuery(useApi(), params, { category_id: [category.id] }), enabled: false });
  const { slug, name } = category;
  const { seo } = part ?? category;
  const plain = categoryHref(slug, { ...emptyParams, sub_category_id: part ? [part.id] : [], page: params.page });
  const crumbs = [
    { label: t('Home'), href: paths.home() },
    { label: t('Categories'), href: paths.categories() },
    { label: name, href: paths.category({ slug }) },
    ...(part ? [{ label: part.name }] : []),
  ];
  return (
    <PageHead
      title={seo?.title || (part ? `${part.name} - ${name}` : name)}
      description={
        seo?.description || t('{category} from many small shops. Compare and order in one place.', { category: part?.name ?? name })
      }
      canonical={plain}
      noIndex={categoryHref(slug, params) !== plain}
      image={category.thumbnail}
      jsonLd={{
        '@graph': [
          breadcrumbJsonLd(origin, crumbs),
          itemListJsonLd(
            origin,
            (data?.products ?? []).map((product) => ({ name: product.name, href: paths.product({ id: product.id }) })),
          ),
        ],
      }}
    />
  );
}

function findCategory(categories: readonly Category[] | undefined, slug: string): Category | undefined {
  return categories?.find((category) => category.slug === slug || String(category.id) === slug);
}

export function Skeleton() {
  return (
    <div aria-busy="true">
      <CategoryHeaderSkeleton />
      <div className="page-wide pt-4 pb-14 sm:pt-6">
        <ProductListSkeleton />
      </div>
    </div>
  );
}

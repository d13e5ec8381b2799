import { Breadcrumbs } from '@souk/ui/navigation/breadcrumbs.tsx';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { breadcrumbJsonLd, itemListJsonLd } from '../../features/catalog/json-ld.ts';
import { emptyParams, type ListParams, listQuery, readListParams } from '../../features/catalog/list/list-params.ts';
import { ProductList } from '../../features/catalog/list/product-list.tsx';
import { productListQuery, useListParams } from '../../features/catalog/list/product-list-query.ts';
import { catalogQueries } from '../../features/catalog/queries.ts';
import { recordSearch } from '../../features/catalog/search/recent-searches.ts';
import { SearchMatches } from '../../features/catalog/search/search-matches.tsx';
import { type LoaderArgs, load, loadOptional } from '../../lib/page/page.ts';
import { PageHead } from '../../lib/page/page-head.tsx';
import { paths } from '../../lib/paths.ts';
import { useApi, useI18n, useServices } from '../../lib/services/services-context.tsx';

const scope = { href: (params: ListParams) => paths.products(listQuery(params)) };

export async function loader({ services, url }: LoaderArgs) {
  const params = readListParams(url.searchParams);
  await Promise.all([
    load(services, productListQuery(services.api, params)),
    params.search && loadOptional(services, catalogQueries.suggest(services.api, params.search)),
  ]);
}

export function Component() {
  const { t } = useI18n();
  const params = useListParams();
  useEffect(() => {
    if (params.search) recordSearch(params.search);
  }, [params.search]);
  const title = params.search ? t('Results for “{search}”', { search: params.search }) : t('All products');
  return (
    <div className="page-wide pt-4 pb-14">
      <ProductsHead title={title} params={params} />
      <Breadcrumbs crumbs={[{ label: t('Home'), href: paths.home() }, { label: title }]} />
      <h1 className="mt-2 mb-4 text-xl break-words sm:mb-6">{title}</h1>
      {params.search && <SearchMatches search={params.search} />}
      <ProductList scope={scope} />
    </div>
  );
}

/** Search engines index the plain list and its pages, but no filters. */
function ProductsHead({ title, params }: { title: string; params: ListParams }) {
  const { t } = useI18n();
  const { origin } = useServices();
  const { data } = useQuery({ ...productListQuery(useApi(), params), enabled: false });
  const plain = paths.products(listQuery({ ...emptyParams, page: params.page }));
  const narrowed = scope.href(params) !== plain;
  return (
    <PageHead
      title={title}
      description={t('All products from every shop. Filter by category, brand, price, rating, color and size.')}
      canonical={plain}
      noIndex={narrowed}
      jsonLd={{
        '@graph': [
          breadcrumbJsonLd(origin, [{ label: t('Home'), href: paths.home() }, { label: title }]),
          itemListJsonLd(
            origin,
            (data?.products ?? []).map(({ id, name }) => ({ name, href: paths.product({ id }) })),
          ),
        ],
      }}
    />
  );
}

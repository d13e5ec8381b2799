import { notFound } from '@souk/client/api/api-error.ts';
import { Skeleton as Bone } from '@souk/ui/feedback/skeleton.tsx';
import { Breadcrumbs } from '@souk/ui/navigation/breadcrumbs.tsx';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { ChoiceLinks } from '../../features/catalog/choice-links.tsx';
import { breadcrumbJsonLd, shopJsonLd } from '../../features/catalog/json-ld.ts';
import { emptyParams, type ListParams, listQuery, readListParams } from '../../features/catalog/list/list-params.ts';
import { ProductList } from '../../features/catalog/list/product-list.tsx';
import { productListQuery, useListParams } from '../../features/catalog/list/product-list-query.ts';
import { ProductListSkeleton } from '../../features/catalog/list/product-list-skeleton.tsx';
import { catalogQueries } from '../../features/catalog/queries.ts';
import { ReviewsSection, reviewParams } from '../../features/catalog/reviews/reviews-section.tsx';
import { HolidayNote } from '../../features/catalog/shop/holiday-note.tsx';
import { shopCategoryLinks } from '../../features/catalog/shop/shop-category-links.ts';
import { ShopHeader, ShopHeaderSkeleton } from '../../features/catalog/shop/shop-header.tsx';
import { ShopScenes } from '../../features/catalog/shop/shop-scenes.tsx';
import { ShopStory } from '../../features/catalog/shop/shop-story.tsx';
import type { Shop } from '../../lib/other-servers/answers.ts';
import { type LoaderArgs, load } from '../../lib/page/page.ts';
import { PageHead } from '../../lib/page/page-head.tsx';
import { paths } from '../../lib/paths.ts';
import { useApi, useI18n, useServices } from '../../lib/services/services-context.tsx';

export async function loader({ services, params, url }: LoaderArgs) {
  const { api } = services;
  const id = readId(params.id);
  await Promise.all([
    load(services, catalogQueries.shop(api, id)),
    load(services, productListQuery(api, readListParams(url.searchParams), { shop_id: [id] })),
    load(services, catalogQueries.reviews(api, reviewParams({ shop_id: id }))),
  ]);
}

export function Component() {
  const { t } = useI18n();
  const { id } = useParams();
  const { data: shop } = useSuspenseQuery(catalogQueries.shop(useApi(), readId(id)));
  const params = useListParams();
  const scope = { href: (to: ListParams) => shopHref(shop.id, to), fixed: { shop_id: [shop.id] } };
  const shelves = shopCategoryLinks({ shop, params, href: scope.href, all: t('All') });
  return (
    <div className="page-wide pt-4 pb-14">
      <ShopHead shop={shop} params={params} />
      <Breadcrumbs crumbs={crumbsTo(shop.name, t)} />
      <div className="page-flow mt-3">
        <ShopHeader shop={shop} />
        <HolidayNote holiday={shop.holiday} />
        <ShopScenes scenes={shop.scenes} />
        <section aria-labelledby="shop-products" className="grid grid-cols-[minmax(0,1fr)] gap-5">
          <h2 id="shop-products" className="text-xl">
            {t('Products')}
          </h2>
          {shelves.length > 0 && <ChoiceLinks label={t('Categories')} choices={shelves} />}
          <ProductList scope={scope} />
        </section>
        <ShopStory shop={shop} />
        <ReviewsSection subject={{ shop_id: shop.id }} />
      </div>
    </div>
  );
}

function ShopHead({ shop, params }: { shop: Shop; params: ListParams }) {
  const { t } = useI18n();
  const { origin } = useServices();
  const plain = shopHref(shop.id, { ...emptyParams, page: params.page });
  return (
    <PageHead
      title={shop.name}
      description={shop.description || shop.tagline}
      canonical={plain}
      noIndex={shopHref(shop.id, params) !== plain}
      image={shop.banner ?? shop.logo}
      jsonLd={{ '@graph': [breadcrumbJsonLd(origin, crumbsTo(shop.name, t)), shopJsonLd(origin, shop)] }}
    />
  );
}

function crumbsTo(name: string, t: (text: string) => string) {
  return [{ label: t('Home'), href: paths.home() }, { label: t('Shops'), href: paths.shops() }, { label: name }];
}

/** The page's own shop is fixed, so another one in the address is ignored. */
function shopHref(id: number, params: ListParams): string {
  return paths.shop({ ...listQuery({ ...params, shop_id: [] }), id });
}

function readId(id: string | undefined): number {
  if (!id || !/^[1-9]\d{0,14}$/.test(id)) throw notFound();
  return Number(id);
}

export function Skeleton() {
  return (
    <div className="page-wide pt-13 pb-14" aria-busy="true">
      <div className="page-flow mt-3">
        <ShopHeaderSkeleton />
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
          <Bone className="h-8 w-40" />
          <Bone className="h-13 rounded-full" />
          <ProductListSkeleton />
        </div>
      </div>
    </div>
  );
}

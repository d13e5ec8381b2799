import type { CallAnswer, CallQuery } from '@souk/contract/calls';
import { type HomeSectionKey, homeFeeds } from '@souk/contract/catalog/home-sections';
import { toWire } from '@souk/money/currency';
import type { ReadContext } from '../../context.ts';
import { extendJson, formatJson, formatJsonArray, formatJsonObject, type JsonText } from '../../platform/http/json-text.ts';
import { type Catalog, type Scope, scopeFilter } from './catalog.ts';
import { readFlashSaleProducts } from './flash-sales/read-flash-sales.ts';
import { draftBannerRows } from './managed-banners.ts';
import { type HomeLayout, layoutOf } from './managed-home.ts';
import { presentBanner, presentFlashSale } from './present.ts';
import { readCategories } from './products/categories.ts';
import { readProductPage } from './products/product-pages.ts';
import { countMatchingProducts } from './products/search.ts';
import type { BannerRow } from './queries/home/banners.ts';
import type { FlashSaleRow } from './queries/home/flash-sales.ts';
import { readShops } from './shops/read-shops.ts';

type Home = CallAnswer<'GET /home'>;

const limits = { ads: 2, categories: 10, shops: 8, popular: 6, flashSale: 6 };

export async function readHome(context: ReadContext, catalog: Catalog, query: CallQuery<'GET /home'>): Promise<JsonText<Home>> {
  const [scope, layout] = [await catalog.scope(), await readLayout(context, catalog)];
  const isShown = (key: HomeSectionKey) => layout.sections.includes(key);
  const flashSales = readCurrentFlashSales(context, catalog, isShown('flash-sale'));
  const [banners, categories, shops, deliveryCharge, flash, products] = await Promise.all([
    readBanners(context, catalog),
    readCategories(context, catalog),
    scope.multi_vendor && isShown('street')
      ? readShops(context, catalog, { sort_type: 'default', page: 1, per_page: limits.shops })
      : { shops: [] },
    catalog.lowestDeliveryCharge(),
    flashSales,
    flashSales.then(({ shown }) => readProducts(context, catalog, scope, { ...query, shown, sorts: layout.sorts })),
  ]);
  return formatJsonObject<Home>({
    sections: formatJson(layout.sections),
    titles: formatJson(layout.titles),
    popular_sort: formatJson(layout.sorts.popular === homeFeeds.popular ? null : layout.sorts.popular),
    banners: formatJson(banners.of('hero')),
    side_banners: formatJson(banners.of('side')),
    ads: formatJson(banners.of('ad').slice(0, limits.ads)),
    categories: formatJson(categories.slice(0, limits.categories)),
    shops: formatJson(shops.shops),
    delivery_from: formatJson(deliveryCharge === null ? null : toWire(deliveryCharge)),
    popular_products: formatJsonArray(isShown('popular') ? products.popular : []),
    just_for_you: formatJsonObject({ total: formatJson(products.total), products: formatJsonArray(products.forYou) }),
    ...flash.sales,
  });
}

type ProductsRequest = CallQuery<'GET /home'> & {
  /** Ids of products that another section shows. */
  shown: readonly number[];
  sorts: HomeLayout['sorts'];
};

async function readLayout(context: ReadContext, catalog: Catalog): Promise<HomeLayout> {
  const { draft } = context;
  return layoutOf(draft?.kind === 'home' ? draft : await catalog.homeState(), context);
}

/** Popular products that the flash sale does not show, and the newest ones. */
async function readProducts(context: ReadContext, catalog: Catalog, scope: Scope, { page, per_page, shown, sorts }: ProductsRequest) {
  const filter = scopeFilter(scope);
  const total = await countMatchingProducts(catalog, filter);
  const [popular, forYou] = await Promise.all([
    readProductPage(context, catalog, { filter, total, sort: sorts.popular, offset: 0, limit: limits.popular + shown.length }),
    readProductPage(context, catalog, { filter, total, sort: sorts['just-for-you'], offset: (page - 1) * per_page, limit: per_page }),
  ]);
  return { total, popular: popular.filter(({ id }) => !shown.includes(id)).slice(0, limits.popular), forYou };
}

/** Without its section, the sale still counts down at the top of the page. */
async function readCurrentFlashSales(context: ReadContext, catalog: Catalog, withProducts: boolean) {
  const now = context.clock.now();
  const sales = await catalog.flashSales();
  const incoming = sales.find(({ starts_at }) => starts_at > now);
  const running = await readRunningSale(
    context,
    catalog,
    sales.find(({ starts_at }) => starts_at <= now),
    withProducts ? limits.flashSale : 0,
  );
  return {
    shown: running.ids,
    sales: {
      incoming_flash_sale: formatJson(incoming ? presentFlashSale(incoming, context) : null),
      running_flash_sale: running.sale,
    },
  };
}

async function readRunningSale(context: ReadContext, catalog: Catalog, sale: FlashSaleRow | undefined, limit: number) {
  if (!sale) return { ids: [], sale: formatJson(null) };
  const { ids, products } = await readFlashSaleProducts(context, catalog, sale.id, { offset: 0, limit });
  return { ids, sale: extendJson(formatJson(presentFlashSale(sale, context)), { products: formatJsonArray(products) }) };
}

async function readBanners(context: ReadContext, catalog: Catalog) {
  const { draft, read, locale } = context;
  const [rows, mirrored] = await Promise.all([
    draft?.kind === 'banners' ? draftBannerRows(read, draft) : catalog.banners(),
    catalog.isRightToLeft(locale),
  ]);
  return {
    of: (kind: BannerRow['kind']) => rows.filter((row) => row.kind === kind).map((row) => presentBanner(row, mirrored, context)),
  };
}

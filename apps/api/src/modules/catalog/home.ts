import type { CallAnswer, CallQuery } from '@souk/contract/calls';
import type { DB } from '../../../db/schema.ts';
import type { ReadContext } from '../../context.ts';
import type { RowList } from '../../platform/database/edit-rows.ts';
import { extendJson, formatJson, formatJsonArray, formatJsonObject, type JsonText } from '../../platform/http/json-text.ts';
import { type Catalog, type Scope, scopeFilter } from './catalog.ts';
import { readFlashSaleProducts } from './flash-sales/read-flash-sales.ts';
import { presentBanner, presentFlashSale } from './present.ts';
import { readCategories } from './products/categories.ts';
import { readProductPage } from './products/product-pages.ts';
import { countMatchingProducts } from './products/search.ts';
import type { BannerRow } from './queries/banners.ts';
import type { FlashSaleRow } from './queries/flash-sales.ts';
import { readShops } from './shops/read-shops.ts';

type Home = CallAnswer<'GET /home'>;

const limits = { ads: 2, categories: 10, shops: 8, popular: 6, flashSale: 9 };

export async function readHome(context: ReadContext, catalog: Catalog, query: CallQuery<'GET /home'>): Promise<JsonText<Home>> {
  const scope = await catalog.scope();
  const [banners, categories, shops, products, flash] = await Promise.all([
    readBanners(context, catalog),
    readCategories(context, catalog),
    scope.multi_vendor ? readShops(context, catalog, { sort_type: 'default', page: 1, per_page: limits.shops }) : { shops: [] },
    readProducts(context, catalog, scope, query),
    readCurrentFlashSales(context, catalog),
  ]);
  return formatJsonObject<Home>({
    banners: formatJson(banners.of('hero')),
    side_banners: formatJson(banners.of('side')),
    ads: formatJson(banners.of('ad').slice(0, limits.ads)),
    categories: formatJson(categories.slice(0, limits.categories)),
    shops: formatJson(shops.shops),
    popular_products: formatJsonArray(products.popular),
    just_for_you: formatJsonObject({ total: formatJson(products.total), products: formatJsonArray(products.forYou) }),
    ...flash,
  });
}

async function readProducts(context: ReadContext, catalog: Catalog, scope: Scope, { page, per_page }: CallQuery<'GET /home'>) {
  const filter = scopeFilter(scope);
  const total = await countMatchingProducts(catalog, filter);
  const [popular, forYou] = await Promise.all([
    readProductPage(context, catalog, { filter, total, sort: 'popular_product', offset: 0, limit: limits.popular }),
    readProductPage(context, catalog, { filter, total, sort: 'default', offset: (page - 1) * per_page, limit: per_page }),
  ]);
  return { total, popular, forYou };
}

async function readCurrentFlashSales(context: ReadContext, catalog: Catalog) {
  const now = context.clock.now();
  const sales = await catalog.flashSales();
  const incoming = sales.find(({ starts_at }) => starts_at > now);
  return {
    incoming_flash_sale: formatJson(incoming ? presentFlashSale(incoming, context) : null),
    running_flash_sale: await readRunningSale(
      context,
      catalog,
      sales.find(({ starts_at }) => starts_at <= now),
    ),
  };
}

async function readRunningSale(context: ReadContext, catalog: Catalog, sale: FlashSaleRow | undefined) {
  if (!sale) return formatJson(null);
  const products = await readFlashSaleProducts(context, catalog, sale.id, { offset: 0, limit: limits.flashSale });
  return extendJson(formatJson(presentFlashSale(sale, context)), { products: formatJsonArray(products) });
}

async function readBanners(context: ReadContext, catalog: Catalog) {
  const [rows, mirrored] = await Promise.all([catalog.banners(), catalog.isRightToLeft(context.locale)]);
  return {
    of: (kind: BannerRow['kind']) => rows.filter((row) => row.kind === kind).map((row) => presentBanner(row, mirrored, context)),
  };
}

/** The rows of the home page's banners, as operators edit them. */
export const bannerList = {
  table: 'banners',
  key: 'id',
  order: ['kind', 'position', 'id'],
  texts: ['title', 'subtitle', 'button'],
  tags: ['catalog', 'content', 'settings'],
} as const satisfies RowList<DB>;

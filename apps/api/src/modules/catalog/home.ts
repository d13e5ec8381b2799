import type { CallAnswer, CallQuery } from '@souk/contract/calls';
import type { DB } from '../../../db/schema.ts';
import type { ReadContext } from '../../context.ts';
import type { RowList } from '../../platform/database/edit-rows.ts';
import { type Catalog, type Scope, scopeFilter } from './catalog.ts';
import { readFlashSaleProducts } from './flash-sales/read-flash-sales.ts';
import { presentBanner, presentFlashSale } from './present.ts';
import { readCategories } from './products/categories.ts';
import { readProductPage } from './products/product-pages.ts';
import { countMatchingProducts } from './products/search.ts';
import { type BannerRow, isRightToLeft, listBanners } from './queries/banners.ts';
import { listFlashSales } from './queries/flash-sales.ts';
import { readShops } from './shops/read-shops.ts';

const limits = { ads: 2, categories: 10, shops: 8, popular: 6, flashSale: 9 };

export async function readHome(context: ReadContext, catalog: Catalog, query: CallQuery<'GET /home'>): Promise<CallAnswer<'GET /home'>> {
  const scope = await catalog.scope();
  const [banners, categories, shops, products, flash] = await Promise.all([
    readBanners(context),
    readCategories(context, catalog),
    scope.multi_vendor ? readShops(context, catalog, { sort_type: 'default', page: 1, per_page: limits.shops }) : { shops: [] },
    readProducts(context, catalog, scope, query),
    readCurrentFlashSales(context, catalog),
  ]);
  return { ...banners, categories: categories.slice(0, limits.categories), shops: shops.shops, ...products, ...flash };
}

async function readProducts(context: ReadContext, catalog: Catalog, scope: Scope, { page, per_page }: CallQuery<'GET /home'>) {
  const filter = scopeFilter(scope);
  const total = await countMatchingProducts(catalog, filter);
  const [popular, forYou] = await Promise.all([
    readProductPage(context, catalog, { filter, total, sort: 'popular_product', offset: 0, limit: limits.popular }),
    readProductPage(context, catalog, { filter, total, sort: 'default', offset: (page - 1) * per_page, limit: per_page }),
  ]);
  return { popular_products: popular, just_for_you: { total, products: forYou } };
}

async function readCurrentFlashSales(context: ReadContext, catalog: Catalog) {
  const now = context.clock.now();
  const sales = await listFlashSales(context.read, now);
  const running = sales.find(({ starts_at }) => starts_at <= now);
  const incoming = sales.find(({ starts_at }) => starts_at > now);
  return {
    incoming_flash_sale: incoming ? presentFlashSale(incoming, context) : null,
    running_flash_sale: running
      ? {
          ...presentFlashSale(running, context),
          products: await readFlashSaleProducts(context, catalog, running.id, { offset: 0, limit: limits.flashSale }),
        }
      : null,
  };
}

async function readBanners(context: ReadContext) {
  const [rows, mirrored] = await Promise.all([listBanners(context.read), isRightToLeft(context.read, context.locale)]);
  const bannersOf = (kind: BannerRow['kind']) =>
    rows.filter((row) => row.kind === kind).map((row) => presentBanner(row, mirrored, context));
  return { banners: bannersOf('hero'), side_banners: bannersOf('side'), ads: bannersOf('ad').slice(0, limits.ads) };
}

/** The rows of the home page's banners, as operators edit them. */
export const bannerList = {
  table: 'banners',
  key: 'id',
  order: ['kind', 'position', 'id'],
  texts: ['title', 'subtitle', 'button'],
  tags: ['catalog', 'content', 'settings'],
} as const satisfies RowList<DB>;

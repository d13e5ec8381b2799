import type { CallAnswer, CallQuery } from '@souk/contract/calls';
import type { Banner } from '@souk/contract/catalog';
import type { ReadContext } from '../../context.ts';
import { presentPicture } from '../../platform/media/present-picture.ts';
import { pickText } from '../../platform/text/pick-text.ts';
import type { Catalog, Scope } from './catalog.ts';
import type { ProductFilter } from './domain/product-filter.ts';
import { countFitting } from './product-search.ts';
import { readCategories } from './read-categories.ts';
import { presentFlashSale, readFlashSaleProducts } from './read-flash-sales.ts';
import { readProductPage } from './read-product-page.ts';
import { readShops } from './read-shops.ts';
import { type BannerRow, isRightToLeft, listBanners } from './repository/banners.ts';
import { listFlashSales } from './repository/flash-sales.ts';

const shown = { ads: 2, categories: 10, shops: 8, popular: 6, flashSale: 9 };

/** What the home page shows. */
export async function readHome(context: ReadContext, catalog: Catalog, query: CallQuery<'GET /home'>): Promise<CallAnswer<'GET /home'>> {
  const scope = await catalog.scope();
  const [banners, categories, shops, products, flash] = await Promise.all([
    readBanners(context),
    readCategories(context, catalog),
    scope.multi_vendor ? readShops(context, catalog, { sort_type: 'default', page: 1, per_page: shown.shops }) : { shops: [] },
    readProducts(context, catalog, scope, query),
    readFlash(context, catalog),
  ]);
  return { ...banners, categories: categories.slice(0, shown.categories), shops: shops.shops, ...products, ...flash };
}

async function readProducts(context: ReadContext, catalog: Catalog, scope: Scope, { page, per_page }: CallQuery<'GET /home'>) {
  const filter: ProductFilter = scope.multi_vendor ? {} : { shop: [scope.shop_id ?? 0] };
  const total = await countFitting(catalog, filter);
  const [popular, forYou] = await Promise.all([
    readProductPage(context, catalog, { filter, total, sort: 'popular_product', offset: 0, limit: shown.popular }),
    readProductPage(context, catalog, { filter, total, sort: 'default', offset: (page - 1) * per_page, limit: per_page }),
  ]);
  return { popular_products: popular, just_for_you: { total, products: forYou } };
}

async function readFlash(context: ReadContext, catalog: Catalog) {
  const now = context.clock.now();
  const sales = await listFlashSales(context.read, now);
  const running = sales.find(({ starts_at }) => starts_at <= now);
  const incoming = sales.find(({ starts_at }) => starts_at > now);
  return {
    incoming_flash_sale: incoming ? presentFlashSale(incoming, context) : null,
    running_flash_sale: running
      ? {
          ...presentFlashSale(running, context),
          products: await readFlashSaleProducts(context, catalog, running.id, { offset: 0, limit: shown.flashSale }),
        }
      : null,
  };
}

async function readBanners(context: ReadContext) {
  const [rows, mirrored] = await Promise.all([listBanners(context.read), isRightToLeft(context.read, context.locale)]);
  const of = (kind: BannerRow['kind']) => rows.filter((row) => row.kind === kind).map((row) => presentBanner(row, mirrored, context));
  return { banners: of('hero'), side_banners: of('side'), ads: of('ad').slice(0, shown.ads) };
}

function presentBanner(row: BannerRow, mirrored: boolean, context: ReadContext): Banner {
  return {
    id: row.id,
    title: pickText(row.title, context),
    subtitle: pickText(row.subtitle, context),
    button: pickText(row.button, context),
    link: row.link,
    picture: presentPicture((mirrored ? row.picture_rtl : null) ?? row.picture, context),
  };
}

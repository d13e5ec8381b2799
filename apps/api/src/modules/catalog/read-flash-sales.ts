import type { CallAnswer, CallQuery } from '@souk/contract/calls';
import type { FlashSale, FlashSaleProduct } from '@souk/contract/catalog';
import type { ReadContext } from '../../context.ts';
import { notFound } from '../../platform/http/problem.ts';
import { presentPicture, thumbnailUrl } from '../../platform/media/present-picture.ts';
import { type Languages, pickText } from '../../platform/text/pick-text.ts';
import type { Catalog } from './catalog.ts';
import { readProductCards } from './read-product-cards.ts';
import { countFlashSaleCategories, type FlashSaleRow, findFlashSale, listFlashSales, listOffers } from './repository/flash-sales.ts';

/** The running and the coming sales. */
export async function readFlashSales(context: ReadContext): Promise<CallAnswer<'GET /flash-sales'>> {
  const now = context.clock.now();
  const sales = await listFlashSales(context.read, now);
  const present = (running: boolean) =>
    sales.filter(({ starts_at }) => starts_at <= now === running).map((row) => presentFlashSale(row, context));
  return { running: present(true), incoming: present(false) };
}

type Query = CallQuery<'GET /flash-sale/{id}/details'>;

/** A sale with its products; before and after its time they show what they cost then. */
export async function readFlashSale(
  context: ReadContext,
  catalog: Catalog,
  id: number,
  query: Query,
): Promise<CallAnswer<'GET /flash-sale/{id}/details'>> {
  const sale = await findFlashSale(context.read, id);
  if (!sale) throw notFound('There is no such flash sale');
  const shopId = await shopOf(catalog);
  const [categories, products] = await Promise.all([
    countFlashSaleCategories(context.read, id, shopId),
    readFlashSaleProducts(context, catalog, id, {
      categories: query.category_id,
      offset: (query.page - 1) * query.per_page,
      limit: query.per_page,
    }),
  ]);
  const wanted = query.category_id;
  return {
    total_products: categories.filter((category) => !wanted || wanted.includes(category.id)).reduce((sum, { count }) => sum + count, 0),
    flash_sale: presentFlashSale(sale, context),
    categories: categories.map(({ id: categoryId, slug, name }) => ({ id: categoryId, slug, name: pickText(name, context) })),
    products,
  };
}

type Page = { categories?: readonly number[] | undefined; offset: number; limit: number };

export async function readFlashSaleProducts(
  context: ReadContext,
  catalog: Catalog,
  saleId: number,
  page: Page,
): Promise<FlashSaleProduct[]> {
  const shopId = await shopOf(catalog);
  const offers = await listOffers(context.read, { saleId, shopId, categories: page.categories, ...page });
  const cards = await readProductCards(
    context,
    catalog,
    offers.map(({ id }) => id),
  );
  return cards.flatMap((card) =>
    offers.filter(({ id }) => id === card.id).map(({ quantity, sold }) => ({ ...card, flash_quantity: quantity, flash_sold: sold })),
  );
}

export function presentFlashSale(row: FlashSaleRow, languages: Languages): FlashSale {
  return {
    id: row.id,
    name: pickText(row.name, languages),
    description: pickText(row.description, languages),
    thumbnail: row.picture && thumbnailUrl(row.picture),
    picture: row.picture && presentPicture(row.picture, languages),
    starts_at: row.starts_at.toISOString(),
    ends_at: row.ends_at.toISOString(),
  };
}

/** The one shop that a single-vendor market speaks of; null where there are many. */
async function shopOf(catalog: Catalog): Promise<number | null> {
  const { multi_vendor, shop_id } = await catalog.scope();
  return multi_vendor ? null : (shop_id ?? 0);
}

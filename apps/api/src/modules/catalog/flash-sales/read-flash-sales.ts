import type { CallAnswer, CallQuery } from '@souk/contract/calls';
import type { FlashSaleProduct } from '@souk/contract/catalog';
import type { ReadContext } from '../../../context.ts';
import { notFound } from '../../../platform/app-error.ts';
import { extendJson, formatJson, formatJsonArray, formatJsonObject, type JsonText } from '../../../platform/http/json-text.ts';
import { pickText } from '../../../platform/text/texts.ts';
import { type Catalog, onlyShopId } from '../catalog.ts';
import { presentFlashSale } from '../present.ts';
import { countFlashSaleCategories, findFlashSale, listOffers } from '../queries/home/flash-sales.ts';

/** Running and upcoming sales. */
export async function readFlashSales(context: ReadContext, catalog: Catalog): Promise<CallAnswer<'GET /flash-sales'>> {
  const now = context.clock.now();
  const sales = await catalog.flashSales();
  const salesThat = (areRunning: boolean) =>
    sales.filter(({ starts_at }) => starts_at <= now === areRunning).map((row) => presentFlashSale(row, context));
  return { running: salesThat(true), incoming: salesThat(false) };
}

type Query = CallQuery<'GET /flash-sale/{id}/details'>;
type SaleDetails = CallAnswer<'GET /flash-sale/{id}/details'>;

/** A sale with a page of its products, which show their current prices even if the sale is not running. */
export async function readFlashSale(context: ReadContext, catalog: Catalog, id: number, query: Query): Promise<JsonText<SaleDetails>> {
  const sale = await findFlashSale(context.read, id);
  if (!sale) throw notFound('Flash sale not found');
  const shopId = onlyShopId(await catalog.scope());
  const [categories, products] = await Promise.all([
    countFlashSaleCategories(context.read, id, shopId),
    readFlashSaleProducts(context, catalog, id, {
      categories: query.category_id,
      offset: (query.page - 1) * query.per_page,
      limit: query.per_page,
    }),
  ]);
  const chosen = query.category_id;
  const total = categories.filter((category) => !chosen || chosen.includes(category.id)).reduce((sum, { count }) => sum + count, 0);
  return formatJsonObject<SaleDetails>({
    total_products: formatJson(total),
    flash_sale: formatJson(presentFlashSale(sale, context)),
    categories: formatJson(categories.map(({ id: categoryId, slug, name }) => ({ id: categoryId, slug, name: pickText(name, context) }))),
    products: formatJsonArray(products.products),
  });
}

type Page = { categories?: readonly number[] | undefined; offset: number; limit: number };

export async function readFlashSaleProducts(
  context: ReadContext,
  catalog: Catalog,
  saleId: number,
  page: Page,
): Promise<{ ids: number[]; products: JsonText<FlashSaleProduct>[] }> {
  const shopId = onlyShopId(await catalog.scope());
  const offers = await listOffers(context.read, { saleId, shopId, categories: page.categories, ...page });
  const cards = await catalog.cards.list(
    context,
    offers.map(({ id }) => id),
  );
  const products = cards.flatMap((card) =>
    offers
      .filter(({ id }) => id === card.id)
      .map(({ quantity, sold }) => extendJson(card, { flash_quantity: formatJson(quantity), flash_sold: formatJson(sold) })),
  );
  return { ids: cards.map(({ id }) => id), products };
}

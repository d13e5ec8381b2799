import type { CallAnswer } from '@souk/contract/calls';
import type { ReadContext } from '../../../context.ts';
import { notFound } from '../../../platform/app-error.ts';
import { formatJson, formatJsonArray, formatJsonObject, type JsonText } from '../../../platform/http/json-text.ts';
import { type Catalog, onlyShopId } from '../catalog.ts';
import { presentHoliday, presentProduct, presentShopCard } from '../present.ts';
import { type BestSellers, type DetailsRow, findProduct, listBestSellers } from '../queries/product-details.ts';
import { findShop } from '../queries/shops.ts';

type ProductDetails = CallAnswer<'GET /product-details'>;

const maxRecommendations = 6;

/** A product with everything its page shows. */
export async function readProduct(context: ReadContext, catalog: Catalog, id: number): Promise<JsonText<ProductDetails>> {
  const { read, clock } = context;
  const shopId = onlyShopId(await catalog.scope());
  const row = await findProduct(read, id, { shopId, now: clock.now() });
  if (!row) throw notFound('Product not found');
  const [shop, totals, labels, recommended] = await Promise.all([
    catalog.shops(String(row.shop_id), () => findShop(read, row.shop_id)),
    catalog.shopTotals(),
    catalog.labels([row]),
    listRecommendations(context, catalog, row, shopId),
  ]);
  if (!shop) throw notFound('Product not found');
  const shown = [...new Set([...recommended.related, ...recommended.popular])];
  const cards = new Map((await catalog.cards.list(context, shown)).map((card) => [card.id, card]));
  const cardsOf = (ids: readonly number[]) => formatJsonArray(ids.flatMap((one) => cards.get(one) ?? []));
  // The answer is the same for everybody.
  const seller = { shop: presentShopCard(shop, totals, context), holiday: presentHoliday(shop), return_days: shop.return_days };
  const product = presentProduct(row, seller, context, { labels, favorites: new Set() });
  return formatJsonObject<ProductDetails>({
    product: formatJson(product),
    related_products: cardsOf(recommended.related),
    popular_products: cardsOf(recommended.popular),
  });
}

/** Related products are the best-selling of the same sub-category, then of the category; popular ones the best-selling of the same shop. */
async function listRecommendations({ read }: ReadContext, catalog: Catalog, row: DetailsRow, shopId: number | null) {
  const { id, sub_category_id, category_id, shop_id } = row;
  // One more, because the product itself may be among them.
  const request = { sub_category_id, category_id, shop_id, shopId, limit: maxRecommendations + 1 };
  let reading: Promise<BestSellers> | undefined;
  // One statement for all lists that are not in memory, because round trips cost more than rows.
  const readList = async (name: keyof BestSellers) => {
    reading ??= listBestSellers(read, request);
    return (await reading)[name];
  };
  const [ofPart, ofCategory, ofShop] = await Promise.all([
    catalog.bestSellers(`sub_category ${sub_category_id} ${shopId}`, () => readList('sub_category')),
    catalog.bestSellers(`category ${category_id} ${shopId}`, () => readList('category')),
    catalog.bestSellers(`shop ${shop_id} ${shopId}`, () => readList('shop')),
  ]);
  const firstOthers = (ids: readonly number[]) => [...new Set(ids)].filter((one) => one !== id).slice(0, maxRecommendations);
  return { related: firstOthers([...ofPart, ...ofCategory]), popular: firstOthers(ofShop) };
}

import { demoContent } from '../../../../demo/read-content.ts';
import type { Terms } from '../../src/modules/checkout/domain/price-checkout.ts';
import { daysFrom, type SeedContext } from './seed-context.ts';
import type { Memberships } from './seed-memberships.ts';
import { type Line, type Offer, seedPurchase } from './seed-purchase.ts';

/** Orders of the demo shopper, priced by the same rules as real ones. Stock is not reduced by them. Returns their ids, oldest first. */
export async function seedOrders(context: SeedContext, personId: number, memberships: Memberships): Promise<number[]> {
  const terms = await readTerms(context);
  const offers = await listOffers(context);
  const shopIds = [...new Set(offers.map(({ shop_id }) => shop_id))];
  const ids: number[] = [];
  for (const purchase of demoContent.purchases) {
    const firstShop = ids.length % shopIds.length;
    const carts = shopIds.slice(firstShop, firstShop + purchase.shops).map((shop_id) => ({
      shop_id,
      lines: pickLines(
        offers.filter((offer) => offer.shop_id === shop_id),
        context,
      ),
    }));
    const placed_at = daysFrom(context.now, -purchase.days_ago);
    const membership = memberships.find(({ starts_at, ends_at }) => starts_at <= placed_at && placed_at < ends_at);
    ids.push(...(await seedPurchase(context, { ...purchase, personId, carts, terms, membership })));
  }
  return ids;
}

async function readTerms({ db }: SeedContext): Promise<Terms> {
  const taxes = await db
    .selectFrom('taxes')
    .select(['id', 'name', 'basis_points'])
    .where('active', '=', true)
    .orderBy('position')
    .execute();
  const bands = await db.selectFrom('delivery_bands').select(['shop_id', 'from_quantity', 'to_quantity', 'charge']).execute();
  return { vouchers: [], taxes, bands, membership: null, named_voucher_id: null };
}

function listOffers({ db }: SeedContext): Promise<Offer[]> {
  return db
    .selectFrom('product_variants as v')
    .innerJoin('products as p', 'p.id', 'v.product_id')
    .leftJoin('brands as b', 'b.id', 'p.brand_id')
    .leftJoin('sizes as s', 's.id', 'v.size_id')
    .leftJoin('colors as c', 'c.id', 'v.color_id')
    .select([
      'v.id as variant_id',
      'v.product_id',
      'v.extra_price',
      'v.picture_id',
      'p.thumbnail_id',
      'p.shop_id',
      'p.name',
      'p.price',
      'p.discount_price',
    ])
    .select(['b.name as brand', 's.name as size', 'c.name as color'])
    .where('v.stock', '>', 20)
    .orderBy('p.sold_count', 'desc')
    .orderBy('v.id')
    .execute();
}

function pickLines(offers: Offer[], { random }: SeedContext): Line[] {
  const products = [...new Map(offers.map((offer) => [offer.product_id, offer])).values()];
  return products.slice(0, random.between(1, 3)).map((offer) => ({
    offer,
    list_price: offer.price + offer.extra_price,
    price: (offer.discount_price || offer.price) + offer.extra_price,
    quantity: random.between(1, 2),
  }));
}

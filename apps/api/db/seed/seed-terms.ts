import type { Shops } from './seed-catalog.ts';
import { daysFrom, idOf, type SeedContext } from './seed-context.ts';

/** Taxes, delivery charges by quantity, and vouchers in percent and as an amount. */
export async function seedTerms({ db, random, now }: SeedContext, { shops }: Shops): Promise<void> {
  await db
    .insertInto('taxes')
    .values([
      { name: JSON.stringify({ en: 'VAT', ar: 'ضريبة القيمة المضافة', ir: 'مالیات بر ارزش افزوده' }), basis_points: 500, position: 0 },
      { name: JSON.stringify({ en: 'City levy', ar: 'رسم البلدية', ir: 'عوارض شهرداری' }), basis_points: 100, position: 1 },
    ])
    .execute();
  const bands = [...shops.values()].flatMap((shop_id) => {
    const first = random.pick([300, 350, 400, 450]);
    return [
      { shop_id, from_quantity: 1, to_quantity: 3, charge: first },
      { shop_id, from_quantity: 4, to_quantity: 9, charge: first + 250 },
      { shop_id, from_quantity: 10, to_quantity: null, charge: first + 500 },
    ];
  });
  await db.insertInto('delivery_bands').values(bands).execute();
  await db
    .insertInto('vouchers')
    .values([...shops].flatMap(vouchersOf(now)))
    .execute();
  // A used-up voucher and an unlisted one.
  const ember = idOf(shops, 'clay-and-ember');
  await db
    .insertInto('vouchers')
    .values([
      { ...percentVoucher(ember, 'EMBERFULL', 30, now), usage_limit: 20, used_count: 20 },
      { ...percentVoucher(ember, 'KILNFRIENDS', 20, now), listed: false },
    ])
    .execute();
}

function vouchersOf(now: Date) {
  return ([slug, shop_id]: [string, number], index: number) => {
    const word = slug
      .replaceAll(/[^a-z]/g, '')
      .slice(0, 6)
      .toUpperCase();
    const amount = {
      shop_id,
      code: `${word}5`,
      discount_type: 'Amount',
      discount: 500,
      min_order_amount: 4000,
      max_discount_amount: null,
      starts_at: daysFrom(now, -20),
      ends_at: daysFrom(now, 25 + index),
      usage_limit: 500,
    };
    // Two of three shops have both types of vouchers; every fifth has none, to show an empty list.
    if (index % 5 === 4) return [];
    return index % 3 === 0 ? [amount] : [amount, percentVoucher(shop_id, `${word}10`, 10, now)];
  };
}

function percentVoucher(shop_id: number, code: string, percentage: number, now: Date) {
  return {
    shop_id,
    code,
    discount_type: 'Percentage',
    discount: percentage * 100,
    min_order_amount: 2500,
    max_discount_amount: 3000,
    starts_at: daysFrom(now, -10),
    ends_at: daysFrom(now, 40),
    usage_limit: 300,
  };
}

import { returnsCalls } from '@souk/contract/orders/returns';
import type { Kysely } from 'kysely';
import type { DB } from '../../db/schema.ts';
import { buildForm } from '../build-form.ts';
import type { TestApp } from '../test-app.ts';
import { fillCart, orderBasket } from './basket.ts';
import { buildProduct } from './goods.ts';
import { moveOrderTo, payInCash } from './move-orders.ts';
import { readPlaced } from './online-order.ts';
import { buildShopper, type Shopper } from './shopper.ts';

type Apis = Pick<TestApp, 'call' | 'clock'> & { database: { db: Kysely<DB> } };

export type Delivered = {
  shopper: Shopper;
  product: Awaited<ReturnType<typeof buildProduct>>;
  id: number;
  code: string;
  /** The ids of its lines. */
  lines: number[];
};

/** A delivered, paid order of three bowls and a cup at 10.00, with a delivery charge of 5.00, that can be returned for 14 days. */
export async function buildDelivered(
  { call, database: { db }, clock }: Apis,
  { isPaid = true, shop_id }: { isPaid?: boolean; shop_id?: number } = {},
): Promise<Delivered> {
  await db.updateTable('settings').set({ cash_on_delivery: true, return_days: 14 }).execute();
  const shopper = await buildShopper(db);
  const product = await buildProduct(db, { ...(shop_id && { shop_id }) });
  const cup = await buildProduct(db, { shop_id: product.shop_id });
  await fillCart(db, shopper, product, 3);
  await fillCart(db, shopper, cup, 1);
  await db.insertInto('delivery_bands').values({ shop_id: product.shop_id, from_quantity: 1, charge: 500 }).execute();
  const [placed] = readPlaced(await orderBasket(call, { shopper, shopIds: [product.shop_id], payable: 45 })).orders;
  const { id = 0, code = '' } = placed ?? {};
  await moveOrderTo(db, id, 'Delivered');
  await db.updateTable('orders').set({ delivered_at: clock.now() }).where('id', '=', id).execute();
  if (isPaid) await payInCash(db, id);
  const lines = await db.selectFrom('order_lines').select('id').where('order_id', '=', id).orderBy('id').execute();
  return { shopper, product, id, code, lines: lines.map((line) => line.id) };
}

type Asked = { note?: string; photos?: readonly File[] };

/** Asks for a return; `lines` as the call has them. */
export function askReturn(
  call: TestApp['call'],
  { shopper, id }: Pick<Delivered, 'shopper' | 'id'>,
  lines: string,
  { note, photos = [] }: Asked = {},
) {
  const parts = [['lines', lines] as const, ...(note === undefined ? [] : [['note', note] as const])];
  const form = buildForm([...parts, ...photos.map((photo) => ['photos', photo] as const)]);
  return call('POST', `/orders/${id}/returns`, { token: shopper.token, form });
}

/** Asks for a return that must be stored, and returns its id and code. */
export async function buildReturn(call: TestApp['call'], order: Pick<Delivered, 'shopper' | 'id'>, lines: string) {
  const { body } = await askReturn(call, order, lines);
  const [asked] = returnsCalls['POST /orders/{id}/returns'].answer.parse(body.data).returns;
  if (!asked) throw new Error('The return was not stored');
  return asked;
}

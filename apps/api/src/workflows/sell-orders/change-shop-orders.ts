import type { RefundBearers } from '@souk/contract/back-office/orders';
import type { CallBody } from '@souk/contract/calls';
import { OrderStatus } from '@souk/contract/orders';
import type { AsSeller, Context } from '../../context.ts';
import { AppError, notFound, operatorError } from '../../platform/app-error.ts';
import { previewBearers } from '../change-order/bearers.ts';
import { cancelOrderAsOperator } from '../change-order/cancel-order.ts';
import { moveOrder } from '../change-order/move-order.ts';
import { sendOrder } from '../send-parcels/send-order.ts';
import { getOwnOrders } from './read-shop-orders.ts';

type Selling = AsSeller<Context>;
type OwnOrder = Awaited<ReturnType<typeof getOwnOrders>>[number];
type Move = CallBody<'POST /seller/orders/{code}/status'>;

/** Moves an order of the shop. An order that awaits its payment stays as it is. */
export async function moveShopOrder(context: Selling, code: string, { seen_status, status }: Move): Promise<void> {
  const order = await getOwnOrder(context, code);
  checkDue(order);
  await moveOrder(context, { orderId: order.id, seen: seen_status, status, note: null });
}

/** The bearers of what a cancellation refunds. */
export async function previewShopCancellation(context: Selling, code: string): Promise<RefundBearers> {
  const { id } = await getOwnOrder(context, code);
  return previewBearers(context, { orderId: id });
}

export async function cancelShopOrder(
  context: Selling,
  code: string,
  { seen_status, reason }: CallBody<'POST /seller/orders/{code}/cancel'>,
): Promise<void> {
  const { id } = await getOwnOrder(context, code);
  await cancelOrderAsOperator(context, { orderId: id, seen: seen_status, reason });
}

export async function shipShopOrder(
  context: Selling,
  code: string,
  { seen_status, ...tracking }: CallBody<'POST /seller/orders/{code}/ship'>,
): Promise<void> {
  await ship(context, await getOwnOrder(context, code), { seen: seen_status, ...tracking });
}

type Tracking = Omit<Parameters<typeof sendOrder>[1], 'orderId'>;

async function ship(context: Selling, order: OwnOrder, tracking: Tracking): Promise<void> {
  checkDue(order);
  await sendOrder(context, { orderId: order.id, ...tracking });
}

type Shipments = CallBody<'POST /seller/shipments'>;
type Result = { code: string; is_shipped: boolean; status: OrderStatus };

/** Sends several orders, each in a transaction of its own. One that somebody else changed, or that is not paid, is left as it is. */
export async function shipShopOrders(context: Selling, { carrier, orders }: Shipments): Promise<Result[]> {
  const wanted = orders.map((order) => ({ ...order, code: order.code.toUpperCase() }));
  const codes = wanted.map(({ code }) => code);
  const own = new Map((await getOwnOrders(onPrimary(context), codes)).map((order) => [order.code, order]));
  for (const { code, seen_status, tracking_number } of wanted) {
    const order = own.get(code);
    if (!order) continue;
    try {
      await ship(context, order, { seen: seen_status, carrier, tracking_number, tracking_url: null });
    } catch (error) {
      if (!(error instanceof AppError && error.code === 'conflict')) throw error;
    }
  }
  const after = new Map((await getOwnOrders(onPrimary(context), codes)).map((order) => [order.code, OrderStatus.parse(order.status)]));
  return wanted.map(({ code }) => {
    const status = after.get(code) ?? 'Cancelled';
    return { code, is_shipped: status === 'On The Way' || status === 'Delivered', status };
  });
}

async function getOwnOrder(context: Selling, code: string): Promise<OwnOrder> {
  const [order] = await getOwnOrders(onPrimary(context), [code.toUpperCase()]);
  if (!order) throw notFound('Order not found');
  return order;
}

/** A replica may not have yet what was just written. */
function onPrimary({ db, operator }: Selling) {
  return { read: db, operator };
}

function checkDue(order: OwnOrder): void {
  if (!order.is_due) throw operatorError('conflict', { text: '{code} is not paid yet.', with: { code: order.code } });
}

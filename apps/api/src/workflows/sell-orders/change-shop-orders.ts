import type { CallBody } from '@souk/contract/calls';
import { OrderStatus } from '@souk/contract/orders';
import type { AsSeller, Context } from '../../context.ts';
import { listShopOrderIds } from '../../modules/orders/queries/shop-orders.ts';
import { AppError, notFound, operatorError } from '../../platform/app-error.ts';
import { cancelOrderAsOperator } from '../change-order/cancel-order.ts';
import { moveOrder } from '../change-order/move-order.ts';
import { sendOrder } from '../send-parcels/send-order.ts';
import { isPayable } from './read-shop-orders.ts';

type Selling = AsSeller<Context>;
type Move = CallBody<'POST /seller/orders/{code}/status'>;

/** Moves an order of the shop. An order that awaits its payment stays as it is. */
export async function moveShopOrder(context: Selling, code: string, { seen_status, status }: Move): Promise<void> {
  const order = await getOwnOrder(context, code);
  checkPaid(order);
  await moveOrder(context, { orderId: order.id, seen: seen_status, status, note: null });
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
  const order = await getOwnOrder(context, code);
  checkPaid(order);
  await sendOrder(context, { orderId: order.id, seen: seen_status, ...tracking });
}

type Shipments = CallBody<'POST /seller/shipments'>;
type Result = { code: string; is_shipped: boolean; status: OrderStatus };

/** Sends several orders, each in a transaction of its own. One that somebody else changed, or that is not paid, is left as it is. */
export async function shipShopOrders(context: Selling, { carrier, orders }: Shipments): Promise<Result[]> {
  const wanted = orders.map((order) => ({ ...order, code: order.code.toUpperCase() }));
  const codes = wanted.map(({ code }) => code);
  await getOwnOrders(context, codes);
  for (const { code, seen_status, tracking_number } of wanted) {
    try {
      await shipShopOrder(context, code, { seen_status, carrier, tracking_number, tracking_url: null });
    } catch (error) {
      if (!(error instanceof AppError && error.code === 'conflict')) throw error;
    }
  }
  const after = new Map((await getOwnOrders(context, codes)).map((order) => [order.code, OrderStatus.parse(order.status)]));
  return wanted.map(({ code }) => {
    const status = after.get(code) ?? 'Cancelled';
    return { code, is_shipped: status === 'On The Way' || status === 'Delivered', status };
  });
}

/** The orders with these codes; 404 if one of them is missing or of another shop. */
async function getOwnOrders({ db, operator }: Selling, codes: readonly string[]) {
  const found = await listShopOrderIds(operator.shop_id, db, codes);
  if (codes.some((code) => !found.some((order) => order.code === code))) throw notFound('Order not found');
  return found;
}

async function getOwnOrder(context: Selling, code: string) {
  const [order] = await getOwnOrders(context, [code.toUpperCase()]);
  if (!order) throw notFound('Order not found');
  return order;
}

function checkPaid(order: Awaited<ReturnType<typeof getOwnOrder>>): void {
  if (!isPayable(order)) throw operatorError('conflict', `${order.code} is not paid yet.`);
}

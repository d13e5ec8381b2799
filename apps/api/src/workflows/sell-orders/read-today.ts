import type { ShopToday } from '@souk/contract/seller/orders';
import { countShortStock } from '../../modules/catalog/queries/panel/shop-stock.ts';
import { countShopConversations } from '../../modules/conversations/queries/shop-conversations.ts';
import { countWaitingOrders, listWaitingOrders } from '../../modules/orders/queries/shop-orders.ts';
import { countQuestions } from '../../modules/questions/queries/questions.ts';
import { countShopReturns } from '../../modules/returns/queries/shop-returns.ts';
import { presentRow, type Reading, readLateness } from './read-shop-orders.ts';

const nextOrders = 5;

/** Counts the tasks that wait for the shop, as far as the role of the member permits. */
export async function readToday(context: Reading): Promise<ShopToday> {
  const { read, operator } = context;
  const { shop_id, permissions } = operator;
  const mayMessage = permissions.has('messages');
  const [orders, conversations, questions, stock] = await Promise.all([
    permissions.has('orders') ? readOrdersToday(context) : null,
    mayMessage ? countShopConversations(shop_id, read, undefined) : null,
    mayMessage ? countQuestions(read, { words: undefined, shopId: shop_id }) : null,
    permissions.has('stock') ? countShortStock(shop_id, read) : null,
  ]);
  return {
    orders,
    messages: conversations?.unanswered ?? null,
    questions: questions?.unanswered ?? null,
    sold_out: stock?.sold_out ?? null,
  };
}

async function readOrdersToday(context: Reading): Promise<ShopToday['orders']> {
  const { read, operator } = context;
  const { shop_id } = operator;
  const { late_after_hours, lateBefore } = await readLateness(context);
  const [counts, next, returns] = await Promise.all([
    countWaitingOrders(shop_id, read, lateBefore),
    listWaitingOrders(shop_id, read, { lateBefore, limit: nextOrders }),
    countShopReturns(shop_id, read, undefined),
  ]);
  return { ...counts, late_after_hours, returns: returns.requested - returns.passed, next: next.map(presentRow) };
}

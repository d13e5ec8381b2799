import type { OrderStatus } from '@souk/contract/orders';

/** How money and order came apart, where they did. */
type Trouble = 'part given back' | 'all given back' | 'not paid in time';

export type PastPurchase = {
  status: OrderStatus;
  daysAgo: number;
  /** From how many shops. */
  shops: number;
  gateway: 'cash' | 'demo';
  trouble?: Trouble;
  /** Why it was cancelled: a text of the interface where the market or a form wrote it, so that it is read in every language. */
  reason?: string;
  /** What the shopper wrote at checkout, in one of the languages that she speaks. */
  note?: string;
};

/** What the demo shopper bought, the oldest first: every status is there, paid in both ways, and what can go wrong once each. */
export const pastPurchases: readonly PastPurchase[] = [
  { status: 'Delivered', daysAgo: 176, shops: 1, gateway: 'cash' },
  { status: 'Delivered', daysAgo: 118, shops: 1, gateway: 'cash', note: 'Please ring twice, the bell is shy.' },
  { status: 'Delivered', daysAgo: 60, shops: 1, gateway: 'demo', trouble: 'part given back' },
  { status: 'Cancelled', daysAgo: 35, shops: 1, gateway: 'cash', reason: 'I ordered it by mistake' },
  { status: 'Cancelled', daysAgo: 29, shops: 1, gateway: 'demo', trouble: 'all given back', reason: 'It takes too long' },
  { status: 'Delivered', daysAgo: 21, shops: 2, gateway: 'demo' },
  { status: 'Cancelled', daysAgo: 12, shops: 1, gateway: 'demo', trouble: 'not paid in time', reason: 'It was not paid in time' },
  { status: 'On The Way', daysAgo: 4, shops: 1, gateway: 'demo' },
  { status: 'Pickup', daysAgo: 3, shops: 1, gateway: 'cash' },
  { status: 'Processing', daysAgo: 2, shops: 1, gateway: 'demo', note: 'هذه هدية، فلا تضعوا الفاتورة في العلبة من فضلكم.' },
  { status: 'Confirm', daysAgo: 1, shops: 1, gateway: 'cash', note: 'اگر خانه نبودم، لطفاً به نانوایی طبقه‌ی پایین بدهید.' },
  { status: 'Pending', daysAgo: 0.1, shops: 2, gateway: 'cash' },
];

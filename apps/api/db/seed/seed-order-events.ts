import type { OrderStatus } from '@souk/contract/orders';
import { daysFrom, type Market } from './market.ts';

/** The way an order goes, and how many days after it was placed each step usually is. */
const path: readonly { status: OrderStatus; day: number }[] = [
  { status: 'Pending', day: 0 },
  { status: 'Confirm', day: 0.1 },
  { status: 'Processing', day: 0.7 },
  { status: 'Pickup', day: 1.6 },
  { status: 'On The Way', day: 2.2 },
  { status: 'Delivered', day: 4 },
];

const daysUntilCancelled = 0.2;

type Way = { order_id: number; status: OrderStatus; created_at: Date; reason: string | null };

/** How the order came to its status; of a young one the steps stand closer together. */
export async function seedOrderEvents({ db, now }: Market, { order_id, status, created_at, reason }: Way): Promise<void> {
  if (status === 'Cancelled') {
    const steps = [
      { order_id, status: 'Pending', note: null, created_at },
      { order_id, status, note: reason, created_at: daysFrom(created_at, daysUntilCancelled) },
    ];
    await db.insertInto('order_events').values(steps).execute();
    return;
  }
  const steps = path.slice(0, path.findIndex((step) => step.status === status) + 1);
  const age = (now.getTime() - created_at.getTime()) / 86_400_000;
  const last = steps.at(-1)?.day ?? 0;
  const pace = last >= age ? (age * 0.9) / last : 1;
  await db
    .insertInto('order_events')
    .values(steps.map((step) => ({ order_id, status: step.status, created_at: daysFrom(created_at, step.day * pace) })))
    .execute();
}

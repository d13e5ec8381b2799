import { PaymentStatus } from '@souk/contract/fields';
import { type Subscription, SubscriptionStatus } from '@souk/contract/membership';
import { toWire } from '@souk/money/wire';
import { type Languages, pickText } from '../../platform/text/pick-text.ts';
import type { SubscriptionRow } from './repository.ts';

const perPercent = 100;

export function presentSubscription(row: SubscriptionRow, languages: Languages, now: Date): Subscription {
  return {
    id: row.id,
    plan: {
      id: row.plan_id,
      name: pickText(row.name, languages),
      short_description: pickText(row.short_description, languages),
      benefits: Array.isArray(row.benefits) ? row.benefits.map((benefit) => pickText(benefit, languages)) : [],
    },
    status: isOver(row, now) ? 'expired' : SubscriptionStatus.parse(row.status),
    price: toWire(row.price),
    discount_percentage: row.discount_basis_points / perPercent,
    free_delivery: row.free_delivery,
    starts_at: row.starts_at?.toISOString() ?? null,
    ends_at: row.ends_at?.toISOString() ?? null,
    saved_amount: toWire(row.saved_amount),
    payment:
      row.payment_method === null ? null : { method: row.payment_method, status: PaymentStatus.parse(row.payment_status ?? 'Pending') },
    created_at: row.created_at.toISOString(),
  };
}

/** A membership ends by the clock; its row is told so a little later. */
function isOver({ status, ends_at }: SubscriptionRow, now: Date): boolean {
  return status === 'active' && ends_at !== null && ends_at <= now;
}

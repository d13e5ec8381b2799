import { PaymentStatus } from '@souk/contract/fields';
import { type Subscription, SubscriptionStatus } from '@souk/contract/membership';
import { toPercent } from '@souk/money/amount';
import { toWire } from '@souk/money/currency';
import { type Languages, pickOptionalText, pickText } from '../../platform/text/texts.ts';
import type { SubscriptionRow } from './queries/subscriptions.ts';

export function presentSubscription(row: SubscriptionRow, languages: Languages, now: Date): Subscription {
  return {
    id: row.id,
    plan: {
      id: row.plan_id,
      name: pickText(row.name, languages),
      short_description: pickOptionalText(row.short_description, languages),
      benefits: Array.isArray(row.benefits) ? row.benefits.map((benefit) => pickText(benefit, languages)) : [],
    },
    status: hasEnded(row, now) ? 'expired' : SubscriptionStatus.parse(row.status),
    price: toWire(row.price),
    discount_percentage: toPercent(row.discount_basis_points),
    free_delivery: row.free_delivery,
    starts_at: row.starts_at?.toISOString() ?? null,
    ends_at: row.ends_at?.toISOString() ?? null,
    saved_amount: toWire(row.saved_amount),
    payment:
      row.payment_method === null ? null : { method: row.payment_method, status: PaymentStatus.parse(row.payment_status ?? 'Pending') },
    created_at: row.created_at.toISOString(),
  };
}

/** A membership ends on time; the status of its row is updated a little later. */
function hasEnded({ status, ends_at }: SubscriptionRow, now: Date): boolean {
  return status === 'active' && ends_at !== null && ends_at <= now;
}

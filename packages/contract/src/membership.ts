import { z } from 'zod';
import { Plan } from './content.ts';
import type { Calls } from './endpoint.ts';
import { Amount, Id, IdParam, KeyHeader, PaymentStatus, Timestamp, text } from './fields.ts';

/** `pending` waits for its payment; `replaced` gave way to a later one of the same person. */
export const SubscriptionStatus = z.enum(['pending', 'active', 'replaced', 'cancelled', 'expired']);
export type SubscriptionStatus = z.infer<typeof SubscriptionStatus>;

/** A membership that somebody has, had, or is about to have; its terms are those of the day it was bought. */
export const Subscription = z.object({
  id: Id,
  plan: Plan.pick({ id: true, name: true, short_description: true, benefits: true }),
  status: SubscriptionStatus,
  price: Amount,
  discount_percentage: z.number(),
  free_delivery: z.boolean(),
  /** Null until it is paid. */
  starts_at: Timestamp.nullable(),
  /** Null: it does not end, or has not begun. */
  ends_at: Timestamp.nullable(),
  /** The savings on orders so far, delivery included. */
  saved_amount: Amount,
  /** Null where it cost nothing. */
  payment: z.object({ method: z.string(), status: PaymentStatus }).nullable(),
  created_at: Timestamp,
});
export type Subscription = z.infer<typeof Subscription>;

/** The running one, the latest that waits for its payment, and those that ended, the newest first. */
export const MySubscription = z.object({
  current: Subscription.nullable(),
  pending: Subscription.nullable(),
  history: z.array(Subscription),
});
export type MySubscription = z.infer<typeof MySubscription>;

export const membershipCalls = {
  'POST /plans/{id}/purchase': {
    access: 'signed-in',
    summary: 'Buys a membership. By cash, or where it costs nothing, it runs at once; otherwise once it is paid at `payment_url`.',
    params: z.strictObject({ id: IdParam }),
    headers: KeyHeader,
    body: z.strictObject({
      /** `cash` or a gateway; not looked at where the plan costs nothing. */
      payment_method: text(40).min(1),
    }),
    answer: z.object({ subscription: Subscription, payment_url: z.string().nullable() }),
    status: 201,
    refusals: {
      404: 'There is no such plan.',
      409: 'The same plan runs without an end already. Or the same key is under way.',
      422: 'The payment method is not offered, or the key was used for another body.',
    },
  },
  'GET /my-subscription': { access: 'signed-in', summary: 'Your membership, and those you had.', answer: MySubscription },
  'POST /my-subscription/cancel': {
    access: 'signed-in',
    origin: 'ours',
    summary: 'Ends your membership at once. What was paid comes back if it has saved nothing yet and is at most 14 days old.',
    answer: MySubscription,
    refusals: { 409: 'No membership runs.' },
  },
} satisfies Calls;

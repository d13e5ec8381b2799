import { z } from 'zod';
import type { AdminCalls } from '../../endpoint.ts';
import { Amount, Id, IdParam, text } from '../../fields.ts';

const Band = z.object({
  from: z.int().min(1).max(999_999),
  /** Null for the last one, which has no end. */
  to: z.int().min(1).max(999_999).nullable(),
  charge: Amount,
});
export type Band = z.infer<typeof Band>;

const NewBand = Band.extend({ charge: z.number().min(0).max(9_999_999).multipleOf(0.01) }).strict();

export const ShopDelivery = z.object({
  id: Id,
  name: z.string(),
  is_active: z.boolean(),
  /** Lowest quantity first; none: delivery is free. */
  bands: z.array(Band),
  /** Names the stored bands: a change names those that the operator saw. */
  version: z.string(),
});
export type ShopDelivery = z.infer<typeof ShopDelivery>;

const params = z.strictObject({ id: IdParam });
const none = { 404: 'There is no such shop.' };

export const adminDeliveryCalls = {
  'GET /admin/delivery': {
    access: 'admin',
    needs: 'settings',
    summary: 'The delivery charges of every shop by quantity.',
    answer: z.object({ shops: z.array(ShopDelivery), currency: z.string() }),
  },
  'POST /admin/delivery/{id}': {
    access: 'admin',
    needs: 'settings',
    summary: 'Replaces the delivery charges of a shop. Those of existing orders do not change.',
    params,
    body: z.strictObject({ bands: z.array(NewBand).max(20), version: text(100) }),
    answer: z.object({ shop: ShopDelivery, entry_id: Id.nullable() }),
    refusals: { ...none, 409: 'Somebody else has changed them.', 422: 'The bands leave a gap, overlap, or do not begin at 1.' },
  },
  'POST /admin/delivery/{id}/test': {
    access: 'admin',
    needs: 'settings',
    summary: 'What a basket would cost in a shop: goods, taxes and delivery. Nothing is stored.',
    params,
    body: z.strictObject({
      lines: z
        .array(z.strictObject({ price: z.number().min(0).max(9_999_999).multipleOf(0.01), quantity: z.int().min(1).max(9999) }))
        .min(1)
        .max(20),
    }),
    answer: z.object({
      quantity: z.int(),
      total: Amount,
      taxes: z.array(z.object({ name: z.string(), amount: Amount })),
      delivery: Amount,
      payable: Amount,
    }),
    refusals: none,
  },
} satisfies AdminCalls;

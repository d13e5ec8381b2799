import { z } from 'zod';
import type { AdminCalls } from '../endpoint.ts';
import { Id } from '../fields.ts';

export const HealthFigures = z.object({
  /** Orders that were placed in these days, and are paid or paid in cash. */
  orders: z.int(),
  /** Not handed over within `late_after_hours`. */
  late: z.int(),
  /** Cancelled by somebody who is a member of the shop now. */
  cancelled: z.int(),
  /** With a return that was neither declined nor withdrawn. */
  returned: z.int(),
  /** Conversations with a message in these days, and those whose last message waits for the shop for longer than `answer_hours`. */
  conversations: z.int(),
  unanswered_conversations: z.int(),
  /** The same of public questions. */
  questions: z.int(),
  unanswered_questions: z.int(),
});
export type HealthFigures = z.infer<typeof HealthFigures>;

export const ShopHealthRow = HealthFigures.extend({ id: Id, name: z.string() });
export type ShopHealthRow = z.infer<typeof ShopHealthRow>;

export const HealthLimits = z.object({ days: z.int(), late_after_hours: z.int(), answer_hours: z.int() });

export const ShopHealth = HealthLimits.extend({
  /** The shops with the most problems first. */
  shops: z.array(ShopHealthRow),
});
export type ShopHealth = z.infer<typeof ShopHealth>;

export const healthQuery = z.strictObject({ days: z.enum(['30', '90']).default('30') });

export const adminShopHealthCalls = {
  'GET /admin/shop-health': {
    access: 'admin',
    needs: 'shops:read',
    summary: 'How well each shop served its orders, messages and questions in the last days. Shops without any are missing.',
    query: healthQuery,
    answer: ShopHealth,
  },
} satisfies AdminCalls;

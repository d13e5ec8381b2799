import { MAX_AMOUNT } from '@souk/money/amount';
import { z } from 'zod';
import type { SiteSetting } from './site-setting.ts';

/** The demands of the marketplace on shops, and the limits of their offers. */
export const settingsOfShops: readonly SiteSetting[] = [
  {
    name: 'return_answer_days',
    column: 'return_answer_days',
    kind: 'whole',
    schema: z.int().min(1).max(60),
    help: 'Days in which a shop answers a return; afterwards the marketplace answers it',
    initial: 3,
    limits: [1, 60],
  },
  {
    name: 'late_after_hours',
    column: 'late_after_hours',
    kind: 'whole',
    schema: z.int().min(1).max(720),
    help: 'Hours after which an order that its shop has not handed over is late',
    initial: 48,
    limits: [1, 720],
  },
  {
    name: 'shop_offer_percent',
    column: 'shop_offer_percent',
    kind: 'whole',
    schema: z.int().min(1).max(100),
    help: 'The most that shops may give by vouchers and sales of their own, in percent',
    initial: 70,
    limits: [1, 100],
  },
  {
    name: 'shop_offer_amount',
    column: 'shop_offer_amount',
    kind: 'whole',
    schema: z.int().min(1).max(MAX_AMOUNT).nullable(),
    help: 'The most that a voucher of a shop may give as an amount, in cents; (none): any amount',
    initial: null,
    limits: [1, MAX_AMOUNT],
  },
  {
    name: 'shop_offer_days',
    column: 'shop_offer_days',
    kind: 'whole',
    schema: z.int().min(1).max(366),
    help: 'Days that a voucher or sale of a shop may last',
    initial: 92,
    limits: [1, 366],
  },
];

import { MAX_AMOUNT } from '@souk/money/amount';
import { type SiteSetting, wholeSetting } from './site-setting.ts';

/** The demands of the marketplace on shops, and the limits of their offers. */
export const settingsOfShops: readonly SiteSetting[] = [
  wholeSetting({
    column: 'return_answer_days',
    help: 'Days in which a shop answers a return; afterwards the marketplace answers it',
    initial: 3,
    limits: [1, 60],
  }),
  wholeSetting({
    column: 'late_after_hours',
    help: 'Hours after which an order that its shop has not handed over is late',
    initial: 48,
    limits: [1, 720],
  }),
  wholeSetting({
    column: 'low_stock',
    help: 'Stock up to which a variant is low, for shops that set none of their own; 0: none is',
    initial: 4,
    limits: [0, 100],
  }),
  wholeSetting({
    column: 'shop_offer_percent',
    help: 'The most that shops may give by vouchers and sales of their own, in percent',
    initial: 70,
    limits: [1, 100],
  }),
  wholeSetting({
    column: 'shop_offer_amount',
    help: 'The most that a voucher of a shop may give as an amount, in cents; (none): any amount',
    initial: null,
    limits: [1, MAX_AMOUNT],
  }),
  wholeSetting({
    column: 'shop_offer_days',
    help: 'Days that a voucher or sale of a shop may last',
    initial: 92,
    limits: [1, 366],
  }),
];

import { fromAmountText } from '@souk/money/amount-text';
import { z } from 'zod';
import { type DeliveryBand, setDelivery } from '../../modules/checkout/operate-delivery.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { defineCommand } from '../command.ts';
import { operand, options, words } from '../fields.ts';

const band = z
  .string()
  .regex(/^[1-9]\d{0,5}-([1-9]\d{0,5})?:\d{1,9}(\.\d{1,2})?$/, { error: 'must be like 1-3:5.00, or 4-:8.00 for the last' })
  .transform((typed): DeliveryBand => {
    const [pieces = '', charge = ''] = typed.split(':');
    const [from = '', to = ''] = pieces.split('-');
    return { from: Number(from), to: to === '' ? null : Number(to), charge: fromAmountText(charge) ?? 0 };
  });

export const deliverySet = defineCommand({
  name: 'delivery set',
  summary: 'Lay down what a shop asks for delivery, by the number of pieces.',
  details: 'All that it asked before is replaced; without any it delivers free. Orders that stand keep what they were asked.',
  examples: ['delivery set clay-and-co --band 1-3:5.00 --band 4-9:8.00 --band 10-:0', 'delivery set clay-and-co'],
  fields: {
    shop: operand('shop', 'Its slug: "shops list" has them', words(160)),
    band: options('pieces:amount', 'From how many to how many, and what that costs; the last one has no end', band),
  },
  async run({ shop, band: bands }, { context, show }) {
    await inTransaction(context.db, (transaction) => setDelivery(transaction, shop, bands));
    show({ shop, bands: bands.length }, `${shop} asks ${bands.length === 0 ? 'nothing' : 'this'} for delivery from now on.`);
  },
});

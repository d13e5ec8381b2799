import { fromAmountText } from '@souk/money/currency';
import { formatPrice } from '@souk/money/format';
import { z } from 'zod';
import { type DeliveryBand, listDeliveryCharges } from '../../modules/checkout/manage-charges.ts';
import { replaceDelivery } from '../../modules/checkout/manage-delivery.ts';
import { type CommandGroup, defineCommand } from '../framework/define-command.ts';
import { operand, options, words } from '../framework/fields.ts';
import { renderTable } from '../framework/tables.ts';

const band = z
  .string()
  .regex(/^[1-9]\d{0,5}-([1-9]\d{0,5})?:\d{1,9}(\.\d{1,2})?$/, { error: 'must be like 1-3:5.00, or 4-:8.00 for the last' })
  .transform((typed): DeliveryBand => {
    const [quantities = '', charge = ''] = typed.split(':');
    const [from = '', to = ''] = quantities.split('-');
    return { from: Number(from), to: to === '' ? null : Number(to), charge: fromAmountText(charge) ?? 0 };
  });

const deliveryList = defineCommand({
  name: 'delivery list',
  summary: 'List delivery charges by shop and quantity.',
  examples: ['delivery list', 'delivery list --json'],
  fields: {},
  async run(_input, { context, print }) {
    const shops = await listDeliveryCharges(context.read);
    const rows = shops.map(({ shop, bands }) => [
      shop,
      bands.map(({ from, to, charge }) => `${from}-${to ?? ''}:${formatPrice(charge, { symbol: '' })}`).join('  ') || 'free',
    ]);
    print({ shops }, renderTable(['shop', 'charges'], rows));
  },
});

const deliverySet = defineCommand({
  name: 'delivery set',
  summary: 'Set the delivery charges of a shop by quantity.',
  details: 'Replaces all existing charges; without --band delivery is free. Charges of existing orders do not change.',
  examples: ['delivery set clay-and-co --band 1-3:5.00 --band 4-9:8.00 --band 10-:0', 'delivery set clay-and-co'],
  fields: {
    shop: operand('shop', 'Slug of the shop, from "shops list"', words(160)),
    band: options('quantity:amount', 'Quantity from-to and its charge; the last one has no end', band),
  },
  async run({ shop, band: bands }, { context, print }) {
    await replaceDelivery(context, { shop: { slug: shop }, bands });
    print({ shop, bands: bands.length }, bands.length === 0 ? `${shop} now delivers free.` : `Set the delivery charges of ${shop}.`);
  },
});

export const deliveryCommands: CommandGroup = {
  name: 'delivery',
  summary: 'delivery charges of shops',
  commands: [deliveryList, deliverySet],
};

import { formatPrice } from '@souk/money/format-price';
import { listDelivery } from '../../modules/checkout/operate-delivery.ts';
import { defineCommand } from '../command.ts';
import { renderTable } from '../render-table.ts';

export const deliveryList = defineCommand({
  name: 'delivery list',
  summary: 'What each shop asks to send so many pieces.',
  examples: ['delivery list', 'delivery list --json'],
  fields: {},
  async run(_given, { context, show }) {
    const shops = await listDelivery(context.read);
    const rows = shops.map(({ shop, bands }) => [
      shop,
      bands.map(({ from, to, charge }) => `${from}-${to ?? ''}:${formatPrice(charge, { symbol: '' })}`).join('  ') || 'free',
    ]);
    show({ shops }, renderTable(['shop', 'asks'], rows));
  },
});

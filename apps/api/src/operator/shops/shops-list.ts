import { listShopsToOperate } from '../../modules/catalog/operate-shops.ts';
import { pickText } from '../../platform/text/pick-text.ts';
import { defineCommand } from '../command.ts';
import { flag } from '../fields.ts';
import { renderTable } from '../render-table.ts';

export const shopsList = defineCommand({
  name: 'shops list',
  summary: 'Every shop, with how many products it has on sale.',
  examples: ['shops list', 'shops list --closed'],
  fields: { closed: flag('Only those that are closed') },
  async run({ closed }, { context, show }) {
    const shops = (await listShopsToOperate(context.read)).filter(({ active }) => !closed || !active);
    const rows = shops.map((shop) => [
      shop.slug,
      pickText(shop.name, context),
      shop.active ? 'open' : 'closed',
      shop.products,
      shop.hidden_products,
    ]);
    show({ shops }, renderTable(['shop', 'name', 'is', 'products', 'hidden'], rows));
  },
});

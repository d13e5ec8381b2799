import { listSalesToOperate } from '../../modules/catalog/operate-flash-sales.ts';
import { pickText } from '../../platform/text/pick-text.ts';
import { defineCommand } from '../command.ts';
import { formatMoment } from '../format-moment.ts';
import { renderTable } from '../render-table.ts';

export const flashSalesList = defineCommand({
  name: 'flash-sales list',
  summary: 'Flash sales, the newest first.',
  examples: ['flash-sales list'],
  fields: {},
  async run(_given, { context, show }) {
    const sales = await listSalesToOperate(context.read, context.clock.now());
    const rows = sales.map((each) => [
      each.id,
      pickText(each.name, context),
      each.state,
      formatMoment(each.starts_at),
      formatMoment(each.ends_at),
      each.products,
    ]);
    show({ flash_sales: sales }, renderTable(['id', 'name', 'is', 'from', 'until', 'products'], rows));
  },
});

import { toAmountText } from '@souk/money/amount-text';
import { getSaleToOperate, presentOperatedSale } from '../../modules/catalog/operate-flash-sales.ts';
import { pickText } from '../../platform/text/pick-text.ts';
import { defineCommand } from '../command.ts';
import { operand, whole } from '../fields.ts';
import { formatMoment } from '../format-moment.ts';
import { renderFacts, renderTable } from '../render-table.ts';

export const flashSalesShow = defineCommand({
  name: 'flash-sales show',
  summary: 'A flash sale with what it offers and what went.',
  examples: ['flash-sales show 3'],
  fields: { id: operand('id', '"flash-sales list" has them', whole(1, 999_999_999)) },
  async run({ id }, { context, show }) {
    const sale = await getSaleToOperate(context.read, id, context.clock.now());
    const facts = {
      name: pickText(sale.name, context),
      is: sale.state,
      from: formatMoment(sale.starts_at),
      until: formatMoment(sale.ends_at),
    };
    const rows = sale.offers.map((each) => [
      each.product,
      toAmountText(each.usual_price),
      toAmountText(each.price),
      each.sold,
      each.quantity,
    ]);
    show(presentOperatedSale(sale), `${renderFacts(facts)}\n\n${renderTable(['product', 'usually', 'price', 'sold', 'of'], rows)}`);
  },
});

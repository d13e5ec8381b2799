import { getShopToOperate } from '../../modules/catalog/operate-shops.ts';
import { pickText } from '../../platform/text/pick-text.ts';
import { defineCommand } from '../command.ts';
import { operand, words } from '../fields.ts';
import { formatMoment } from '../format-moment.ts';
import { renderFacts } from '../render-table.ts';

export const shopsShow = defineCommand({
  name: 'shops show',
  summary: 'A shop, by its slug or id.',
  examples: ['shops show clay-and-ember'],
  fields: { shop: operand('shop', 'Its slug or id', words(160)) },
  async run({ shop: named }, { context, show }) {
    const shop = await getShopToOperate(context.read, named);
    const facts = {
      shop: `${shop.slug} (${shop.id})`,
      name: pickText(shop.name, context),
      is: shop.active ? 'open' : 'closed',
      phone: shop.phone,
      since: formatMoment(shop.created_at),
      products: shop.products,
      hidden: shop.hidden_products,
    };
    show(shop, renderFacts(facts));
  },
});

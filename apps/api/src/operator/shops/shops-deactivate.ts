import { setShopActive } from '../../modules/catalog/operate-shops.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { defineCommand } from '../command.ts';
import { operand, words } from '../fields.ts';

export const shopsDeactivate = defineCommand({
  name: 'shops deactivate',
  summary: 'Close a shop: neither it nor its products are shown, and nothing more is bought of them.',
  details: 'What was ordered goes on. "shops activate" opens it with the products that went with it.',
  examples: ['shops deactivate clay-and-ember', 'shops deactivate clay-and-ember --yes'],
  fields: { shop: operand('shop', 'Its slug or id', words(160)) },
  async run({ shop }, { context: { db }, confirm, show }) {
    await confirm(`The shop ${shop} and all of its products would disappear from the market.`);
    const products = await inTransaction(db, (transaction) => setShopActive(transaction, shop, false));
    show({ shop, active: false, products }, `${shop} is closed, and ${products} products are hidden.`);
  },
});

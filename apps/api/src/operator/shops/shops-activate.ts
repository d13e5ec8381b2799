import { setShopActive } from '../../modules/catalog/operate-shops.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { defineCommand } from '../command.ts';
import { operand, words } from '../fields.ts';

export const shopsActivate = defineCommand({
  name: 'shops activate',
  summary: 'Open a shop that was closed; its products are on sale again.',
  examples: ['shops activate clay-and-ember'],
  fields: { shop: operand('shop', 'Its slug or id', words(160)) },
  async run({ shop }, { context: { db }, show }) {
    const products = await inTransaction(db, (transaction) => setShopActive(transaction, shop, true));
    show({ shop, active: true, products }, `${shop} is open, with ${products} products that were hidden.`);
  },
});

import { endSale } from '../../modules/catalog/operate-flash-sales.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { defineCommand } from '../command.ts';
import { operand, whole } from '../fields.ts';

export const flashSalesEnd = defineCommand({
  name: 'flash-sales end',
  summary: 'End a flash sale now; everything costs again what it usually does.',
  examples: ['flash-sales end 3', 'flash-sales end 3 --yes'],
  fields: { id: operand('id', '"flash-sales list" has them', whole(1, 999_999_999)) },
  async run({ id }, { context: { db, clock }, confirm, show }) {
    await confirm(`The prices of the flash sale ${id} would end now, in carts too.`);
    await inTransaction(db, (transaction) => endSale(transaction, id, clock));
    show({ id, ended: true }, `The flash sale ${id} has ended.`);
  },
});

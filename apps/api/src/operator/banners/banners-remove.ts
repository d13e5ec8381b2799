import { bannerList } from '../../modules/catalog/banner-list.ts';
import { removeRow } from '../../platform/database/edit-rows.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { defineCommand } from '../command.ts';
import { bannerId } from './banner-id.ts';

export const bannersRemove = defineCommand({
  name: 'banners remove',
  summary: 'Take a banner away; "banners edit --active no" only hides it.',
  examples: ['banners remove 3'],
  fields: { id: bannerId },
  async run({ id }, { context, confirm, show }) {
    await confirm(`The banner ${id} would be taken away.`);
    await inTransaction(context.db, (transaction) => removeRow(transaction, bannerList, id));
    show({ id, removed: true }, `The banner ${id} is gone.`);
  },
});

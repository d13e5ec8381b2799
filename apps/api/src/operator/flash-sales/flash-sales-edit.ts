import { editSale } from '../../modules/catalog/operate-flash-sales.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { defineCommand } from '../command.ts';
import { operand, option, options, whole, words } from '../fields.ts';
import { textsOf, wordings } from '../text-fields.ts';
import { moment } from '../value-fields.ts';
import { offers } from './offer-field.ts';

export const flashSalesEdit = defineCommand({
  name: 'flash-sales edit',
  summary: 'Change a flash sale: its words, its time, its products.',
  details:
    'A product that is in it already gets the new price and number. One that leaves and was sold stays in its list with nothing left.',
  examples: ['flash-sales edit 3 --ends 2026-12-05', 'flash-sales edit 3 --product brass-lamp:11:30 --remove oil-lamp'],
  fields: {
    id: operand('id', '"flash-sales list" has them', whole(1, 999_999_999)),
    name: wordings('What it is called', 120),
    description: wordings('What it says', 500),
    starts: option('moment', 'From when on, in UTC', moment().optional()),
    ends: option('moment', 'Until when, in UTC', moment().optional()),
    product: offers(),
    remove: options('product', 'A product that leaves it, by its slug', words(160)),
  },
  async run({ id, name, description, starts, ends, product, remove }, operator) {
    const { db, clock } = operator.context;
    const change = {
      ...{ name: await textsOf(operator, name, '--name'), description: await textsOf(operator, description, '--description') },
      ...{ starts_at: starts, ends_at: ends, offers: product, removed: remove },
    };
    await inTransaction(db, (transaction) => editSale(transaction, id, change, clock));
    operator.show({ id }, `The flash sale ${id} is changed.`);
  },
});

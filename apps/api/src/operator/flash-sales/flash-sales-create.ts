import { createSale } from '../../modules/catalog/operate-flash-sales.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { defineCommand } from '../command.ts';
import { option } from '../fields.ts';
import { textsOf, wordings } from '../text-fields.ts';
import { UsageError } from '../usage-error.ts';
import { moment } from '../value-fields.ts';
import { offers } from './offer-field.ts';

export const flashSalesCreate = defineCommand({
  name: 'flash-sales create',
  summary: 'Make a flash sale: products at a price, so many of each, for a time.',
  examples: [
    'flash-sales create --name "Lantern Hours" --name "ar=ساعات الفوانيس" --starts "2026-12-01 18:00" --ends 2026-12-03 --product brass-lamp:12.50:20 --product oil-lamp:9:10',
  ],
  fields: {
    name: wordings('What it is called', 120),
    description: wordings('What it says', 500),
    starts: option('moment', 'From when on, in UTC; else now', moment().optional()),
    ends: option('moment', 'Until when, in UTC', moment()),
    product: offers(),
  },
  async run({ name, description, starts, ends, product }, operator) {
    const { db, clock, defaultLocale } = operator.context;
    const names = await textsOf(operator, name, '--name');
    if (!names[defaultLocale]) throw new UsageError("--name is missing: what it is called in the market's own language");
    const change = {
      ...{ name: names, description: await textsOf(operator, description, '--description') },
      ...{ starts_at: starts ?? clock.now(), ends_at: ends, offers: product, removed: [] },
    };
    const id = await inTransaction(db, (transaction) => createSale(transaction, change, clock));
    operator.show({ id }, `The flash sale ${id} is there, with ${product.length} products.`);
  },
});

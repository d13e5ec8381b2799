import { fromAmountText, toAmountText } from '@souk/money/currency';
import { z } from 'zod';
import { getFlashSaleForOperator, presentFlashSaleForOperator } from '../../modules/catalog/flash-sales/edit-flash-sales.ts';
import { createFlashSale, endFlashSale, updateFlashSale } from '../../modules/catalog/operator-actions.ts';
import { listFlashSalesForOperator } from '../../modules/catalog/queries/flash-sales.ts';
import { pickText } from '../../platform/text/texts.ts';
import { type CommandGroup, defineCommand, UsageError } from '../framework/define-command.ts';
import { operand, option, options, whole, words } from '../framework/fields.ts';
import { formatTime, renderFacts, renderTable } from '../framework/tables.ts';
import { readTexts, translations } from '../framework/text-fields.ts';
import { time } from '../framework/value-fields.ts';

const saleId = operand('id', 'Id of the flash sale, from "flash-sales list"', whole(1, 999_999_999));
const offers = options('product:price:quantity', 'Product by its slug, its sale price and quantity; may be repeated', offer());

const saleTexts = {
  name: translations('Name', 120),
  description: translations('Description', 500),
};

/** `brass-lamp:12.50:20` offers twenty brass lamps at 12.50 each. */
function offer() {
  const error = 'must be like brass-lamp:12.50:20 (product, price, quantity)';
  return z.string().transform((typed, context) => {
    const [, product = '', amount = '', quantity = ''] = /^([^:\s]+):([^:]+):(\d{1,7})$/.exec(typed.trim()) ?? [];
    const price = fromAmountText(amount);
    if (price === undefined || Number(quantity) < 1) {
      context.addIssue({ code: 'custom', message: error });
      return z.NEVER;
    }
    return { product, price, quantity: Number(quantity) };
  });
}

const flashSalesList = defineCommand({
  name: 'flash-sales list',
  summary: 'List flash sales, newest first.',
  examples: ['flash-sales list'],
  fields: {},
  async run(_input, { context, print }) {
    const sales = await listFlashSalesForOperator(context.read, context.clock.now());
    const rows = sales.map((each) => [
      each.id,
      pickText(each.name, context),
      each.state,
      formatTime(each.starts_at),
      formatTime(each.ends_at),
      each.products,
    ]);
    print({ flash_sales: sales }, renderTable(['id', 'name', 'status', 'starts', 'ends', 'products'], rows));
  },
});

const flashSalesShow = defineCommand({
  name: 'flash-sales show',
  summary: 'Show a flash sale with its products and how many were sold.',
  examples: ['flash-sales show 3'],
  fields: { id: saleId },
  async run({ id }, { context, print }) {
    const sale = await getFlashSaleForOperator(context.read, id, context.clock.now());
    const facts = renderFacts({
      name: pickText(sale.name, context),
      status: sale.state,
      starts: formatTime(sale.starts_at),
      ends: formatTime(sale.ends_at),
    });
    const rows = sale.offers.map((each) => [
      each.product,
      toAmountText(each.usual_price),
      toAmountText(each.price),
      each.sold,
      each.quantity,
    ]);
    print(presentFlashSaleForOperator(sale), `${facts}\n\n${renderTable(['product', 'regular', 'price', 'sold', 'of'], rows)}`);
  },
});

const flashSalesCreate = defineCommand({
  name: 'flash-sales create',
  summary: 'Create a flash sale: products with a sale price and a limited quantity for a period.',
  examples: [
    'flash-sales create --name "Lantern Hours" --name "ar=ساعات الفوانيس" --starts "2026-12-01 18:00" --ends 2026-12-03 --product brass-lamp:12.50:20 --product oil-lamp:9:10',
  ],
  fields: {
    ...saleTexts,
    starts: option('time', 'Start in UTC (now)', time().optional()),
    ends: option('time', 'End in UTC', time()),
    product: offers,
  },
  async run({ name, description, starts, ends, product }, runtime) {
    const { context } = runtime;
    const names = await readTexts(runtime, name, '--name');
    if (!names[context.defaultLocale]) throw new UsageError('--name is missing: the name in the default language');
    const id = await createFlashSale(context, {
      name: names,
      description: await readTexts(runtime, description, '--description'),
      starts_at: starts ?? context.clock.now(),
      ends_at: ends,
      offers: product,
      removed: [],
    });
    runtime.print({ id }, `Created the flash sale ${id} with ${product.length} products.`);
  },
});

const flashSalesEdit = defineCommand({
  name: 'flash-sales edit',
  summary: 'Change the texts, the period or the products of a flash sale.',
  details:
    'A product that is in the sale already gets the new price and quantity. A removed product that was sold stays listed as sold out.',
  examples: ['flash-sales edit 3 --ends 2026-12-05', 'flash-sales edit 3 --product brass-lamp:11:30 --remove oil-lamp'],
  fields: {
    id: saleId,
    ...saleTexts,
    starts: option('time', 'Start in UTC', time().optional()),
    ends: option('time', 'End in UTC', time().optional()),
    product: offers,
    remove: options('product', 'Slug of a product to remove', words(160)),
  },
  async run({ id, name, description, starts, ends, product, remove }, runtime) {
    await updateFlashSale(runtime.context, id, {
      name: await readTexts(runtime, name, '--name'),
      description: await readTexts(runtime, description, '--description'),
      starts_at: starts,
      ends_at: ends,
      offers: product,
      removed: remove,
    });
    runtime.print({ id }, `Changed the flash sale ${id}.`);
  },
});

const flashSalesEnd = defineCommand({
  name: 'flash-sales end',
  summary: 'End a flash sale now. Its products have their regular prices again.',
  examples: ['flash-sales end 3', 'flash-sales end 3 --yes'],
  fields: { id: saleId },
  async run({ id }, { context, confirm, print }) {
    await confirm(`The prices of the flash sale ${id} will end now, also in carts.`);
    await endFlashSale(context, id);
    print({ id, ended: true }, `Ended the flash sale ${id}.`);
  },
});

export const flashSaleCommands: CommandGroup = {
  name: 'flash-sales',
  summary: 'products at a sale price for a period',
  commands: [flashSalesList, flashSalesShow, flashSalesCreate, flashSalesEdit, flashSalesEnd],
};

import { fromAmountText, toAmountText, toWire } from '@souk/money/currency';
import { z } from 'zod';
import type { Context } from '../../context.ts';
import { changeFlashSale, createFlashSale, endFlashSale, getFlashSale } from '../../modules/catalog/flash-sales/edit-flash-sales.ts';
import { findProductBySlug } from '../../modules/catalog/queries/home/flash-sales.ts';
import { type EditableOffer, listManagedFlashSales, listOfferRows } from '../../modules/catalog/queries/panel/managed-flash-sales.ts';
import { operatorError } from '../../platform/app-error.ts';
import { mergeTexts, pickText } from '../../platform/text/texts.ts';
import { type CommandGroup, defineCommand, UsageError } from '../framework/define-command.ts';
import { choice, operand, option, options, whole, words } from '../framework/fields.ts';
import { withOptionNames } from '../framework/option-names.ts';
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

const fundedBy = option('shop|marketplace', 'Who pays the discount', choice(['shop', 'marketplace']).optional());

/** The options of the fields that an operation names. */
const optionNames = { ends_at: 'ends', offers: 'product', name: 'name' };

/** The words of the command line for the states. */
const stateTexts = { planned: 'scheduled', running: 'running', ended: 'ended' } as const;

const maxListed = 10_000;

const flashSalesList = defineCommand({
  name: 'flash-sales list',
  summary: 'List flash sales, those that end last first.',
  examples: ['flash-sales list'],
  fields: {},
  async run(_input, { context, print }) {
    const sales = await listManagedFlashSales(context.read, { now: context.clock.now() }, { limit: maxListed, offset: 0 });
    const rows = sales.map(({ id, editable, state, products }) => [
      id,
      pickText(editable.name, context),
      stateTexts[state],
      formatTime(new Date(editable.starts_at)),
      formatTime(new Date(editable.ends_at)),
      products,
    ]);
    const flash_sales = sales.map(({ editable: { offers: _offers, ...sale }, id, state, products }) => ({
      id,
      ...sale,
      state: stateTexts[state],
      products,
    }));
    print({ flash_sales }, renderTable(['id', 'name', 'status', 'starts', 'ends', 'products'], rows));
  },
});

const flashSalesShow = defineCommand({
  name: 'flash-sales show',
  summary: 'Show a flash sale with its products and how many were sold.',
  examples: ['flash-sales show 3'],
  fields: { id: saleId },
  async run({ id }, { context, print }) {
    const { editable, state } = await getFlashSale(context.read, id, context.clock.now());
    const offers = await listOfferRows(context.read, id);
    const facts = renderFacts({
      name: pickText(editable.name, context),
      status: stateTexts[state],
      starts: formatTime(new Date(editable.starts_at)),
      ends: formatTime(new Date(editable.ends_at)),
      'paid by': editable.funded_by,
    });
    const rows = offers.map((each) => [each.slug, toAmountText(each.regular_price), toAmountText(each.price), each.sold, each.quantity]);
    const shown = offers.map(({ slug, product_id, regular_price, price, quantity, sold }) => ({
      ...{ product: slug, product_id, quantity, sold },
      usual_price: toWire(regular_price),
      price: toWire(price),
    }));
    print(
      { id, ...editable, state: stateTexts[state], offers: shown },
      `${facts}\n\n${renderTable(['product', 'regular', 'price', 'sold', 'of'], rows)}`,
    );
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
    fundedBy,
  },
  async run({ name, description, starts, ends, product, fundedBy: funded_by }, runtime) {
    const { context } = runtime;
    const names = await readTexts(runtime, name, '--name');
    if (!names[context.defaultLocale]) throw new UsageError('--name is missing: the name in the default language');
    const terms = {
      name: names,
      description: mergeTexts({}, await readTexts(runtime, description, '--description')),
      picture_id: null,
      starts_at: (starts ?? context.clock.now()).toISOString(),
      ends_at: ends.toISOString(),
      funded_by: funded_by ?? ('shop' as const),
      offers: mergeOffers([], await findOffers(context, product), []),
    };
    const id = await withOptionNames(optionNames, () => createFlashSale(context, terms));
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
    fundedBy,
  },
  async run({ id, name, description, starts, ends, product, remove, fundedBy: funded_by }, runtime) {
    const { context } = runtime;
    const [names, descriptions] = [await readTexts(runtime, name, '--name'), await readTexts(runtime, description, '--description')];
    const [given, removed] = [await findOffers(context, product), await findRemoved(context, remove)];
    await withOptionNames(optionNames, () =>
      changeFlashSale(context, {
        id,
        decide: (former) => ({
          name: mergeTexts(former.name, names),
          description: mergeTexts(former.description, descriptions),
          ...(starts && { starts_at: starts.toISOString() }),
          ...(ends && { ends_at: ends.toISOString() }),
          ...(funded_by && { funded_by }),
          ...(given.length + removed.length > 0 && { offers: mergeOffers(former.offers, given, removed) }),
        }),
      }),
    );
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
    await endFlashSale(context, { id });
    print({ id, ended: true }, `Ended the flash sale ${id}.`);
  },
});

export const flashSaleCommands: CommandGroup = {
  name: 'flash-sales',
  summary: 'products at a sale price for a period',
  commands: [flashSalesList, flashSalesShow, flashSalesCreate, flashSalesEdit, flashSalesEnd],
};

type Offer = Pick<EditableOffer, 'product_id' | 'price' | 'quantity'>;
type TypedOffer = { product: string; price: number; quantity: number };

function findOffers(context: Context, offers: readonly TypedOffer[]): Promise<Offer[]> {
  return Promise.all(
    offers.map(async ({ product, price, quantity }) => ({ product_id: await getProductId(context, product, 'product'), price, quantity })),
  );
}

function findRemoved(context: Context, slugs: readonly string[]): Promise<number[]> {
  return Promise.all(slugs.map((slug) => getProductId(context, slug, 'remove')));
}

async function getProductId({ read }: Context, slug: string, field: string): Promise<number> {
  const product = await findProductBySlug(read, slug);
  if (!product) throw operatorError('not-found', `: there is no product "${slug}"; "products export" lists them`, field);
  return product.id;
}

/** A product that is in the sale already gets the new price and quantity; a new one comes last. */
function mergeOffers(former: readonly EditableOffer[], given: readonly Offer[], removed: readonly number[]): EditableOffer[] {
  const unknown = removed.find((id) => !former.some(({ product_id }) => product_id === id));
  if (unknown !== undefined) throw operatorError('invalid', ': a product is not in this sale', 'remove');
  const remaining = former.filter(({ product_id }) => !removed.includes(product_id));
  const changed = remaining.map((offer) => ({ ...offer, ...given.find(({ product_id }) => product_id === offer.product_id) }));
  const added = given.filter(({ product_id }) => !remaining.some((offer) => offer.product_id === product_id));
  const last = Math.max(0, ...former.map(({ position }) => position));
  return [...changed, ...added.map((offer, index) => ({ ...offer, position: last + 1 + index }))];
}

import { setImmediate as nextTurn } from 'node:timers/promises';
import type { StatementFigure } from '@souk/contract/seller/money/statement';
import { addAmounts, subtractAmounts } from '@souk/money/amount';
import { toWire } from '@souk/money/currency';
import { formatNumber, formatPrice, intlLocale } from '@souk/money/format';
import { colorOf } from '../../modules/orders/invoice/read-invoice.ts';
import { getInvoiceContext } from '../../modules/orders/queries/orders.ts';
import { findShopName } from '../../modules/orders/queries/shop-statement.ts';
import { findPayoutAccount } from '../../modules/sellers/queries/shop-payouts.ts';
import { operatorError } from '../../platform/app-error.ts';
import type { FileToSend } from '../../platform/http/send-file.ts';
import { createPdfDocument } from '../../platform/pdf/pdf-document.ts';
import { dayText, monthText } from '../../platform/text/format-text.ts';
import { pickText } from '../../platform/text/texts.ts';
import {
  amountsOf,
  type OrderOfMonth,
  readMonth,
  type StatementAmounts,
  type StatementContext,
  sumsOfOrder,
  totalsOfMonth,
} from './read-statement.ts';
import { createStatementPaper, type PaperRow } from './statement-paper.ts';
import { figureTexts, movementTexts } from './statement-texts.ts';
import { nameOfPart, paymentText } from './write-statement.ts';

/** A month with more orders has its statement as a CSV file only. */
const maxOrders = 1000;
/** Other requests are answered after each of these. */
const ordersAtOnce = 10;

/** The statement of a month as a PDF in the language of the request: the figures, then each order with its parts. */
export async function renderStatement(context: StatementContext, query: { month?: string | undefined }): Promise<FileToSend> {
  const { read, operator, locale, translate } = context;
  const { shop_id } = operator;
  const { month, orders } = await readMonth(context, query);
  if (orders.length > maxOrders)
    throw operatorError(
      'invalid',
      { text: 'has {count} orders, and a PDF has at most {maxOrders}: use the CSV file', with: { count: orders.length, maxOrders } },
      'month',
    );
  const [about, shop, account] = await Promise.all([
    getInvoiceContext(read, { shopId: shop_id, locale }),
    findShopName(shop_id, read),
    findPayoutAccount(shop_id, read),
  ]);
  const { symbol, position } = about;
  const money: Money = (amount) => isolate(formatPrice(toWire(amount), { symbol, position }, locale));
  const title = `${translate({ text: 'Statement' })} ${monthText(month, locale)}`;
  const marketplace = pickText(about.app_name, context);
  const paper = createStatementPaper(
    createPdfDocument({
      direction: about.direction === 'rtl' ? 'rtl' : 'ltr',
      language: intlLocale(locale),
      title,
      author: marketplace,
    }),
    { title, shop: pickText(shop, context), marketplace, color: colorOf(about.theme_colors), translate },
  );
  paper.writeFigures(figuresOf(totalsOfMonth(orders), money, context));
  if (orders.length === 0) paper.writeText(translate({ text: 'Nothing was sold or refunded in this month.' }));
  else paper.writeText(translate({ text: 'Shoppers pay cash orders to the shop itself, so only the commission on them is due.' }));
  if (account)
    paper.writeText(
      translate({ text: 'The marketplace pays to the account that ends in {ending}.', with: { ending: isolate(account.ending) } }),
    );
  for (const [index, order] of orders.entries()) {
    if (index % ordersAtOnce === 0) await nextTurn();
    paper.writeOrder(rowOfOrder(order, money, context), rowsOf(order, money, context));
  }
  return { content: await paper.finish(), type: 'application/pdf', name: `${translate({ text: 'Statement' })} ${month}.pdf` };
}

type Money = (amount: number) => string;

/** Isolates the direction of an amount or a code. */
function isolate(text: string): string {
  return `\u2068${text}\u2069`;
}

/** The figures in the order in which they are added up; those of 0 are the sums of the ones above. */
const figures: readonly { name: StatementFigure; sign: 1 | 0 | -1 }[] = [
  { name: 'items', sign: 1 },
  { name: 'delivery', sign: 1 },
  { name: 'tax', sign: 1 },
  { name: 'shop_discounts', sign: -1 },
  { name: 'marketplace_discounts', sign: -1 },
  { name: 'paid', sign: 0 },
  { name: 'marketplace_discounts', sign: 1 },
  { name: 'withdrawn_discounts', sign: -1 },
  { name: 'refunded', sign: -1 },
  { name: 'commission', sign: -1 },
  { name: 'reversed_commission', sign: 1 },
  { name: 'commission_tax', sign: -1 },
  { name: 'remains', sign: 0 },
  { name: 'cash', sign: -1 },
  { name: 'due', sign: 0 },
];

function figuresOf(totals: StatementAmounts, money: Money, { translate }: StatementContext) {
  return figures
    .filter(({ name, sign }) => sign === 0 || totals[name] !== 0)
    .map(({ name, sign }) => ({
      label: translate({ text: figureTexts[name] }),
      value: money(sign === -1 ? subtractAmounts(0, totals[name]) : totals[name]),
      isSum: sign === 0,
    }));
}

function rowOfOrder(order: OrderOfMonth, money: Money, context: StatementContext): PaperRow {
  return {
    name: `${isolate(`#${order.row.code}`)} · ${paymentText(order.row, context)}`,
    quantity: '',
    ...cellsOf(sumsOfOrder(order), money),
  };
}

function rowsOf({ row, movements }: OrderOfMonth, money: Money, context: StatementContext): PaperRow[] {
  const { locale, translate } = context;
  return movements.flatMap(({ kind, at, parts }) =>
    parts.map((part) => ({
      name: `${dayText(at, locale)} · ${translate({ text: movementTexts[kind] })} · ${nameOfPart(row, part, context)}`,
      quantity: part.quantity === 0 ? '' : isolate(formatNumber(part.quantity, locale)),
      ...cellsOf(amountsOf(part, row.is_cash), money),
    })),
  );
}

/** The columns add up to what remains: paid + by the marketplace − refunded − commission. */
function cellsOf(amounts: StatementAmounts, money: Money) {
  return {
    paid: money(amounts.paid),
    discounts: money(subtractAmounts(amounts.marketplace_discounts, amounts.withdrawn_discounts)),
    refunded: money(subtractAmounts(0, amounts.refunded)),
    commission: money(subtractAmounts(amounts.reversed_commission, addAmounts(amounts.commission, amounts.commission_tax))),
    remains: money(amounts.remains),
  };
}

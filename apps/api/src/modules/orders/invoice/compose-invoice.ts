import { cash } from '@souk/contract/fields';
import { Order } from '@souk/contract/orders';
import { toPercent } from '@souk/money/amount';
import { toWire } from '@souk/money/currency';
import { formatNumber, formatPercent, formatPrice } from '@souk/money/format';
import type { ReadContext } from '../../../context.ts';
import type { Message } from '../../../platform/app-error.ts';
import type { Direction } from '../../../platform/pdf/visual-runs.ts';
import { dayText } from '../../../platform/text/format-text.ts';
import { pickText, pickTextOrNull } from '../../../platform/text/texts.ts';
import type { InvoiceContext, OrderLineRow, OrderRow } from '../queries/orders.ts';

type Reader = Pick<ReadContext, 'locale' | 'defaultLocale' | 'translate'>;

/** The texts of an order's invoice in the language of the request. Amounts are in the default currency, which was paid in. */
export function composeInvoice(row: OrderRow, { symbol, position, ...about }: InvoiceContext, reader: Reader): Invoice {
  const { locale, translate } = reader;
  const money = (amount: number) => formatPrice(toWire(amount), { symbol, position }, locale);
  const { name, phone, ...place } = Order.shape.address.parse(row.address);
  return {
    code: isolate(`#${row.code}`),
    date: dayText(row.created_at, locale),
    marketplace: {
      name: pickText(about.app_name, reader),
      address: isolate(pickText(about.address, reader)),
      phone: about.mobile && isolate(about.mobile),
      email: about.email,
    },
    shop: { name: pickText(row.shop_name, reader), address: isolate(pickText(about.shop_address, reader)) },
    buyer: { name, lines: addressLines(place).map(isolate), phone: isolate(phone) },
    payment: row.payable_amount === 0 ? translate({ text: 'Nothing to pay' }) : paymentText(row, translate),
    items: row.lines.map((line) => composeItem(line, money, reader)),
    totals: composeTotals(row, money, reader),
    payable: money(row.payable_amount),
    refunded: row.refund && { label: translate({ text: 'Refund' }), value: isolate(`−${money(row.refund.amount)}`) },
  };
}

function paymentText({ payment_method, payment_status }: OrderRow, translate: Reader['translate']): string {
  return `${translate({ text: methodText(payment_method) })} · ${translate({ text: statusTexts[payment_status] ?? payment_status })}`;
}

/** Isolates the direction of an address in another script, or of a sign before a number. */
function isolate(text: string): string {
  return text && `\u2068${text}\u2069`;
}

type Money = (amount: number) => string;

function composeItem(line: OrderLineRow, money: Money, reader: Reader): InvoiceItem {
  const parts = [line.brand, line.size, line.color, line.unit].map((name) => pickTextOrNull(name, reader));
  return {
    name: pickText(line.name, reader),
    note: parts.filter(Boolean).join(' · '),
    quantity: formatNumber(line.quantity, reader.locale),
    price: money(line.price),
    amount: money(line.amount),
  };
}

/** The lines of the checkout in the same order, without discounts that are zero. */
function composeTotals(row: OrderRow, money: Money, { locale, translate, ...languages }: Reader): InvoiceTotal[] {
  const percent = (basisPoints: number) => formatPercent(toPercent(basisPoints), locale);
  const discounts = [
    { label: translate({ text: 'Coupon discount' }), amount: row.coupon_discount },
    { label: `${translate({ text: 'Membership discount' })} (${percent(row.membership_basis_points)})`, amount: row.membership_discount },
  ].filter(({ amount }) => amount > 0);
  return [
    { label: translate({ text: 'Total amount' }), value: money(row.total_amount) },
    ...discounts.map(({ label, amount }) => ({ label, value: isolate(`−${money(amount)}`) })),
    ...row.taxes.map((tax) => ({
      label: `${pickText(tax.name, { locale, ...languages })} (${percent(tax.basis_points)})`,
      value: money(tax.amount),
    })),
    ...composeDelivery(row, money, translate),
  ];
}

/** A free delivery of a membership is shown with its charge and as a discount. */
function composeDelivery(
  { delivery_charge: charge, delivery_saved: saved }: OrderRow,
  money: Money,
  translate: Reader['translate'],
): InvoiceTotal[] {
  const label = translate({ text: 'Delivery charge' });
  if (saved > 0) {
    return [
      { label, value: money(charge + saved) },
      { label: translate({ text: 'Free delivery with your plan' }), value: isolate(`−${money(saved)}`) },
    ];
  }
  return [{ label, value: charge > 0 ? money(charge) : translate({ text: 'Free' }) }];
}

const statusTexts: Record<string, string> = { Pending: 'Not paid yet', Paid: 'Paid', Refunded: 'Refunded', Failed: 'Payment failed' };

const methodTexts = { cash: 'Cash on delivery', online: 'Paid online' };

function methodText(method: string): string {
  return method === cash ? methodTexts.cash : methodTexts.online;
}

type Address = ReturnType<typeof Order.shape.address.parse>;

function addressLines({ flat_no, address_line, address_line2, area, post_code }: Omit<Address, 'name' | 'phone'>): string[] {
  const lines = [[flat_no, address_line], [address_line2], [area, post_code]];
  return lines.map((parts) => parts.filter(Boolean).join(', ')).filter(Boolean);
}

/** The texts of an invoice; amounts are formatted already. */
export type Invoice = {
  code: string;
  /** The day of the order. */
  date: string;
  marketplace: { name: string; address: string; phone: string | null; email: string | null };
  shop: { name: string; address: string };
  buyer: { name: string; lines: string[]; phone: string };
  payment: string;
  items: InvoiceItem[];
  totals: InvoiceTotal[];
  payable: string;
  /** Includes refunds that are pending. */
  refunded: InvoiceTotal | null;
};
export type InvoiceItem = { name: string; note: string; quantity: string; price: string; amount: string };
type InvoiceTotal = { label: string; value: string };

export type InvoiceLook = {
  direction: Direction;
  /** For Intl and screen readers, such as `fa`. */
  language: string;
  /** The main colour of the theme. */
  color: string;
  translate: (message: Message) => string;
};

/** Sizes and positions in points. */
export const layout = { margin: 48, faint: '#75685f', rule: '#e6dcd2', foot: 56 };

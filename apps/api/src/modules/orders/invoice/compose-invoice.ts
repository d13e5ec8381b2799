import { Order } from '@souk/contract/orders';
import { formatNumber, formatPercent } from '@souk/money/format-number';
import { formatPrice } from '@souk/money/format-price';
import { toWire } from '@souk/money/wire';
import type { ReadContext } from '../../../context.ts';
import { dayText } from '../../../platform/text/day-text.ts';
import { pickText, pickTextOrNull } from '../../../platform/text/pick-text.ts';
import type { OrderLineRow, OrderRow } from '../repository.ts';
import type { Invoice, InvoiceItem, InvoiceTotal } from './invoice.ts';
import type { InvoiceSurroundings } from './invoice-repository.ts';

type Speaker = Pick<ReadContext, 'locale' | 'defaultLocale' | 'say'>;

/** An order's invoice in the words of its reader. Amounts are in the currency that was paid in, which is the default one. */
export function composeInvoice(row: OrderRow, { symbol, position, ...about }: InvoiceSurroundings, speaker: Speaker): Invoice {
  const { locale, say } = speaker;
  const money = (amount: number) => formatPrice(toWire(amount), { symbol, position }, locale);
  const { name, phone, ...place } = Order.shape.address.parse(row.address);
  return {
    code: isolate(`#${row.code}`),
    date: dayText(row.created_at, locale),
    market: {
      name: about.app_name,
      address: isolate(pickText(about.address, speaker)),
      phone: about.mobile && isolate(about.mobile),
      email: about.email,
    },
    shop: { name: pickText(row.shop_name, speaker), address: isolate(pickText(about.shop_address, speaker)) },
    buyer: { name, lines: addressLines(place).map(isolate), phone: isolate(phone) },
    payment: row.payable_amount === 0 ? say({ text: 'Nothing to pay' }) : paymentWords(row, say),
    items: row.lines.map((line) => composeItem(line, money, speaker)),
    totals: composeTotals(row, money, speaker),
    payable: money(row.payable_amount),
    givenBack: row.refund && { label: say({ text: 'Given back' }), value: isolate(`−${money(row.refund.amount)}`) },
  };
}

function paymentWords({ payment_method, payment_status }: OrderRow, say: Speaker['say']): string {
  return `${say({ text: methodText(payment_method) })} · ${say({ text: statusTexts[payment_status] ?? payment_status })}`;
}

/** Keeps its own direction whatever stands around it: an address in another script, a sign before a number. */
function isolate(text: string): string {
  return text && `\u2068${text}\u2069`;
}

type Money = (amount: number) => string;

function composeItem(line: OrderLineRow, money: Money, speaker: Speaker): InvoiceItem {
  const parts = [pickTextOrNull(line.brand, speaker), line.size, pickTextOrNull(line.color, speaker), pickTextOrNull(line.unit, speaker)];
  return {
    name: pickText(line.name, speaker),
    note: parts.filter(Boolean).join(' · '),
    quantity: formatNumber(line.quantity, speaker.locale),
    price: money(line.price),
    amount: money(line.amount),
  };
}

/** The same lines in the same order as at checkout; what is nothing is left out, but for delivery. */
function composeTotals(row: OrderRow, money: Money, { locale, say, ...languages }: Speaker): InvoiceTotal[] {
  const percent = (basisPoints: number) => formatPercent(basisPoints / 100, locale);
  const discounts = [
    { label: say({ text: 'Coupon discount' }), amount: row.coupon_discount },
    { label: `${say({ text: 'Membership discount' })} (${percent(row.membership_basis_points)})`, amount: row.membership_discount },
  ].filter(({ amount }) => amount > 0);
  return [
    { label: say({ text: 'Total amount' }), value: money(row.total_amount) },
    ...discounts.map(({ label, amount }) => ({ label, value: isolate(`−${money(amount)}`) })),
    ...row.taxes.map((tax) => ({
      label: `${pickText(tax.name, { locale, ...languages })} (${percent(tax.basis_points)})`,
      value: money(tax.amount),
    })),
    ...composeDelivery(row, money, say),
  ];
}

/** A delivery that the plan pays stands with what it would have cost, and is taken off again. */
function composeDelivery({ delivery_charge: charge, delivery_saved: saved }: OrderRow, money: Money, say: Speaker['say']): InvoiceTotal[] {
  const label = say({ text: 'Delivery charge' });
  if (saved > 0) {
    return [
      { label, value: money(charge + saved) },
      { label: say({ text: 'Free delivery with your plan' }), value: isolate(`−${money(saved)}`) },
    ];
  }
  return [{ label, value: charge > 0 ? money(charge) : say({ text: 'Free' }) }];
}

const statusTexts: Record<string, string> = { Pending: 'Not paid yet', Paid: 'Paid', Refunded: 'Refunded', Failed: 'Payment failed' };

const methodTexts = { cash: 'Cash on delivery', online: 'Paid online' };

function methodText(method: string): string {
  return method === 'cash' ? methodTexts.cash : methodTexts.online;
}

type Address = ReturnType<typeof Order.shape.address.parse>;

function addressLines({ flat_no, address_line, address_line2, area, post_code }: Omit<Address, 'name' | 'phone'>): string[] {
  const lines = [[flat_no, address_line], [address_line2], [area, post_code]];
  return lines.map((parts) => parts.filter(Boolean).join(', ')).filter(Boolean);
}

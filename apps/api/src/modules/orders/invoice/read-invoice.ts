import { intlLocale } from '@souk/money/format';
import type { ReadContext, SignedIn } from '../../../context.ts';
import type { FileToSend } from '../../../platform/http/send-file.ts';
import { hasInvoice } from '../domain/order-path.ts';
import { orderNotFound } from '../lock-order.ts';
import { findOrder, getInvoiceContext } from '../queries/orders.ts';
import { composeInvoice } from './compose-invoice.ts';
import { renderInvoice } from './render-invoice.ts';

const defaultColor = '#933f19';

/** The PDF invoice of one of the shopper's own orders, in the language of the request. */
export async function readInvoice(context: SignedIn<ReadContext>, orderId: number): Promise<FileToSend> {
  const { read, actor, locale, translate } = context;
  const row = await findOrder(read, { personId: actor.person_id, orderId });
  if (!row || !hasInvoice(row)) throw orderNotFound();
  const invoiceContext = await getInvoiceContext(read, { shopId: row.shop_id, locale });
  const content = await renderInvoice(composeInvoice(row, invoiceContext, context), {
    direction: invoiceContext.direction === 'rtl' ? 'rtl' : 'ltr',
    language: intlLocale(locale),
    color: colorOf(invoiceContext.theme_colors),
    translate,
  });
  return { content, type: 'application/pdf', name: `${translate({ text: 'Invoice' })} ${row.code}.pdf` };
}

/** The dark shade of the theme, which is readable on paper. */
export function colorOf(colors: unknown): string {
  const shade = typeof colors === 'object' && colors !== null ? Reflect.get(colors, '700') : undefined;
  return typeof shade === 'string' && /^#[0-9a-f]{6}$/i.test(shade) ? shade : defaultColor;
}

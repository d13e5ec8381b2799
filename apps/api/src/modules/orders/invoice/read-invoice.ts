import { intlLocale } from '@souk/money/format-number';
import type { ReadContext, SignedIn } from '../../../context.ts';
import type { FileToSend } from '../../../platform/http/send-file.ts';
import { hasInvoice } from '../policy.ts';
import { noSuchOrder } from '../read-order.ts';
import { findOrder } from '../repository.ts';
import { composeInvoice } from './compose-invoice.ts';
import { drawInvoice } from './draw-invoice.ts';
import { getInvoiceSurroundings } from './invoice-repository.ts';

const usualColor = '#933f19';

/** The invoice of an order of one's own, in the language of the request. Throws 404 for somebody else's as for none. */
export async function readInvoice(context: SignedIn<ReadContext>, orderId: number): Promise<FileToSend> {
  const { read, actor, locale, say } = context;
  const row = await findOrder(read, { personId: actor.person_id, orderId });
  if (!row || !hasInvoice(row)) throw noSuchOrder();
  const surroundings = await getInvoiceSurroundings(read, { shopId: row.shop_id, locale });
  const content = await drawInvoice(composeInvoice(row, surroundings, context), {
    direction: surroundings.direction === 'rtl' ? 'rtl' : 'ltr',
    language: intlLocale(locale),
    color: colorOf(surroundings.theme_colors),
    say,
  });
  return { content, type: 'application/pdf', name: `${say({ text: 'Invoice' })} ${row.code}.pdf` };
}

/** A dark shade of the market's palette, which stays readable on paper. */
function colorOf(colors: unknown): string {
  const shade = typeof colors === 'object' && colors !== null ? Reflect.get(colors, '700') : undefined;
  return typeof shade === 'string' && /^#[0-9a-f]{6}$/i.test(shade) ? shade : usualColor;
}

import { intlLocale } from '@souk/money/format';
import type { ReadContext } from '../../../context.ts';
import { type Message, operatorError } from '../../../platform/app-error.ts';
import type { FileToSend } from '../../../platform/http/send-file.ts';
import { createPdfDocument } from '../../../platform/pdf/pdf-document.ts';
import { dayText } from '../../../platform/text/format-text.ts';
import { pickOptionNames, pickText } from '../../../platform/text/texts.ts';
import { listPackedOrders, type PackedOrderRow } from '../queries/packing-lists.ts';
import { type PackingList, renderPackingList } from './render-packing-list.ts';

type Options = { codes: readonly string[]; size: 'a4' | 'label'; translate: (locale: string, message: Message) => string };

/** 100 × 150 mm in points. */
const labelSize = [283.46, 425.2] as const;

/** A page or more for each order, in the order of the codes and in the language of its shopper. */
export async function readPackingLists(
  { read, locale, defaultLocale }: ReadContext,
  { codes, size, translate }: Options,
): Promise<FileToSend> {
  const rows = await listPackedOrders(read, codes);
  const missing = codes.find((code) => !rows.some((row) => row.code === code));
  if (missing !== undefined) throw operatorError('not-found', { text: 'There is no order {code}.', with: { code: missing } });
  const title = translate(locale, { text: 'Packing slips' });
  const paper = createPdfDocument({
    direction: 'ltr',
    language: intlLocale(locale),
    title,
    author: pickText(rows[0]?.app_name, { locale, defaultLocale }),
    ...(size === 'label' && { size: labelSize }),
  });
  for (const [index, row] of rows.entries()) {
    if (index > 0) paper.addPage();
    paper.setDirection(row.direction === 'rtl' ? 'rtl' : 'ltr');
    renderPackingList(paper, composeList(row, { defaultLocale, translate }), { isLabel: size === 'label' });
  }
  return { content: await paper.finish(), type: 'application/pdf', name: `${title}.pdf` };
}

type Words = { defaultLocale: string; translate: Options['translate'] };

function composeList(row: PackedOrderRow, { defaultLocale, translate }: Words): PackingList {
  const { locale, address } = row;
  const reader = { locale, defaultLocale };
  const t = (text: string) => translate(locale, { text });
  return {
    title: t('Packing slip'),
    code: isolate(`#${row.code}`),
    placed: dayText(row.created_at, locale),
    shop: pickText(row.shop_name, reader),
    address: {
      label: t('Delivery address'),
      name: address.name,
      lines: [
        [address.flat_no, address.address_line].filter(Boolean).join(', '),
        address.address_line2,
        [address.area, address.post_code].filter(Boolean).join(' '),
        address.phone,
      ].flatMap((line) => (line ? [isolate(line)] : [])),
    },
    headings: { product: t('Product'), quantity: t('Quantity') },
    items: row.lines.map((line) => ({
      name: pickText(line.name, reader),
      details: [...pickOptionNames(line, reader), ...(line.sku ? [isolate(line.sku)] : [])].join(' · '),
      quantity: String(line.quantity),
    })),
    note: row.note ? { label: t('Your note'), text: row.note } : null,
  };
}

/** Isolates the direction of an address in another script, or of a sign before a number. */
function isolate(text: string): string {
  return `\u2068${text}\u2069`;
}

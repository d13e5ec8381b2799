import { createPdfDocument, type PdfDocument } from '../../../platform/pdf/pdf-document.ts';
import { type Invoice, type InvoiceItem, type InvoiceLook, layout } from './compose-invoice.ts';

/** The invoice as a PDF of A4 pages, in the direction of the language. */
export async function renderInvoice(invoice: Invoice, look: InvoiceLook): Promise<Buffer> {
  const { translate, direction, language } = look;
  const title = `${translate({ text: 'Invoice' })} ${invoice.code}`.replaceAll(/[\u2068\u2069]/g, '');
  const paper = createPdfDocument({ direction, language, title, author: invoice.marketplace.name });
  let y = renderHead(paper, invoice, look);
  y = renderParties(paper, invoice, { look, y: y + 28 });
  y = renderItems(paper, invoice.items, { look, y: y + 26 });
  renderTotals(paper, invoice, { look, y: y + 12 });
  paper.eachPage((page, pages) => renderFoot(paper, invoice, { look, page, pages }));
  return paper.finish();
}

function renderHead(paper: PdfDocument, { marketplace, code, date }: Invoice, { translate, color }: InvoiceLook): number {
  const { margin, faint } = layout;
  const half = (paper.width - 2 * margin) / 2;
  paper.fill({ x: 0, y: 0, width: paper.width, height: 6 }, color);
  const left = paper.write(marketplace.name, { x: margin, y: 40, width: half }, { size: 20, bold: true, color });
  const right = { x: margin + half, width: half };
  const title = paper.write(translate({ text: 'Invoice' }), { ...right, y: 40 }, { size: 20, bold: true, align: 'end' });
  const number = paper.write(code, { ...right, y: 40 + title }, { size: 10, align: 'end', color: faint });
  const day = paper.write(date, { ...right, y: 40 + title + number }, { size: 10, align: 'end', color: faint });
  return 40 + Math.max(left, title + number + day);
}

type Position = { look: InvoiceLook; y: number };

/** Three columns: shop, buyer, payment. */
function renderParties(paper: PdfDocument, { shop, buyer, payment }: Invoice, { look: { translate }, y }: Position): number {
  const gap = 24;
  const width = (paper.width - 2 * layout.margin - 2 * gap) / 3;
  const columns = [
    { title: translate({ text: 'Sold by' }), lines: [shop.name, shop.address] },
    { title: translate({ text: 'Delivery address' }), lines: [buyer.name, ...buyer.lines, buyer.phone] },
    { title: translate({ text: 'Payment' }), lines: [payment] },
  ];
  const bottoms = columns.map(({ title, lines }, index) => {
    const x = layout.margin + index * (width + gap);
    let at = y + paper.write(title, { x, y, width }, { size: 9, color: layout.faint });
    for (const [place, line] of lines.filter(Boolean).entries()) {
      at += paper.write(line, { x, y: at, width }, { size: 10, bold: place === 0 });
    }
    return at;
  });
  return Math.max(...bottoms);
}

type PageNumber = { look: InvoiceLook; page: number; pages: number };

function renderFoot(paper: PdfDocument, { marketplace }: Invoice, { look: { translate }, page, pages }: PageNumber): void {
  const { margin, faint, rule, foot } = layout;
  const y = paper.height - foot;
  const width = paper.width - 2 * margin;
  paper.line({ x: margin, y, width }, rule);
  const about = [marketplace.name, marketplace.address, marketplace.phone, marketplace.email].filter(Boolean).join(' · ');
  paper.write(about, { x: margin, y: y + 10, width: width - 90 }, { size: 8, color: faint });
  const number = translate({ text: 'Page {page} of {pages}', with: { page, pages } });
  paper.write(number, { x: margin + width - 80, y: y + 10, width: 80 }, { size: 8, color: faint, align: 'end' });
}

const numberWidths = { quantity: 56, price: 84, amount: 92 };
const size = 10;
const padding = 7;

/** One row for each item, on several pages if needed. Returns the end of the last row. */
function renderItems(paper: PdfDocument, items: readonly InvoiceItem[], { look, y }: { look: InvoiceLook; y: number }): number {
  let at = renderHeadings(paper, look, y);
  for (const item of items) {
    const height = heightOf(paper, item);
    if (at + height > paper.height - layout.foot - 16) {
      paper.addPage();
      at = renderHeadings(paper, look, layout.margin);
    }
    renderRow(paper, item, at + padding);
    at += height;
    paper.line({ x: layout.margin, y: at, width: paper.width - 2 * layout.margin }, layout.rule);
  }
  return at;
}

function renderHeadings(paper: PdfDocument, { translate }: InvoiceLook, y: number): number {
  const { name, quantity, price, amount } = columnsOf(paper);
  const style = { size: 9, bold: true, color: layout.faint };
  paper.fill({ x: layout.margin, y, width: paper.width - 2 * layout.margin, height: 26 }, '#f7f1ea');
  paper.write(translate({ text: 'Product' }), { ...name, y: y + padding }, style);
  paper.write(translate({ text: 'Quantity' }), { ...quantity, y: y + padding }, { ...style, align: 'end' });
  paper.write(translate({ text: 'Price' }), { ...price, y: y + padding }, { ...style, align: 'end' });
  paper.write(translate({ text: 'Amount' }), { ...amount, y: y + padding }, { ...style, align: 'end' });
  return y + 26;
}

function renderRow(paper: PdfDocument, item: InvoiceItem, y: number): void {
  const { name, quantity, price, amount } = columnsOf(paper);
  const named = paper.write(item.name, { ...name, y }, { size });
  if (item.note) paper.write(item.note, { ...name, y: y + named }, { size: 8.5, color: layout.faint });
  paper.write(item.quantity, { ...quantity, y }, { size, align: 'end' });
  paper.write(item.price, { ...price, y }, { size, align: 'end' });
  paper.write(item.amount, { ...amount, y }, { size, align: 'end', bold: true });
}

function heightOf(paper: PdfDocument, { name, note }: InvoiceItem): number {
  const { width } = columnsOf(paper).name;
  return paper.measure(name, width, { size }) + (note ? paper.measure(note, width, { size: 8.5 }) : 0) + 2 * padding;
}

function columnsOf({ width }: PdfDocument) {
  const inset = 10;
  const end = width - layout.margin - inset;
  const { quantity, price, amount } = numberWidths;
  const start = layout.margin + inset;
  return {
    name: { x: start, width: end - amount - price - quantity - start },
    quantity: { x: end - amount - price - quantity, width: quantity },
    price: { x: end - amount - price, width: price },
    amount: { x: end - amount, width: amount },
  };
}

const width = 260;

/** The amounts that lead to the payable amount, on a new page if the current one has no room. */
function renderTotals(paper: PdfDocument, { totals, payable, refunded }: Invoice, { look, y }: { look: InvoiceLook; y: number }): void {
  const needed = (totals.length + 3) * 20;
  let at = y;
  if (at + needed > paper.height - layout.foot - 16) {
    paper.addPage();
    at = layout.margin;
  }
  const x = paper.width - layout.margin - width;
  for (const { label, value } of totals) at += renderTotal(paper, { label, value, x, y: at, bold: false });
  paper.line({ x, y: at + 4, width }, look.color);
  at += 10;
  at += renderTotal(paper, { label: look.translate({ text: 'Order total' }), value: payable, x, y: at, bold: true });
  if (refunded) renderTotal(paper, { ...refunded, x, y: at + 4, bold: false });
}

type Total = { label: string; value: string; x: number; y: number; bold: boolean };

function renderTotal(paper: PdfDocument, { label, value, x, y, bold }: Total): number {
  const size = bold ? 13 : 10;
  const inset = 10;
  const half = (width - 2 * inset) * 0.6;
  const height = paper.write(label, { x: x + inset, y, width: half }, { size, bold });
  paper.write(value, { x: x + inset + half, y, width: width - 2 * inset - half }, { size, bold, align: 'end' });
  return height + 3;
}

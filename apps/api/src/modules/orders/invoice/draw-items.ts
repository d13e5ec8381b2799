import type { Paper } from '../../../platform/pdf/create-paper.ts';
import { type InvoiceItem, type InvoiceLook, sheet } from './invoice.ts';

const numberWidths = { quantity: 56, price: 84, amount: 92 };
const size = 10;
const padding = 7;

/** What was bought, a row each, over as many pages as it takes; tells where the last row ends. */
export function drawItems(paper: Paper, items: readonly InvoiceItem[], { look, y }: { look: InvoiceLook; y: number }): number {
  let at = drawHeadings(paper, look, y);
  for (const item of items) {
    const height = heightOf(paper, item);
    if (at + height > paper.height - sheet.foot - 16) {
      paper.addPage();
      at = drawHeadings(paper, look, sheet.margin);
    }
    drawRow(paper, item, at + padding);
    at += height;
    paper.line({ x: sheet.margin, y: at, width: paper.width - 2 * sheet.margin }, sheet.rule);
  }
  return at;
}

function drawHeadings(paper: Paper, { say }: InvoiceLook, y: number): number {
  const { name, quantity, price, amount } = columnsOf(paper);
  const style = { size: 9, bold: true, color: sheet.faint };
  paper.fill({ x: sheet.margin, y, width: paper.width - 2 * sheet.margin, height: 26 }, '#f7f1ea');
  paper.write(say({ text: 'Product' }), { ...name, y: y + padding }, style);
  paper.write(say({ text: 'Quantity' }), { ...quantity, y: y + padding }, { ...style, align: 'end' });
  paper.write(say({ text: 'Price' }), { ...price, y: y + padding }, { ...style, align: 'end' });
  paper.write(say({ text: 'Amount' }), { ...amount, y: y + padding }, { ...style, align: 'end' });
  return y + 26;
}

function drawRow(paper: Paper, item: InvoiceItem, y: number): void {
  const { name, quantity, price, amount } = columnsOf(paper);
  const named = paper.write(item.name, { ...name, y }, { size });
  if (item.note) paper.write(item.note, { ...name, y: y + named }, { size: 8.5, color: sheet.faint });
  paper.write(item.quantity, { ...quantity, y }, { size, align: 'end' });
  paper.write(item.price, { ...price, y }, { size, align: 'end' });
  paper.write(item.amount, { ...amount, y }, { size, align: 'end', bold: true });
}

function heightOf(paper: Paper, { name, note }: InvoiceItem): number {
  const { width } = columnsOf(paper).name;
  return paper.measure(name, width, { size }) + (note ? paper.measure(note, width, { size: 8.5 }) : 0) + 2 * padding;
}

function columnsOf({ width }: Paper) {
  const inset = 10;
  const end = width - sheet.margin - inset;
  const { quantity, price, amount } = numberWidths;
  const start = sheet.margin + inset;
  return {
    name: { x: start, width: end - amount - price - quantity - start },
    quantity: { x: end - amount - price - quantity, width: quantity },
    price: { x: end - amount - price, width: price },
    amount: { x: end - amount, width: amount },
  };
}

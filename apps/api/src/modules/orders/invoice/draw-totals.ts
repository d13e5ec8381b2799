import type { Paper } from '../../../platform/pdf/create-paper.ts';
import { type Invoice, type InvoiceLook, sheet } from './invoice.ts';

const width = 260;

/** How the items come to what is paid, each amount by itself, at the end side; on a page of its own if none is left. */
export function drawTotals(paper: Paper, { totals, payable, givenBack }: Invoice, { look, y }: { look: InvoiceLook; y: number }): void {
  const needed = (totals.length + 3) * 20;
  let at = y;
  if (at + needed > paper.height - sheet.foot - 16) {
    paper.addPage();
    at = sheet.margin;
  }
  const x = paper.width - sheet.margin - width;
  for (const { label, value } of totals) at += drawTotal(paper, { label, value, x, y: at, bold: false });
  paper.line({ x, y: at + 4, width }, look.color);
  at += 10;
  at += drawTotal(paper, { label: look.say({ text: 'Order total' }), value: payable, x, y: at, bold: true });
  if (givenBack) drawTotal(paper, { ...givenBack, x, y: at + 4, bold: false });
}

type Total = { label: string; value: string; x: number; y: number; bold: boolean };

function drawTotal(paper: Paper, { label, value, x, y, bold }: Total): number {
  const size = bold ? 13 : 10;
  const inset = 10;
  const half = (width - 2 * inset) * 0.6;
  const height = paper.write(label, { x: x + inset, y, width: half }, { size, bold });
  paper.write(value, { x: x + inset + half, y, width: width - 2 * inset - half }, { size, bold, align: 'end' });
  return height + 3;
}

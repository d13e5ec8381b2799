import { createPaper, type Paper } from '../../../platform/pdf/create-paper.ts';
import { drawItems } from './draw-items.ts';
import { drawTotals } from './draw-totals.ts';
import { type Invoice, type InvoiceLook, sheet } from './invoice.ts';

/** An order's invoice as a PDF of A4 pages, right to left where the language is. */
export async function drawInvoice(invoice: Invoice, look: InvoiceLook): Promise<Buffer> {
  const { say, direction, language } = look;
  const title = `${say({ text: 'Invoice' })} ${invoice.code}`.replaceAll(/[\u2068\u2069]/g, '');
  const paper = createPaper({ direction, language, title, author: invoice.market.name });
  let y = drawHead(paper, invoice, look);
  y = drawParties(paper, invoice, { look, y: y + 28 });
  y = drawItems(paper, invoice.items, { look, y: y + 26 });
  drawTotals(paper, invoice, { look, y: y + 12 });
  paper.eachPage((page, pages) => drawFoot(paper, invoice, { look, page, pages }));
  return paper.finish();
}

function drawHead(paper: Paper, { market, code, date }: Invoice, { say, color }: InvoiceLook): number {
  const { margin, faint } = sheet;
  const half = (paper.width - 2 * margin) / 2;
  paper.fill({ x: 0, y: 0, width: paper.width, height: 6 }, color);
  const left = paper.write(market.name, { x: margin, y: 40, width: half }, { size: 20, bold: true, color });
  const right = { x: margin + half, width: half };
  const title = paper.write(say({ text: 'Invoice' }), { ...right, y: 40 }, { size: 20, bold: true, align: 'end' });
  const number = paper.write(code, { ...right, y: 40 + title }, { size: 10, align: 'end', color: faint });
  const day = paper.write(date, { ...right, y: 40 + title + number }, { size: 10, align: 'end', color: faint });
  return 40 + Math.max(left, title + number + day);
}

type Drawing = { look: InvoiceLook; y: number };

/** Who sells, who buys, and how it is paid: three columns. */
function drawParties(paper: Paper, { shop, buyer, payment }: Invoice, { look: { say }, y }: Drawing): number {
  const gap = 24;
  const width = (paper.width - 2 * sheet.margin - 2 * gap) / 3;
  const columns = [
    { title: say({ text: 'Sold by' }), lines: [shop.name, shop.address] },
    { title: say({ text: 'Delivery address' }), lines: [buyer.name, ...buyer.lines, buyer.phone] },
    { title: say({ text: 'Payment' }), lines: [payment] },
  ];
  const bottoms = columns.map(({ title, lines }, index) => {
    const x = sheet.margin + index * (width + gap);
    let at = y + paper.write(title, { x, y, width }, { size: 9, color: sheet.faint });
    for (const [place, line] of lines.filter(Boolean).entries()) {
      at += paper.write(line, { x, y: at, width }, { size: 10, bold: place === 0 });
    }
    return at;
  });
  return Math.max(...bottoms);
}

type Footing = { look: InvoiceLook; page: number; pages: number };

function drawFoot(paper: Paper, { market }: Invoice, { look: { say }, page, pages }: Footing): void {
  const { margin, faint, rule, foot } = sheet;
  const y = paper.height - foot;
  const width = paper.width - 2 * margin;
  paper.line({ x: margin, y, width }, rule);
  const about = [market.name, market.address, market.phone, market.email].filter(Boolean).join(' · ');
  paper.write(about, { x: margin, y: y + 10, width: width - 90 }, { size: 8, color: faint });
  const number = say({ text: 'Page {page} of {pages}', with: { page, pages } });
  paper.write(number, { x: margin + width - 80, y: y + 10, width: 80 }, { size: 8, color: faint, align: 'end' });
}

import type { Message } from '../../platform/app-error.ts';
import type { PdfDocument, Style } from '../../platform/pdf/pdf-document.ts';

type Look = { title: string; shop: string; marketplace: string; color: string; translate: (message: Message) => string };
type Figure = { label: string; value: string; isSum: boolean };

/** A row of the table; its texts are formatted already. */
export type PaperRow = Record<(typeof columns)[number]['name'] | 'name', string>;

/** The columns after the name, from the end of the line, with their widths in points. */
const columns = [
  { name: 'quantity', width: 32, text: 'Quantity' },
  { name: 'paid', width: 62, text: 'Paid by shoppers' },
  { name: 'discounts', width: 62, text: 'Discounts paid by the marketplace' },
  { name: 'refunded', width: 62, text: 'Refunded' },
  { name: 'commission', width: 62, text: 'Commission with its tax' },
  { name: 'remains', width: 66, text: 'Remains for the shop' },
] as const;

const margin = 40;
const foot = 48;
const faint = '#75685f';
const rule = '#e6dcd2';
const size = 8;
const padding = 4;
const figureWidth = 300;

/** Writes a statement on pages, from the top down; the headings of the table are repeated on each page. */
export function createStatementPaper(paper: PdfDocument, look: Look) {
  const width = paper.width - 2 * margin;
  const nameWidth = width - columns.reduce((sum, column) => sum + column.width, 0);
  let y = renderHead(paper, look);
  let hasHeadings = false;

  function reserve(height: number): void {
    if (y + height <= paper.height - foot) return;
    paper.addPage();
    y = margin;
    hasHeadings = false;
  }
  function writeCells(row: PaperRow, style: Style): number {
    const heights = [paper.write(row.name, { x: margin, y, width: nameWidth - padding }, style)];
    let x = margin + nameWidth;
    for (const column of columns) {
      heights.push(paper.write(row[column.name], { x, y, width: column.width - padding }, { ...style, align: 'end' }));
      x += column.width;
    }
    return Math.max(...heights);
  }
  function writeHeadings(): void {
    const { translate } = look;
    paper.fill({ x: margin, y, width, height: 42 }, '#f7f1ea');
    y += padding;
    const texts = columns.map(({ name, text }) => [name, translate({ text })] as const);
    writeCells({ ...emptyRow, name: translate({ text: 'Order' }), ...Object.fromEntries(texts) }, { size: 7, bold: true, color: faint });
    y += 42;
    hasHeadings = true;
  }
  return {
    writeText(text: string): void {
      reserve(30);
      y += paper.write(text, { x: margin, y: y + 6, width }, { size: 9, color: faint }) + 16;
    },
    writeFigures(figures: readonly Figure[]): void {
      for (const { label, value, isSum } of figures) {
        reserve(20);
        const style = { size: 10, bold: isSum };
        const height = paper.write(label, { x: margin, y, width: figureWidth * 0.65 }, style);
        paper.write(value, { x: margin + figureWidth * 0.65, y, width: figureWidth * 0.35 }, { ...style, align: 'end' });
        y += height + 2;
        if (isSum) paper.line({ x: margin, y, width: figureWidth }, look.color);
        y += isSum ? 6 : 0;
      }
    },
    /** The sums of an order in bold, then its parts. */
    writeOrder(order: PaperRow, parts: readonly PaperRow[]): void {
      for (const [index, row] of [order, ...parts].entries()) {
        const style = index === 0 ? { size, bold: true } : { size, color: faint };
        reserve(paper.measure(row.name, nameWidth - padding, style) + padding + (hasHeadings ? 0 : 48));
        if (!hasHeadings) writeHeadings();
        y += writeCells(row, style) + 1;
      }
      paper.line({ x: margin, y: y + 2, width }, rule);
      y += 2 * padding;
    },
    finish(): Promise<Buffer> {
      paper.eachPage((page, pages) => {
        const text = look.translate({ text: 'Page {page} of {pages}', with: { page, pages } });
        const at = paper.height - foot + 16;
        paper.write(
          `${look.marketplace} · ${look.shop} · ${look.title}`,
          { x: margin, y: at, width: width - 90 },
          { size: 8, color: faint },
        );
        paper.write(text, { x: margin + width - 80, y: at, width: 80 }, { size: 8, color: faint, align: 'end' });
      });
      return paper.finish();
    },
  };
}

const emptyRow = { name: '', quantity: '', paid: '', discounts: '', refunded: '', commission: '', remains: '' } satisfies PaperRow;

function renderHead(paper: PdfDocument, { title, shop, marketplace, color }: Look): number {
  const half = (paper.width - 2 * margin) / 2;
  paper.fill({ x: 0, y: 0, width: paper.width, height: 6 }, color);
  const left = paper.write(shop, { x: margin, y: 36, width: half }, { size: 18, bold: true, color });
  const right = paper.write(title, { x: margin + half, y: 36, width: half }, { size: 14, bold: true, align: 'end' });
  const under = paper.write(marketplace, { x: margin + half, y: 36 + right, width: half }, { size: 10, align: 'end', color: faint });
  return 36 + Math.max(left, right + under) + 20;
}

import type { PdfDocument } from '../../../platform/pdf/pdf-document.ts';

export type PackingList = {
  title: string;
  code: string;
  placed: string;
  shop: string;
  address: { label: string; name: string; lines: readonly string[] };
  headings: { product: string; quantity: string };
  items: readonly { name: string; details: string; quantity: string }[];
  note: { label: string; text: string } | null;
};

type Look = { margin: number; text: number; head: number };

const faint = '#6b625c';
const rule = '#d9cfc6';
const page: Look = { margin: 48, text: 11, head: 20 };
const label: Look = { margin: 16, text: 9, head: 14 };

/** Renders a slip on the current page, and on further ones if its items do not fit. No prices, because parcels are also gifts. */
export function renderPackingList(paper: PdfDocument, content: PackingList, { isLabel }: { isLabel: boolean }): void {
  const look = isLabel ? label : page;
  let y = renderHead(paper, content, look);
  y = renderAddress(paper, content, { look, y: y + look.text });
  y = renderItems(paper, content, { look, y: y + look.text * 1.5 });
  if (!content.note) return;
  const at = { x: look.margin, width: paper.width - 2 * look.margin };
  const height = paper.measure(content.note.text, at.width, { size: look.text }) + look.text * 3;
  if (y + height > paper.height - look.margin) {
    paper.addPage();
    y = look.margin;
  }
  const written = paper.write(content.note.label, { ...at, y: y + look.text }, { size: look.text - 1.5, color: faint });
  paper.write(content.note.text, { ...at, y: y + look.text + written }, { size: look.text });
}

function renderHead(paper: PdfDocument, { title, code, placed, shop }: PackingList, { margin, text, head }: Look): number {
  const half = (paper.width - 2 * margin) / 2;
  const start = paper.write(shop, { x: margin, y: margin, width: half }, { size: head - 4, bold: true });
  const end = { x: margin + half, width: half };
  const top = paper.write(title, { ...end, y: margin }, { size: text, align: 'end', color: faint });
  const number = paper.write(code, { ...end, y: margin + top }, { size: head, bold: true, align: 'end' });
  const day = paper.write(placed, { ...end, y: margin + top + number }, { size: text - 1.5, align: 'end', color: faint });
  return margin + Math.max(start, top + number + day);
}

type Position = { look: Look; y: number };

function renderAddress(paper: PdfDocument, { address }: PackingList, { look, y }: Position): number {
  const at = { x: look.margin, width: paper.width - 2 * look.margin };
  let bottom = y + paper.write(address.label, { ...at, y }, { size: look.text - 1.5, color: faint });
  bottom += paper.write(address.name, { ...at, y: bottom }, { size: look.text + 3, bold: true });
  for (const line of address.lines) bottom += paper.write(line, { ...at, y: bottom }, { size: look.text + 1 });
  return bottom;
}

function renderItems(paper: PdfDocument, content: PackingList, { look, y }: Position): number {
  let at = renderHeadings(paper, content, { look, y });
  const { name, quantity } = columnsOf(paper, look);
  for (const item of content.items) {
    const size = look.text;
    const details = item.details ? paper.measure(item.details, name.width, { size: size - 1.5 }) : 0;
    const height = paper.measure(item.name, name.width, { size }) + details + size;
    if (at + height > paper.height - look.margin) {
      paper.addPage();
      at = renderHeadings(paper, content, { look, y: look.margin });
    }
    const top = at + size / 2;
    const named = paper.write(item.name, { ...name, y: top }, { size });
    if (item.details) paper.write(item.details, { ...name, y: top + named }, { size: size - 1.5, color: faint });
    paper.write(item.quantity, { ...quantity, y: top }, { size: size + 2, bold: true, align: 'end' });
    at += height;
    paper.line({ x: look.margin, y: at, width: paper.width - 2 * look.margin }, rule);
  }
  return at;
}

function renderHeadings(paper: PdfDocument, { headings }: PackingList, { look, y }: Position): number {
  const { name, quantity } = columnsOf(paper, look);
  const style = { size: look.text - 1.5, bold: true, color: faint };
  const height = paper.write(headings.product, { ...name, y }, style);
  paper.write(headings.quantity, { ...quantity, y }, { ...style, align: 'end' });
  paper.line({ x: look.margin, y: y + height + 2, width: paper.width - 2 * look.margin }, rule);
  return y + height + 2;
}

function columnsOf({ width }: PdfDocument, { margin, text }: Look) {
  const wide = text * 6;
  return { name: { x: margin, width: width - 2 * margin - wide }, quantity: { x: width - margin - wide, width: wide } };
}

import { fileURLToPath } from 'node:url';
import PDFDocument from 'pdfkit';
import { createKnownLetters, type Drawer } from './known-letters.ts';
import { type Direction, visualRuns } from './visual-runs.ts';

/** How a text is set; sizes and places are points, 72 to an inch. */
export type Style = { size: number; bold?: boolean; color?: string; align?: 'start' | 'end' };
/** Where it goes: `x` counts from the side at which reading starts. */
export type Place = { x: number; y: number; width: number };

/** A document of pages of one size. Each text has the direction of then: everything placed from the left is mirrored where reading starts at the right. */
export type PdfDocument = {
  width: number;
  height: number;
  /** Writes a text, broken into lines, and returns its height. */
  write: (text: string, place: Place, style: Style) => number;
  /** How high it would become. */
  measure: (text: string, width: number, style: Style) => number;
  line: (place: Place, color: string) => void;
  fill: (place: Place & { height: number }, color: string) => void;
  addPage: () => void;
  /** The direction of what follows. */
  setDirection: (direction: Direction) => void;
  /** Goes over each page once all are there. */
  eachPage: (render: (page: number, pages: number) => void) => void;
  finish: () => Promise<Buffer>;
};

type PaperOptions = {
  direction: Direction;
  /** For screen readers: `en`, `ar`, `fa`. */
  language: string;
  title: string;
  author: string;
  /** Width and height in points; A4 by default. */
  size?: readonly [number, number];
};

const fileOf = (name: string) => fileURLToPath(new URL(`./fonts/${name}.ttf`, import.meta.url));
/** The text's font has few signs of currencies. */
const files = {
  regular: { text: fileOf('cairo-400'), signs: fileOf('noto-currency-400') },
  bold: { text: fileOf('cairo-700'), signs: fileOf('noto-currency-700') },
};
/** Line height relative to the size, with room for Arabic marks above and below. */
const lineHeight = 1.6;

const { withKnown, drawerOf, ascent } = createKnownLetters(files.regular);

export function createPdfDocument({ direction, language, title, author, size }: PaperOptions): PdfDocument {
  const pdf = new PDFDocument({
    size: size ? [...size] : 'A4',
    margin: 0,
    bufferPages: true,
    lang: language,
    info: { Title: title, Author: author },
  });
  for (const [weight, drawers] of Object.entries(files)) {
    for (const [drawer, file] of Object.entries(drawers)) pdf.registerFont(`${weight} ${drawer}`, file);
  }
  const { width, height } = pdf.page;
  const bytes = collect(pdf);

  const widths = new Map<string, number>();
  let set = createTypesetter(pdf, { direction, widths });
  return {
    width,
    height,
    write(text, place, style) {
      const lines = set.linesOf(text, place.width, style);
      for (const [index, line] of lines.entries()) set.setLine(line, { ...place, y: place.y + index * style.size * lineHeight }, style);
      return lines.length * style.size * lineHeight;
    },
    measure: (text, wide, style) => set.linesOf(text, wide, style).length * style.size * lineHeight,
    line(place, color) {
      const left = set.fromLeft(place);
      pdf
        .moveTo(left, place.y)
        .lineTo(left + place.width, place.y)
        .lineWidth(0.75)
        .stroke(color);
    },
    fill(place, color) {
      pdf.rect(set.fromLeft(place), place.y, place.width, place.height).fill(color);
    },
    addPage: () => void pdf.addPage(),
    setDirection(next) {
      set = createTypesetter(pdf, { direction: next, widths });
    },
    eachPage(render) {
      const { start, count } = pdf.bufferedPageRange();
      for (let page = 0; page < count; page += 1) {
        pdf.switchToPage(start + page);
        render(page + 1, count);
      }
    },
    finish() {
      pdf.end();
      return bytes;
    },
  };
}

/** Puts lines where they belong: measured as they are drawn, piece by piece. Widths are stored, because shaping takes most of the time. */
function createTypesetter(pdf: PDFKit.PDFDocument, { direction, widths }: { direction: Direction; widths: Map<string, number> }) {
  const { width } = pdf.page;
  const selectFont = (drawer: Drawer, { size, bold = false }: Style) => pdf.font(`${bold ? 'bold' : 'regular'} ${drawer}`).fontSize(size);
  const measureRun = ({ drawer, text }: { drawer: Drawer; text: string }, style: Style): number => {
    const key = `${drawer} ${style.bold ?? false} ${style.size} ${text}`;
    const wide = widths.get(key) ?? selectFont(drawer, style).widthOfString(text, whole);
    widths.set(key, wide);
    return wide;
  };
  const runsOf = (line: string, style: Style) =>
    visualRuns(line, direction, drawerOf).map((run) => ({ ...run, wide: measureRun(run, style) }));
  const widthOf = (line: string, style: Style) => runsOf(line, style).reduce((sum, { wide }) => sum + wide, 0);
  const fromLeft = ({ x, width: wide }: Pick<Place, 'x' | 'width'>) => (direction === 'rtl' ? width - x - wide : x);
  return {
    fromLeft,
    linesOf(text: string, wide: number, style: Style): string[] {
      return withKnown(text)
        .split('\n')
        .flatMap((paragraph) => breakLines(paragraph, (line) => widthOf(line, style) <= wide));
    },
    setLine(line: string, place: Place, style: Style): void {
      const isAtRight = (style.align === 'end') !== (direction === 'rtl');
      let left = fromLeft(place) + (isAtRight ? place.width - widthOf(line, style) : 0);
      // Both fonts share a baseline, whatever their height.
      const y = place.y + ascent() * style.size;
      pdf.fillColor(style.color ?? ink);
      for (const { text, drawer, wide } of runsOf(line, style)) {
        selectFont(drawer, style).text(text, left, y, { ...whole, lineBreak: false, baseline: 'alphabetic' });
        left += wide;
      }
    },
  };
}

const ink = '#1f1a17';

/** The line is laid out as a whole: word by word, the words of an Arabic line would be in the wrong order. */
const whole: PDFKit.Mixins.TextOptions = { features: ['kern', 'liga'] };

function collect(pdf: PDFKit.PDFDocument): Promise<Buffer> {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  pdf.on('end', () => resolve(Buffer.concat(chunks)));
  pdf.on('error', reject);
  return promise;
}

/** Words fill each line as far as it goes; a word that is longer than a line is cut. */
function breakLines(paragraph: string, fits: (line: string) => boolean): string[] {
  if (fits(paragraph)) return [paragraph];
  const lines: string[] = [];
  let line = '';
  for (const word of paragraph.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (fits(longer)) {
      line = longer;
      continue;
    }
    if (line !== '') lines.push(line);
    line = '';
    for (const char of word) {
      if (line !== '' && !fits(line + char)) {
        lines.push(line);
        line = '';
      }
      line += char;
    }
  }
  return [...lines, line];
}

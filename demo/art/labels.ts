/** The printed labels on rendered products, drawn with the same pen and marks as the brands' signs. */
import { mix } from './tools/color.ts';
import { type Emblem, emblem } from './tools/emblems.ts';
import { smallPrint, word, wordWidth } from './tools/lettering.ts';
import { box, document, line } from './tools/paint.ts';
import { arch } from './tools/path.ts';

type Label = {
  mark: Emblem;
  words: readonly string[];
  ink: string;
  paper?: string;
  width?: number;
  height?: number;
  framed?: 'arch' | 'line' | 'bare';
};

const labels: Record<string, Label> = {
  tea: { mark: 'leaf', words: ['CARDAMOM', 'TEA'], ink: '#4a522c', framed: 'arch', height: 780 },
  coffee: { mark: 'bean', words: ['HARAR', 'COFFEE'], ink: '#4b2a1d', framed: 'arch', height: 760 },
  chocolate: { mark: 'star', words: ['HALWA ROW', 'CHOCOLATE'], ink: '#5b3320', framed: 'line', height: 760 },
  sweets: { mark: 'lattice', words: ['HALWA ROW'], ink: '#8e3f4c', framed: 'line' },
  dates: { mark: 'date', words: ['SEVEN', 'DATES'], ink: '#7a4526', framed: 'line' },
  honey: { mark: 'bee', words: ['SEVEN', 'DATES'], ink: '#8a5616', framed: 'line', height: 540, width: 820 },
  oil: { mark: 'drop', words: ['PETAL', 'OIL'], ink: '#8e4a58', framed: 'line', height: 700 },
  lotion: { mark: 'flower', words: ['PETAL', 'CARE'], ink: '#6a4a44', framed: 'line', height: 760 },
  cream: { mark: 'flower', words: ['PETAL'], ink: '#8e4a58', framed: 'bare', width: 900, height: 420 },
  tube: { mark: 'sun', words: ['PETAL'], ink: '#7b4a3a', framed: 'bare', height: 900, width: 500 },
  perfume: { mark: 'moon', words: ['IRIS LAB'], ink: '#3c355e', framed: 'line', height: 560 },
  soap: { mark: 'leaf', words: ['SIDR', 'SOAP'], ink: '#5d6a34', framed: 'line', width: 760, height: 560 },
  serum: { mark: 'drop', words: ['PETAL', 'SERUM'], ink: '#8a4a3a', framed: 'line', width: 560, height: 720 },
  toner: { mark: 'flower', words: ['PETAL', 'TONER'], ink: '#8a5616', framed: 'arch', height: 820 },
  shampoo: { mark: 'leaf', words: ['PETAL', 'SHAMPOO'], ink: '#4f5d34', framed: 'line', height: 820 },
  scrub: { mark: 'bean', words: ['PETAL', 'SCRUB'], ink: '#4b2a1d', framed: 'line', width: 820, height: 600 },
  mask: { mark: 'leaf', words: ['PETAL', 'MASK'], ink: '#5d6a34', framed: 'line', width: 900, height: 600 },
  balm: { mark: 'bee', words: ['PETAL'], ink: '#8e4a58', width: 520, height: 620 },
  attar: { mark: 'tree', words: ['IRIS LAB'], ink: '#5a3a26', width: 420, height: 780 },
  musk: { mark: 'moon', words: ['IRIS LAB'], ink: '#3c355e', width: 720, height: 600 },
  cologne: { mark: 'sun', words: ['IRIS LAB', 'COLOGNE'], ink: '#8a5616', framed: 'arch', height: 720 },
  extrait: { mark: 'star', words: ['IRIS LAB'], ink: '#6b3a28', width: 560, height: 700 },
  caravan: { mark: 'flame', words: ['CARAVAN', 'TEA'], ink: '#3a332e', framed: 'arch', height: 820 },
  mint: { mark: 'leaf', words: ['NANA', 'MINT'], ink: '#45663a', framed: 'arch', height: 640, width: 660 },
  'rose-tea': { mark: 'flower', words: ['SAFFRON', '& ROSE'], ink: '#8e3f4c', framed: 'arch', height: 860 },
  longberry: { mark: 'bean', words: ['HARAR', 'LONGBERRY'], ink: '#6a3a3a', framed: 'line', height: 820 },
  arabic: { mark: 'pod', words: ['HARAR', 'ARABIC'], ink: '#7a4a1c', framed: 'arch', height: 650, width: 680 },
  decaf: { mark: 'moon', words: ['HARAR', 'DECAF'], ink: '#3c4a86', framed: 'line', height: 800 },
  tahini: { mark: 'star', words: ['TAHINI', 'CRUNCH'], ink: '#5b3320', framed: 'line', width: 680 },
  orange: { mark: 'flower', words: ['HALWA ROW', 'ORANGE'], ink: '#a0521c', framed: 'line', height: 900 },
  halwa: { mark: 'lattice', words: ['HALWA ROW'], ink: '#45663a', framed: 'line', width: 1100, height: 520 },
  lokum: { mark: 'flower', words: ['HALWA ROW', 'LOKUM'], ink: '#8e3f4c', framed: 'line' },
  thyme: { mark: 'bee', words: ['SEVEN', 'DATES'], ink: '#8a5616', framed: 'arch', height: 760 },
  syrup: { mark: 'date', words: ['DATE', 'SYRUP'], ink: '#5a2d16', framed: 'arch', height: 610 },
  ajwa: { mark: 'date', words: ['SEVEN', 'DATES'], ink: '#7a4526', framed: 'arch', height: 900 },
  practice: { mark: 'arch', words: ['KUFIC'], ink: '#3f3a36', framed: 'line', height: 480, width: 700 },
  'moon-book': { mark: 'moon', words: ['THE MOON'], ink: '#22304f', width: 1000, height: 380 },
  'good-day': { mark: 'sun', words: ['ONE GOOD DAY'], ink: '#b4573a', width: 1000, height: 380 },
  candle: { mark: 'flame', words: ['WICK'], ink: '#7a4a1c', framed: 'arch', height: 720 },
  diffuser: { mark: 'leaf', words: ['RESIN'], ink: '#5a4030', framed: 'line', height: 640 },
  incense: { mark: 'star', words: ['RESIN', 'INCENSE'], ink: '#5a4030', framed: 'line', height: 760 },
  matches: { mark: 'flame', words: ['WICK'], ink: '#a04a2c', framed: 'line', width: 820, height: 500 },
  book: { mark: 'moon', words: ['PAPER', 'MOON'], ink: '#2f3d5c', framed: 'arch', height: 820 },
  notebook: { mark: 'arch', words: ['KUFIC'], ink: '#3f3a36', framed: 'line', height: 420, width: 620 },
  card: { mark: 'flower', words: ['THANK YOU'], ink: '#a04a5c', framed: 'bare', width: 840 },
  planner: { mark: 'sun', words: ['PLANNER'], ink: '#3f3a36', framed: 'line', height: 520, width: 700 },
  game: { mark: 'star', words: ['LITTLE', 'SOUK'], ink: '#7a3b22', framed: 'line', paper: '#f3dfb8' },
  puzzle: { mark: 'lattice', words: ['PUZZLE'], ink: '#2f5d5a', framed: 'line', paper: '#f6ead2' },
  seeds: { mark: 'leaf', words: ['TERRA', 'SEEDS'], ink: '#45663a', framed: 'arch', height: 820 },
};

/** The letters on toy blocks, each in an ink of its own. */
const letters = { a: '#a8452c', s: '#2f5d5a', m: '#3c4a86', n: '#8a5616', k: '#45663a', o: '#8e3f4c', r: '#22304f' };

/** Every label by name as a drawing. */
export function labelPictures(): [name: string, svg: string][] {
  return [
    ...Object.entries(labels).map(([name, about]): [string, string] => [name, labelPicture(about)]),
    ...Object.entries(letters).map(([letter, ink]): [string, string] => [`letter-${letter}`, letterPicture(letter.toUpperCase(), ink)]),
  ];
}

function letterPicture(letter: string, ink: string): string {
  return document(
    400,
    400,
    box(0, 0, 400, 400, 0, '#fbf1dc') + line('M22 22H378V378H22Z', mix(ink, '#fbf1dc', 0.25), 12) + word(letter, 200, 320, 240, ink, 17),
  );
}

function labelPicture({ mark, words, ink, paper = '#fbf4e6', width = 640, height = 640, framed = 'bare' }: Label): string {
  const center = width / 2;
  const size = Math.min(72, ...words.map((text) => (72 * width * 0.66) / wordWidth(text, 72)));
  const first = height * (words.length > 1 ? 0.66 : 0.72);
  return document(
    width,
    height,
    box(0, 0, width, height, 0, paper) +
      frame(framed, width, height, ink, paper) +
      emblem(mark, center, height * 0.38, Math.min(width, height) * 0.27, ink, 7) +
      words.map((text, i) => word(text, center, first + i * size * 1.5, size, ink, 12)).join('') +
      smallPrint(center, height * 0.9, [width * 0.3, width * 0.18], 16, mix(ink, paper, 0.5), 5),
  );
}

function frame(kind: Label['framed'], width: number, height: number, ink: string, paper: string): string {
  const soft = mix(ink, paper, 0.35);
  if (kind === 'bare') return '';
  const [w, h] = [width - 56, height - 56];
  const outer = line(`M28 28H${width - 28}V${height - 28}H28Z`, soft, 5);
  return kind === 'line'
    ? outer + line(`M42 42h${w - 28}v${h - 28}h${28 - w}Z`, soft, 2)
    : line(arch(width / 2, height - 28, w, h), soft, 6);
}

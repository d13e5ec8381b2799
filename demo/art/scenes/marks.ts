import { mix, tone } from '../tools/color.ts';
import { type Emblem, emblem } from '../tools/emblems.ts';
import { word, wordWidth } from '../tools/lettering.ts';
import { at, document, ellipse, line, linear, radial, shape } from '../tools/paint.ts';
import { arch, roundedRect } from '../tools/path.ts';
import { qrCode } from '../tools/qr.ts';

const terracotta = '#B4501E';

/** Each brand's mark, its name in one or two lines, and its ink. */
export const brandMarks = {
  ember: ['flame', ['EMBER'], '#a04a2c'],
  tandoor: ['pan', ['TANDOOR'], '#7a3b22'],
  'blue-kiln': ['bowl', ['BLUE', 'KILN'], '#2c4f86'],
  'lumen-and-lath': ['lamp', ['LUMEN', '& LATH'], '#8a6a1e'],
  arcadia: ['chair', ['ARCADIA'], '#4c5a3a'],
  'tall-oak': ['tree', ['TALL OAK'], '#6B4630'],
  cardamom: ['pod', ['CARDAMOM'], '#5d6a34'],
  'seven-dates': ['date', ['SEVEN', 'DATES'], '#7a4526'],
  harar: ['bean', ['HARAR'], '#4b2a1d'],
  'halwa-row': ['lattice', ['HALWA', 'ROW'], '#a8485a'],
  petal: ['flower', ['PETAL'], '#b0606c'],
  sidr: ['bee', ['SIDR'], '#a5681e'],
  'iris-lab': ['drop', ['IRIS LAB'], '#4c4478'],
  wick: ['candle', ['WICK'], '#a5681e'],
  amberlight: ['sun', ['AMBERLIGHT'], '#c07a1c'],
  resin: ['star', ['RESIN'], '#6b4a2c'],
  'paper-moon': ['moon', ['PAPER', 'MOON'], '#2f4470'],
  kufic: ['arch', ['KUFIC'], '#1f3d4d'],
  margin: ['page', ['MARGIN'], '#3f3a36'],
  saddle: ['needle', ['SADDLE'], '#7a4526'],
  tamarind: ['bag', ['TAMARIND'], '#8a3f24'],
  hour: ['clock', ['HOUR'], '#2b2725'],
  'low-hum': ['wave', ['LOW HUM'], '#245a5c'],
  clack: ['key', ['CLACK'], '#34495e'],
  northwave: ['note', ['NORTH', 'WAVE'], '#22304F'],
  tumble: ['cube', ['TUMBLE'], '#b0622a'],
  'little-souk': ['kite', ['LITTLE', 'SOUK'], '#b4501e'],
  gyre: ['top', ['GYRE'], '#2f7f7a'],
  'arcade-green': ['leaf', ['ARCADE', 'GREEN'], '#45663a'],
  terra: ['pot', ['TERRA'], '#a3532f'],
} as const satisfies Record<string, readonly [Emblem, readonly string[], string]>;

export function brandMark([mark, name, ink]: (typeof brandMarks)[keyof typeof brandMarks]): string {
  const lines: readonly string[] = name;
  const size = Math.min(34, ...lines.map((text) => (34 * 212) / wordWidth(text, 34, 34)));
  const top = lines.length > 1 ? 92 : 112;
  return document(
    300,
    300,
    `<rect width="300" height="300" fill="${linear([mix(ink, '#fffaf2', 0.94), mix(ink, '#fbf1e2', 0.88)], 'diagonal')}"/>` +
      emblem(mark, 150, top, 92, ink, 5.5) +
      lines.map((text, i) => word(text, 150, top + 106 + i * (size + 17), size, ink, 12, 34)).join(''),
  );
}

export function avatar(): string {
  const [ground, skin, coat] = ['#ecd0b4', '#c98f6a', '#2f7f7a'];
  return document(
    400,
    400,
    `<rect width="400" height="400" fill="${radial([tone(ground, 0.05), tone(ground, -0.06)], 0.3, 0.2, 0.95)}"/>` +
      shape(arch(200, 400, 300, 360), linear([tone(ground, -0.1), tone(ground, -0.02)], 'diagonal')) +
      shape('M70 400C70 318 130 288 200 288S330 318 330 400Z', linear([tone(coat, 0.08), tone(coat, -0.12)], 'diagonal')) +
      shape('M168 250H232V296C232 322 168 322 168 296Z', tone(skin, -0.1)) +
      ellipse(200, 196, 68, 80, radial([tone(skin, 0.12), at(0.6, skin), tone(skin, -0.14)], 0.36, 0.3, 0.8)) +
      shape(
        'M126 196C116 110 160 88 200 88S284 110 274 196C268 160 250 142 220 138C180 134 140 150 126 196Z',
        linear(['#5a3b29', '#33211a'], 'diagonal'),
      ) +
      line('M168 290C176 322 224 322 232 290', tone(coat, 0.16), 8),
  );
}

/** The logo: an arch within an arch, with a gate. */
export function logoMark(): string {
  return document(64, 64, mark(terracotta));
}

export function logo(ink: string): string {
  // `o` and `u` are the arch and its reflection: the same curve, closed and open.
  const letters =
    'M24 12C21 5 16 2 10 2C4 2 0 6 0 11C0 23 25 17 25 30C25 37 19 41 12 41C6 41 2 38 -1 32M38 28C38 18 44 12 50 12S62 18 62 28S56 42 50 42S38 36 38 28ZM76 13V29C76 37 80 42 87 42S98 37 98 29V13M98 29V42M114 0V42M132 13L114 29M121 24L133 42';
  return document(228, 64, `${mark(terracotta)}<g transform="translate(86 11)">${line(letters, ink, 6.8)}</g>`);
}

/** The QR code of the footer. */
export function footerQr(): string {
  const rows = qrCode('https://souk.example/app');
  const modules = rows.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x + 4} ${y + 4}h1v1h-1z` : ''))).join('');
  return document(
    33,
    33,
    `<rect width="33" height="33" rx="2" fill="#ffffff"/><path d="${modules}" fill="#33150A" shape-rendering="crispEdges"/>`,
  );
}

function mark(color: string): string {
  return `${shape(roundedRect(2, 2, 60, 60, 15), color)}${shape(arch(32, 54, 36, 43), '#FDF6F0')}${shape(arch(32, 54, 22, 30), color)}${shape(arch(32, 54, 9.5, 17), '#F4CDB1')}`;
}

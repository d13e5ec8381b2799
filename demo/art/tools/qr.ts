/**
 * A QR code of version 2 with medium error correction (25 × 25 modules, at most 26 bytes of text), as rows of dark
 * modules. One size and one mask are all that the demo's footer needs.
 */
export function qrCode(text: string): boolean[][] {
  const data = codewords(text);
  const bits = [...data, ...errorCorrection(data)].flatMap((byte) => Array.from({ length: 8 }, (_, i) => ((byte >> (7 - i)) & 1) === 1));
  const dark = Array.from({ length: size }, () => Array.from({ length: size }, () => false));
  const isFixed = Array.from({ length: size }, () => Array.from({ length: size }, () => false));
  const set = (row: number, column: number, value: boolean) => {
    const [line, used] = [dark[row], isFixed[row]];
    if (!line || !used || column < 0 || column >= size) return;
    line[column] = value;
    used[column] = true;
  };
  setPatterns(set);
  let next = 0;
  for (const [row, column] of zigzag()) {
    if (isFixed[row]?.[column]) continue;
    const line = dark[row];
    // Mask 0 flips every module of a checkerboard.
    if (line) line[column] = (bits[next] ?? false) !== ((row + column) % 2 === 0);
    next += 1;
  }
  return dark;
}

const size = 25;
const dataLength = 28;
const correctionLength = 16;
/** Medium correction, mask 0, with its check bits, as the standard prints it. */
const format = 0b101010000010010;

function codewords(text: string): number[] {
  const bytes = Array.from(new TextEncoder().encode(text));
  if (bytes.length > dataLength - 2) throw new Error(`"${text}" is too long for this QR code`);
  const nibbles = [4, bytes.length >> 4, bytes.length & 15, ...bytes.flatMap((byte) => [byte >> 4, byte & 15]), 0];
  const out = Array.from({ length: Math.ceil(nibbles.length / 2) }, (_, i) => ((nibbles[i * 2] ?? 0) << 4) | (nibbles[i * 2 + 1] ?? 0));
  for (let pad = 0; out.length < dataLength; pad++) out.push(pad % 2 ? 17 : 236);
  return out;
}

function errorCorrection(data: readonly number[]): number[] {
  let generator = [1];
  for (let i = 0, root = 1; i < correctionLength; i++, root = times(root, 2)) {
    const grown = [...generator, 0];
    generator.forEach((factor, at) => {
      grown[at + 1] = (grown[at + 1] ?? 0) ^ times(factor, root);
    });
    generator = grown;
  }
  const rest = [...data, ...Array.from({ length: correctionLength }, () => 0)];
  data.forEach((_, i) => {
    const lead = rest[i] ?? 0;
    generator.forEach((factor, at) => {
      rest[i + at] = (rest[i + at] ?? 0) ^ times(factor, lead);
    });
  });
  return rest.slice(data.length);
}

/** Multiplication in the field of 256 elements that QR codes use. */
function times(a: number, b: number): number {
  let out = 0;
  for (let i = 7; i >= 0; i--) {
    out = (out << 1) ^ ((out >> 7) * 0x11d);
    if ((b >> i) & 1) out ^= a;
  }
  return out;
}

function setPatterns(set: (row: number, column: number, value: boolean) => void): void {
  for (let i = 0; i < size; i++) {
    set(6, i, i % 2 === 0);
    set(i, 6, i % 2 === 0);
  }
  square(set, 18, 18, 2, (far) => far !== 1);
  for (const [row, column] of [
    [3, 3],
    [3, size - 4],
    [size - 4, 3],
  ] as const)
    square(set, row, column, 4, (far) => far !== 2 && far !== 4);
  const bit = (i: number) => ((format >> i) & 1) === 1;
  for (let i = 0; i < 15; i++) {
    set(i < 6 ? i : i < 8 ? i + 1 : size - 15 + i, 8, bit(i));
    set(8, i < 8 ? size - 1 - i : i < 9 ? 7 : 14 - i, bit(i));
  }
  set(size - 8, 8, true);
}

function square(
  set: (row: number, column: number, value: boolean) => void,
  row: number,
  column: number,
  reach: number,
  isDark: (far: number) => boolean,
): void {
  for (let y = -reach; y <= reach; y++)
    for (let x = -reach; x <= reach; x++) if (row + y >= 0) set(row + y, column + x, isDark(Math.max(Math.abs(x), Math.abs(y))));
}

/** Two columns at a time from the right, up and down in turns, past the timing column. */
function* zigzag(): Generator<[row: number, column: number]> {
  for (let right = size - 1, up = true; right > 0; right -= 2, up = !up) {
    if (right === 6) right -= 1;
    for (let step = 0; step < size; step++) {
      const row = up ? size - 1 - step : step;
      yield [row, right];
      yield [row, right - 1];
    }
  }
}

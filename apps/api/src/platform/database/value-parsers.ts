import pg, { type CustomTypesConfig } from 'pg';

// The numbers by which PostgreSQL names its types.
const int8 = 20;
const int8Array = 1016;
const numeric = 1700;
const numericArray = 1231;
const date = 1082;
const dateArray = 1182;
const textArray: number = 1009; // widened: pg's own list of types stops short of it

const parseTextArray = pg.types.getTypeParser(textArray);

const parsers = new Map<number, (text: string) => unknown>([
  [int8, parseInteger],
  [int8Array, arrayOf(parseInteger)],
  [numeric, parseNumeric],
  [numericArray, arrayOf(parseNumeric)],
  // A day has no hour: pg would make it midnight in the server's own zone, which is another day elsewhere.
  [date, (text) => text],
  [dateArray, parseTextArray],
]);

/** Whole numbers and numerics as numbers, days as text, moments as Date. */
export const valueParsers: CustomTypesConfig = {
  getTypeParser: (type: number, format?: 'text' | 'binary') =>
    (format === 'binary' ? undefined : parsers.get(type)) ?? pg.types.getTypeParser(type, format),
};

function parseInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} is too large to be counted exactly`);
  return value;
}

function parseNumeric(text: string): number {
  const value = Number(text);
  // A sum of int8 is a numeric, so amounts come this way too.
  const exact = text.includes('.') ? Number.isFinite(value) : Number.isSafeInteger(value);
  if (!exact) throw new RangeError(`${text} cannot be a number`);
  return value;
}

function arrayOf(parse: (text: string) => number) {
  return (text: string): unknown => deepMap(parseTextArray(text), parse);
}

function deepMap(value: unknown, parse: (text: string) => number): unknown {
  if (Array.isArray(value)) return value.map((item) => deepMap(item, parse));
  return typeof value === 'string' ? parse(value) : value;
}

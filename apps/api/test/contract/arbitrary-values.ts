import type { JsonSchema } from '@souk/contract/openapi/schemas';
import fc, { type Arbitrary } from 'fast-check';
import { itemsOf } from '../../src/openapi/example-of.ts';

const longestText = 60;

/** Values that fit a schema, those that are likely to exist (small ids) more often than others. */
export function arbitraryOf(schema: JsonSchema): Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(arbitraryOf));
  if (Array.isArray(schema.type)) return fc.oneof(...schema.type.map((type) => arbitraryOf({ ...schema, type })));
  switch (schema.type) {
    case 'string':
      return textOf(schema);
    case 'integer':
      return wholeNumberOf(schema);
    case 'number':
      return fc.oneof(fc.constant(0), fc.double({ min: schema.minimum ?? -1e9, max: schema.maximum ?? 1e9, noNaN: true }));
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return fc.array(arbitraryOf(itemsOf(schema)), { minLength: schema.minItems ?? 0, maxLength: Math.min(schema.maxItems ?? 4, 4) });
    case 'object':
      return objectOf(schema);
    default:
      return fc.jsonValue();
  }
}

function textOf({ format, pattern, minLength = 0, maxLength = longestText }: JsonSchema): Arbitrary<string> {
  if (format === 'email') return fc.emailAddress();
  if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern));
  return fc.string({ minLength, maxLength: Math.min(maxLength, longestText), unit: 'grapheme' });
}

function wholeNumberOf({ minimum = Number.MIN_SAFE_INTEGER, maximum = Number.MAX_SAFE_INTEGER }: JsonSchema): Arbitrary<number> {
  const small = fc.integer({ min: Math.max(minimum, 1), max: Math.min(maximum, 3) });
  return fc.oneof(
    { weight: 2, arbitrary: small },
    // In its range from the start: of all integers hardly one is between 1 and 999.
    {
      weight: 1,
      arbitrary: fc.integer({ min: Math.max(minimum, Number.MIN_SAFE_INTEGER), max: Math.min(maximum, Number.MAX_SAFE_INTEGER) }),
    },
  );
}

function objectOf({ properties = {}, required = [], additionalProperties }: JsonSchema): Arbitrary<object> {
  const known = Object.entries(properties).map(([name, field]) => [name, arbitraryOf(typeof field === 'object' ? field : {})] as const);
  if (known.length === 0 && typeof additionalProperties === 'object')
    return fc.dictionary(fc.string(), arbitraryOf(additionalProperties), { maxKeys: 3 });
  const fields: Record<string, Arbitrary<unknown>> = Object.fromEntries(known);
  return fc.record(fields, { requiredKeys: required });
}

const deep = (levels: number): unknown => JSON.parse(`${'['.repeat(levels)}${']'.repeat(levels)}`);
/** Values of a JSON body that no field accepts. */
export const oddValues = fc.constantFrom<unknown>(
  ...[
    null,
    true,
    0,
    -1,
    1.5,
    1e308,
    -0,
    Number.MAX_SAFE_INTEGER,
    2 ** 53,
    '',
    ' ',
    '\u0000',
    'a\u0000b',
    '\ud800',
    '1',
    '-1',
    'x'.repeat(10_000),
  ],
  ...['٣', "' or 1=1 --", '{{7*7}}', '../../etc/passwd', '<script>', [], ['a'], [1, 'a'], {}, { a: 1 }, { toString: 1 }, deep(500)],
);
/** Values of an address or a form. */
export const oddTexts = fc.oneof(
  fc.constantFrom(
    '',
    '0',
    '-1',
    '1.5',
    '1e3',
    '9'.repeat(30),
    '\u0000',
    'a\u0000',
    '٣',
    '1,',
    ',',
    '1,,2',
    'null',
    'true',
    '[]',
    '{}',
    "';--",
    '%',
    '%00',
    '../../..',
    'x'.repeat(190),
    '\ud83d\ude00',
  ),
  fc.string({ maxLength: 30 }),
);
/** Names that no field has, or that every object has by birth. */
export const oddNames = fc.constantFrom('x', 'page[]', 'toString', 'constructor', '$where', 'a.b', ' ', 'é', '0', 'hasOwnProperty');
const rawTexts = [
  ...['', '%', '%ff', '%u0000', '%00', '%ED%A0%80', '%ED%BF%BF', '%C0%AF', '%F0%9F', '%0D%0AX:1', '%E2%80%A8', '%1B', '+', ';', "'"],
  ...['__proto__', '__proto__[page]', 'constructor', 'constructor[prototype][x]', 'toString', 'hasOwnProperty', 'valueOf', 'page[]'],
  ...['-1', '1e999', 'NaN', 'Infinity', '2147483648', '9223372036854775808', '9'.repeat(400)],
];
const queryNames = ['page', 'id', 'search', 'lang', 'sort_type', 'min_price', 'max_price', 'category_id', 'shop_id', 'product_id', 'code'];

/** Parameters as they are sent: bytes that are no text, names that every object has by birth, numbers without an end, duplicates. */
export const rawParameters = fc
  .array(fc.tuple(fc.constantFrom(...rawTexts, ...queryNames), fc.constantFrom(...rawTexts)), { minLength: 1, maxLength: 4 })
  .map((pairs) => pairs.map((pair) => pair.join('=')).join('&'));

import fc from 'fast-check';

const deep = (levels: number): unknown => JSON.parse(`${'['.repeat(levels)}${']'.repeat(levels)}`);
/** What a JSON body may hold that no field wants. */
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
/** What an address or a form may hold. */
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
    '../..',
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

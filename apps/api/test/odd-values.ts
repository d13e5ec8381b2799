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

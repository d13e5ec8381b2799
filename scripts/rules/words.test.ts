import { expect, test } from 'vitest';
import { checkCode, checkName, checkProse, checkStyles, proseOf, readWordRules } from './words.ts';

const rules = readWordRules(`
## Banned words

| banned | write instead | where | allowed |
|---|---|---|---|
| tell, told | notify | all | |
| keep, kept | store | all | keep-alive |
| owe, owes | create a refund | names | |
| beside | next to | prose | |

## Exceptions

| exception | reason |
|---|---|
| \`keepText\` | a name of a library |
`);
const found = (problems: { found: string }[]) => problems.map((problem) => problem.found);

test.each([
  ['// The shop is told.', ['told']],
  ['/** The shop\n * is told. */', ['told']],
  ['const x = 1; // kept for later', ['kept']],
  ['// The socket uses keep-alive.', []],
  ['// Who applies is refused.', ['"Who …" at the start of a comment']],
  ['// Bookkeeping and foretold things.', []],
])('checks the comment %s', (source, expected) => {
  expect(found(checkCode('a.ts', source, rules))).toEqual(expected);
});

test('a comment in JSX and a type are read', () => {
  const source = '<p>{/* It is told. */}</p>;\ntype A = {\n  /** It is kept. */\n  a: string;\n};';
  expect(found(checkCode('a.tsx', source, rules))).toEqual(['told', 'kept']);
});

test.each([
  ['function oweRefunds() {}', ['oweRefunds']],
  ['const keepText = 1;', []],
  ['type A = { toldAt: string };', ['toldAt']],
  ['const towel = 1;', []],
  ['library.keep(1);', []],
  ['const [told, b] = f();', ['told']],
  ['const { told } = f();', []],
])('checks the declared names of %s', (source, expected) => {
  expect(found(checkCode('a.ts', source, rules))).toEqual(expected);
});

test('a test title is prose, another text is checked on demand', () => {
  expect(found(checkCode('a.ts', "test('the shop is told', () => {});", rules))).toEqual(['told']);
  expect(found(checkCode('a.ts', "print('The shop is told');", rules))).toEqual([]);
  expect(found(checkCode('a.ts', "print('The shop is told');", rules, true))).toEqual(['told']);
});

test('a file name is checked by its parts', () => {
  expect(found(checkName('owe-refunds.ts', rules))).toEqual(['owe-refunds.ts']);
  expect(found(checkName('shower.ts', rules))).toEqual([]);
});

test('a document is checked without its code, with the line of each problem', () => {
  const markdown = 'One.\n\n```sh\ntell me\n```\nThe shop is `told`.\nIt lies beside it.';
  expect(checkProse(proseOf(markdown), rules)).toEqual([{ line: 7, found: 'beside', instead: 'next to' }]);
});

test('the comments of a style sheet are checked, with the line of each problem', () => {
  expect(checkStyles('a { color: red }\n\n/*\n * The margin is told.\n */\n.kept {}', rules)).toEqual([
    { line: 4, found: 'told', instead: 'notify' },
  ]);
});

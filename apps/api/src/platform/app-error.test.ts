import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { AppError, conflict, invalid, type Message, operatorError } from './app-error.ts';

const translate = ({ text, with: values }: Message) => `«${text}»${values ? JSON.stringify(values) : ''}`;

test.each([
  [conflict({ text: 'Only {stock} left', with: { stock: 2 } }, { total: 1 }), '«Only {stock} left»{"stock":2}'],
  [invalid('name', 'Too odd'), 'name: «Too odd»'],
  [operatorError('not-found', 'There is no such role.'), '«There is no such role.»'],
  [operatorError('invalid', 'must be after its start', 'ends'), '«{field} must be after its start»{"field":"ends"}'],
  [
    operatorError('not-found', { text: 'No sale {id}', with: { id: 7 }, hint: '"sales list" lists them' }),
    '«No sale {id}»{"id":7}; "sales list" lists them',
  ],
])('on the command line: %s', (error, text) => {
  expect(error.toText(translate)).toBe(text);
});

test('the message of the error itself is filled in, in English', () => {
  expect(operatorError('invalid', { text: ': there is no shop "{slug}"', with: { slug: 'x' } }, '--shop').message).toBe(
    '--shop: there is no shop "x"',
  );
});

test('the hint is for the command line alone', () => {
  expect(operatorError('not-found', { text: 'No sale', hint: '"sales list" lists them' }).toBody(translate)).toEqual({
    message: '«No sale»',
  });
});

/** Errors of a provider or of one function, which their callers catch and never pass on to a client. */
const internal = ['RightCode', 'OutdatedSummary'];

test('modules, workflows and commands declare no error class that HTTP would answer with a 500', () => {
  const declared = ['modules', 'workflows', 'commands'].flatMap((folder) => errorClassesIn(join(import.meta.dirname, '..', folder)));
  expect(declared.filter((name) => !internal.includes(name))).toEqual([]);
  expect(new AppError('invalid', 'x').status).toBe(422);
});

function errorClassesIn(folder: string): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'));
  const sources = files.map((name) => readFileSync(join(folder, name), 'utf8'));
  return sources.flatMap((source) => [...source.matchAll(/class (\w+) extends Error\b/g)].flatMap(([, name]) => name ?? []));
}

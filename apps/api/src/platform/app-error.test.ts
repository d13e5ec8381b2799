import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { AppError, conflict, invalid, type Message, operatorError } from './app-error.ts';

const translate = ({ text, with: values }: Message) => `«${text}»${values ? JSON.stringify(values) : ''}`;

test.each([
  [conflict({ text: 'Only {stock} left', with: { stock: 2 } }, { total: 1 }), '«Only {stock} left»{"stock":2}'],
  [invalid('name', 'Too odd'), 'name: «Too odd»'],
  [operatorError('not-found', 'There is no shop "x"'), '«There is no shop "x"»'],
  [operatorError('invalid', 'must be after its start', 'ends'), '«ends must be after its start»'],
  [operatorError('invalid', ': there is no shop "x"', '--shop'), '«--shop: there is no shop "x"»'],
])('on the command line: %s', (error, text) => {
  expect(error.toText(translate)).toBe(text);
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

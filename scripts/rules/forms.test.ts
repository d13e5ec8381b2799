import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
/** A Button needs its type to submit; Enter submits a search of one line. */
const submitting = /type="submit"|<SaveBar\b|type="search"/;

test('every form has a control that submits it', () => {
  const files = globSync(['apps/*/src/**/*.tsx', 'packages/*/src/**/*.tsx'], { cwd: root });
  const forms = files
    .filter((file) => !file.includes('.test.'))
    .map((file) => ({ file, text: readFileSync(resolve(root, file), 'utf8') }))
    .filter(({ text }) => /<form\b/.test(text));
  expect(forms.length).toBeGreaterThan(50);
  expect(forms.filter(({ text }) => !submitting.test(text)).map(({ file }) => file)).toEqual([]);
});

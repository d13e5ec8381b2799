import { expect, test } from 'vitest';
import { buildForm } from './send-form.ts';

test('fields become text, missing ones are left out, files have their names', () => {
  const [one, two] = [new File(['1'], 'one.png'), new File(['2'], 'two.png')];
  const form = buildForm(
    { rating: 4, name: 'Asha', note: undefined, size: null, kept: '' },
    { photos: [one, two], logo: undefined, paper: one },
  );
  const given = [...form].map(([name, value]) => [name, typeof value === 'string' ? value : value.name]);
  expect(given).toEqual([
    ['rating', '4'],
    ['name', 'Asha'],
    ['kept', ''],
    ['photos', 'one.png'],
    ['photos', 'two.png'],
    ['paper', 'one.png'],
  ]);
});

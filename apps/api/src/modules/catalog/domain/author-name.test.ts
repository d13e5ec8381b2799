import { expect, test } from 'vitest';
import { authorName } from './author-name.ts';

test.each([
  ['Nadia Karim', 'Nadia K.'],
  ['  nadia   al karim ', 'nadia K.'],
  ['Asha', 'Asha'],
  ['أسماء راو', 'أسماء ر.'],
  ['Ann 😀mile', 'Ann 😀.'],
  ['x'.repeat(200), 'x'.repeat(60)],
])('%j is %j', (name, shown) => {
  expect(authorName(name)).toBe(shown);
});

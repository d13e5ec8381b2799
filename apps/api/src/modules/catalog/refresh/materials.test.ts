import { expect, test } from 'vitest';
import { findMaterials } from './materials.ts';

test.each([
  ['Recycled aluminium arms and vegan leather pads; the leather is soft', ['aluminium', 'leather']],
  ['خشب مخروط والجلد من ورشة، بالكتّان', ['خشب', 'جلد', 'كتان']],
  ['بدنه‌ی چوبی با بند چرم', ['چوبي', 'چرم']],
  ['A lamp for the table', []],
])('%s mentions %j', (text, expected) => {
  expect(findMaterials([text])).toEqual(expected);
});

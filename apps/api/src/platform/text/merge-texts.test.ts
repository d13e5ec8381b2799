import { expect, test } from 'vitest';
import { mergeTexts } from './merge-texts.ts';

test('wordings are laid over what is there, and an empty one takes its language away', () => {
  expect(mergeTexts({ en: 'Lamp', ar: 'مصباح', ir: 'چراغ' }, { en: 'Oil lamp', ar: '' })).toEqual({ en: 'Oil lamp', ir: 'چراغ' });
  expect(mergeTexts(null, { en: 'Lamp' })).toEqual({ en: 'Lamp' });
});

import { expect, test } from 'vitest';
import { withoutRepeats } from './without-repeats.ts';

test.each([
  [
    ['5% off every order', '5% OFF every order', 'Valid in all shops'],
    ['5% off every order', 'Valid in all shops'],
  ],
  [['\u20685%\u2069 تخفیف روی هر سفارش', '۵٪ تخفیف روی هر سفارش'], ['\u20685%\u2069 تخفیف روی هر سفارش']],
  [['خصم 15%', 'خصم ١٥٪'], ['خصم 15%']],
  [
    ['5% off', '50% off'],
    ['5% off', '50% off'],
  ],
])('%j is %j', (gifts, said) => {
  expect(withoutRepeats(gifts)).toEqual(said);
});

import { expect, test } from 'vitest';
import { toLatinDigits } from './latin-digits.ts';
import { otpBoxes, otpNext, otpValue } from './otp-field.tsx';

const boxes = (text: string) => otpBoxes(text, 4);

test('[auth-07] a digit moves the focus on, and stays in the last box', () => {
  expect(otpNext(boxes(''), { type: 'input', at: 0, text: '7' })).toEqual({ boxes: ['7', '', '', ''], focus: 1 });
  expect(otpNext(boxes('123'), { type: 'input', at: 3, text: '4' })).toEqual({ boxes: ['1', '2', '3', '4'], focus: 3 });
});

test('[auth-07] Backspace empties a filled box in place and moves back from an empty one', () => {
  expect(otpNext(boxes('12'), { type: 'backspace', at: 1 })).toEqual({ boxes: ['1', '', '', ''], focus: 1 });
  expect(otpNext(boxes('1'), { type: 'backspace', at: 1 })).toEqual({ boxes: ['1', '', '', ''], focus: 0 });
  expect(otpNext(boxes(''), { type: 'backspace', at: 0 }).focus).toBe(0);
});

test('[auth-07] a pasted code fills all boxes from any of them', () => {
  for (const at of [0, 1, 2, 3]) {
    expect(otpNext(boxes('99'), { type: 'input', at, text: ' 12-34 ' })).toEqual({ boxes: ['1', '2', '3', '4'], focus: 3 });
  }
  expect(otpNext(boxes(''), { type: 'input', at: 1, text: '56' })).toEqual({ boxes: ['', '5', '6', ''], focus: 3 });
  expect(otpNext(boxes(''), { type: 'input', at: 0, text: '123456' }).boxes).toEqual(['1', '2', '3', '4']);
});

test('only digits are accepted, in any script', () => {
  expect(otpNext(boxes('1'), { type: 'input', at: 1, text: 'x' })).toEqual({ boxes: ['1', '', '', ''], focus: 1 });
  expect(toLatinDigits('۱۲٣٤')).toBe('1234');
});

test('a gap has the same place in value and boxes', () => {
  expect(otpValue(['1', '', '3', ''])).toBe('1 3');
  expect(otpBoxes('1 3', 4)).toEqual(['1', '', '3', '']);
});

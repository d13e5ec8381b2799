import { expect, test } from 'vitest';
import { checkNewPassword } from './check-password.ts';

const check = (password: string, password_confirmation = password) => checkNewPassword({ password, password_confirmation });

test.each(['password', 'PassWord1', '12345678', 'qwertyuiop', 'souk-no-password', 'zzzzzzzzzz'])(
  '%s is refused under password',
  (password) => {
    expect(() => check(password)).toThrow(
      expect.objectContaining({ details: { errors: { password: { text: 'This password is too common. Please choose another one.' } } } }),
    );
  },
);

test('any other is accepted, if it is confirmed', () => {
  expect(() => check('three blue kettles')).not.toThrow();
  expect(() => check('three blue kettles', 'three red kettles')).toThrow('Confirm Password does not match.');
});

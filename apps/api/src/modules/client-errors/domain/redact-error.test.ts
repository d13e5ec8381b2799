import { expect, test } from 'vitest';
import { browserOf, fingerprintOf, redactError } from './redact-error.ts';

test('a report holds nothing about a person', () => {
  const stack = 'at load (https://shop.example/assets/shell-Ab3dE9_.js?t=98765:10:2403)\nat https://shop.example/page#asha';
  expect(
    redactError({
      message: 'No order of asha@example.com, +91 98765-43210, token 0a1b2c3d4e5f6a7b8c9d0e1f2a3b',
      stack,
      page: '/order-history/12?x=asha',
    }),
  ).toEqual({
    message: 'No order of [mail], [number], token [token]',
    stack: 'at load (https://shop.example/assets/shell-Ab3dE9_.js:10:2403)\nat https://shop.example/page',
    page: '/order-history/{id}',
  });
});

test('the same error of two releases is one error; another place in the code is another', () => {
  const at = (file: string) => fingerprintOf({ message: 'x is null', stack: `at show (https://shop.example/assets/${file})` });
  expect(at('shell-Ab3dE9_.js:10:20')).toBe(at('shell-Zz3dE9k.js:11:4'));
  expect(at('shell-Ab3dE9_.js:10:20')).not.toBe(at('forms-Ab3dE9_.js:10:20'));
});

test.each([
  ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36', 'Chrome 140'],
  ['Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/139.0', 'Edge 139'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
    'Safari 18',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0', 'Firefox 130'],
  ['curl/8', 'other'],
])('%s is %s', (userAgent, browser) => expect(browserOf(userAgent)).toBe(browser));

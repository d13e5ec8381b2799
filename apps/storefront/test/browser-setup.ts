import '../src/styles/storefront.css';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { page } from 'vitest/browser';

const errors = vi.spyOn(console, 'error');

/** Each test starts on a phone, left to right. */
beforeEach(async () => {
  document.documentElement.dir = 'ltr';
  await page.viewport(412, 839);
});

/** A warning of React, such as a missing key or an update outside of act, fails the test. */
afterEach(() => {
  const calls = errors.mock.calls.map((parts) => parts.map(String).join(' '));
  errors.mockClear();
  expect(calls).toEqual([]);
});

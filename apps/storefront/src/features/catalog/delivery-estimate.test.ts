import { createI18n } from '@souk/client/i18n/create-i18n.ts';
import { expect, test } from 'vitest';
import { deliveryEstimate } from './delivery-estimate.ts';

const english = createI18n('en', {});

test.each([
  [{ min_days: 2, max_days: 4 }, 'Delivery in 2–4 days'],
  [{ min_days: 3, max_days: 3 }, 'Delivery in 3 days'],
  [{ min_days: 1, max_days: 1 }, 'Delivery in 1 day'],
  [{ min_days: 0, max_days: 0 }, 'Delivery today'],
])('%o reads %s', (estimate, words) => {
  expect(deliveryEstimate(estimate, english)).toBe(words);
});

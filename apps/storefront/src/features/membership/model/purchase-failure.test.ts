import { expect, test } from 'vitest';
import { ApiError, type ApiErrorKind } from '../../../lib/api/api-error.ts';
import { purchaseFailure } from './purchase-failure.ts';

const failure = (kind: ApiErrorKind, status: number, errors = {}) => purchaseFailure(new ApiError({ kind, status, message: 'No', errors }));

test.each([
  [422, 'refused'],
  [404, 'refused'],
  [409, 'conflict'],
  [401, 'signed-out'],
  [429, 'unknown'],
] as const)('%i means %s', (status, kind) => {
  expect(failure('refused', status).kind).toBe(kind);
});

test('nobody knows what became of it without an answer', () => {
  expect(failure('offline', 0)).toMatchObject({ kind: 'unknown', offline: true });
  expect(failure('server', 502)).toMatchObject({ kind: 'unknown', offline: false });
  expect(purchaseFailure(new Error('odd'))).toEqual({ kind: 'unknown', message: '', offline: false });
});

test('the first problem of a field is what is said', () => {
  const errors = { payment_method: ['This payment method is not offered'] };
  expect(failure('refused', 422, errors)).toEqual({ kind: 'refused', message: 'This payment method is not offered' });
});

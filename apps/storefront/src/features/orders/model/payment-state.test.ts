import { expect, test } from 'vitest';
import { pauseBeforeAsking, paymentState, readReturnHint } from './payment-state.ts';

const order = { payment_method: 'stripe', payment_status: 'Pending', status: 'Pending', can_pay: true } as const;

test.each([
  ['cash is paid at the door', { payment_method: 'cash', can_pay: false }, undefined, { kind: 'settled', isPaid: false }],
  [
    'paid is paid, wherever the shopper comes from',
    { payment_status: 'Paid', can_pay: false },
    'cancelled',
    { kind: 'settled', isPaid: true },
  ],
  ['back from the payment page the answer is waited for', {}, undefined, { kind: 'waiting' }],
  ['whoever turned back there can pay', {}, 'cancelled', { kind: 'unpaid', failed: false }],
  ['so can whoever could not get there', {}, 'later', { kind: 'unpaid', failed: false }],
  ['what did not work can be tried again', { payment_status: 'Failed' }, undefined, { kind: 'unpaid', failed: true }],
  ['but not whoever broke it off', { payment_status: 'Failed' }, 'cancelled', { kind: 'unpaid', failed: false }],
  ['what was called off is over', { status: 'Cancelled', payment_status: 'Failed', can_pay: false }, undefined, { kind: 'over' }],
  ['what can no longer be paid is over', { can_pay: false }, undefined, { kind: 'over' }],
] as const)('[cart-14] %s', (_title, change, hint, state) => {
  expect(paymentState({ ...order, ...change }, hint)).toEqual(state);
});

test('only what the shop itself writes into the address is a hint', () => {
  const read = (query: string) => readReturnHint(new URLSearchParams(query));
  expect([read('payment=cancelled'), read('payment=later'), read('payment=paid'), read('')]).toEqual([
    'cancelled',
    'later',
    undefined,
    undefined,
  ]);
});

test('the questions become rarer and end', () => {
  expect([0, 9, 10, 29, 30, 59, 60].map(pauseBeforeAsking)).toEqual([2000, 2000, 5000, 5000, 20_000, 20_000, false]);
});

import { orderStatuses } from '@souk/contract/orders';
import { expect, test } from 'vitest';
import { canMove, movingStatuses, nextStatuses } from './order-path.ts';

test('an order goes forward only, and from anywhere on its way it can arrive', () => {
  for (const from of orderStatuses) {
    for (const to of orderStatuses) {
      if (canMove(from, to)) expect(orderStatuses.indexOf(to)).toBeGreaterThan(orderStatuses.indexOf(from));
    }
  }
  const reached = new Set(Object.values(nextStatuses).flat());
  expect([...reached].toSorted()).toEqual([...movingStatuses].toSorted());
  for (const from of ['Pending', 'Confirm', 'Processing', 'Pickup', 'On The Way'] as const)
    expect(nextStatuses[from].length).toBeGreaterThan(0);
});

test.each(orderStatuses)('%s does not lead to itself, to the beginning or to a cancellation', (status) => {
  expect([canMove(status, status), canMove(status, 'Pending'), canMove(status, 'Cancelled')]).toEqual([false, false, false]);
});

import { expect, test } from 'vitest';
import type { Order } from '../../../lib/other-servers/answers.ts';
import { orderSteps } from './order-status.ts';

const event = (status: string, hour: number, note: string | null = null) => ({
  status,
  note,
  created_at: `2026-11-20T0${hour}:00:00.000Z`,
});
const shown = (order: Pick<Order, 'status' | 'timeline'>) => orderSteps(order).map(({ status, state }) => `${status}: ${state}`);

test('[account-02] the timeline shows the steps that are done, current and to come', () => {
  const order = { status: 'Pickup' as const, timeline: [event('Pending', 1), event('Confirm', 2), event('Pickup', 3, 'At the depot')] };
  expect(shown(order)).toEqual([
    'Pending: done',
    'Confirm: done',
    'Processing: done',
    'Pickup: current',
    'On The Way: coming',
    'Delivered: coming',
  ]);
  const steps = orderSteps(order);
  // Skipped: done at an unknown time.
  expect(steps[2]).toMatchObject({ at: null });
  expect(steps[3]).toMatchObject({ at: '2026-11-20T03:00:00.000Z', note: 'At the depot' });
  expect(steps[4]).toMatchObject({ at: null });
});

test('[account-02] the last step of a delivered order is current', () => {
  expect(shown({ status: 'Delivered', timeline: [event('Pending', 1)] }).at(-1)).toBe('Delivered: current');
});

test('[account-02] a cancelled order ends with the steps that it reached', () => {
  const timeline = [event('Pending', 1), event('Cancelled', 2, 'Changed my mind')];
  expect(shown({ status: 'Cancelled', timeline })).toEqual(['Pending: done', 'Cancelled: current']);
  expect(orderSteps({ status: 'Cancelled', timeline }).at(-1)).toMatchObject({ note: 'Changed my mind' });
});

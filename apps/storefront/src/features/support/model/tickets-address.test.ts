import { expect, test } from 'vitest';
import { readTicketsAddress, ticketsQuery } from './tickets-address.ts';

test('an address says which tickets are shown, and what it does not know counts as nothing said', () => {
  const read = (query: string) => readTicketsAddress(new URLSearchParams(query));
  expect(read('')).toEqual({ status: 'running', page: 1 });
  expect(read('status=completed&page=3')).toEqual({ status: 'completed', page: 3 });
  expect(read('status=odd&page=-1')).toEqual({ status: 'running', page: 1 });
  for (const shown of [{ status: 'running', page: 1 } as const, { status: 'cancel', page: 2 } as const]) {
    const query = Object.entries(ticketsQuery(shown)).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]));
    expect(read(String(new URLSearchParams(query)))).toEqual(shown);
  }
});

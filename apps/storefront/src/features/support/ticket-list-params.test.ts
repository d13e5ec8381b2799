import { expect, test } from 'vitest';
import { parseTicketListParams, toTicketListParams } from './ticket-list-params.ts';

test('URL parameters select the tickets to show, and unknown values are replaced by their default', () => {
  const read = (query: string) => parseTicketListParams(new URLSearchParams(query));
  expect(read('')).toEqual({ status: 'running', page: 1 });
  expect(read('status=completed&page=3')).toEqual({ status: 'completed', page: 3 });
  expect(read('status=odd&page=-1')).toEqual({ status: 'running', page: 1 });
  for (const shown of [{ status: 'running', page: 1 } as const, { status: 'cancel', page: 2 } as const]) {
    const query = Object.entries(toTicketListParams(shown)).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String(value)]],
    );
    expect(read(String(new URLSearchParams(query)))).toEqual(shown);
  }
});

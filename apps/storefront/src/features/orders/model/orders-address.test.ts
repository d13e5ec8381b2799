import { orderStatusKeys } from '@souk/contract/orders';
import { expect, test } from 'vitest';
import { paths } from '../../../lib/paths.ts';
import { orderStatusTabs } from './order-statuses.ts';
import { ordersQuery, readOrderId, readOrdersAddress } from './orders-address.ts';

const read = (query: string) => readOrdersAddress(new URLSearchParams(query));

test('[account-02] status and page stand in the address', () => {
  expect(read('status=on_the_way&page=3')).toEqual({ status: 'on_the_way', search: '', page: 3 });
  expect(paths.orderHistory(ordersQuery({ status: 'on_the_way', search: '', page: 3 }))).toBe('/order-history?status=on_the_way&page=3');
  expect(paths.orderHistory(ordersQuery({ status: undefined, search: '', page: 1 }))).toBe('/order-history');
  expect(read('search=%23SK-12').search).toBe('#SK-12');
  expect(paths.orderHistory(ordersQuery({ status: undefined, search: 'SK-12', page: 1 }))).toBe('/order-history?search=SK-12');
});

test.each(['', 'status=lost', 'page=0', 'page=-1', 'page=1.5', 'page=x', 'status=toString'])(
  'a bad address shows the first page of all: %s',
  (query) => {
    expect(read(query)).toEqual({ status: undefined, search: '', page: 1 });
  },
);

test('an order is named by a number', () => {
  expect(readOrderId('17')).toBe(17);
  for (const id of [undefined, '', '0', 'x', '1.5', '-1', '1e3', '9999999999999999']) expect(readOrderId(id)).toBeUndefined();
});

test('there is a tab for each status', () => {
  expect(orderStatusTabs).toEqual(orderStatusKeys);
});

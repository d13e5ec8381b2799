import { orderStatusKeys } from '@souk/contract/orders';
import { expect, test } from 'vitest';
import { paths } from '../../../lib/paths.ts';
import { parseOrderId, parseOrderListParams, toOrderListParams } from './order-list-params.ts';
import { orderStatusTabs } from './order-status.ts';

const read = (query: string) => parseOrderListParams(new URLSearchParams(query));

test('[account-02] status, search and page are URL parameters', () => {
  expect(read('status=on_the_way&page=3')).toEqual({ status: 'on_the_way', search: '', page: 3 });
  expect(paths.orderHistory(toOrderListParams({ status: 'on_the_way', search: '', page: 3 }))).toBe(
    '/order-history?status=on_the_way&page=3',
  );
  expect(paths.orderHistory(toOrderListParams({ status: undefined, search: '', page: 1 }))).toBe('/order-history');
  expect(read('search=%23SK-12').search).toBe('#SK-12');
  expect(paths.orderHistory(toOrderListParams({ status: undefined, search: 'SK-12', page: 1 }))).toBe('/order-history?search=SK-12');
});

test.each(['', 'status=lost', 'page=0', 'page=-1', 'page=1.5', 'page=x', 'status=toString'])(
  'invalid parameters show the first page of all orders: %s',
  (query) => {
    expect(read(query)).toEqual({ status: undefined, search: '', page: 1 });
  },
);

test('an order id is a positive integer', () => {
  expect(parseOrderId('17')).toBe(17);
  for (const id of [undefined, '', '0', 'x', '1.5', '-1', '1e3', '9999999999999999']) expect(parseOrderId(id)).toBeUndefined();
});

test('there is a tab for each status', () => {
  expect(orderStatusTabs).toEqual(orderStatusKeys);
});

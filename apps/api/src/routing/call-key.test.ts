import { calls } from '@souk/contract/calls';
import type { Endpoint } from '@souk/contract/endpoint';
import { describe, expect, test } from 'vitest';
import { canonicalCall, createCallAddresses, withoutTracking } from './call-key.ts';

function addressOf(name: keyof typeof calls, query: Record<string, string> = {}, params: Record<string, string> = {}): string {
  const endpoint: Endpoint = calls[name];
  const path = `/api${name.slice(4).replaceAll(/\{(\w+)\}/g, ':$1')}`;
  return canonicalCall(endpoint, path, {
    params: endpoint.params?.parse(params),
    query: endpoint.query?.parse(withoutTracking(query)),
  }).address;
}

describe('the address of a call', () => {
  test.each([
    [{}, '/api/products'],
    [{ page: '1', per_page: '12', sort_type: 'default', with_filters: 'true' }, '/api/products'],
    [{ page: '2', category_id: '3' }, '/api/products?category_id=3&page=2'],
    [{ category_id: '3', page: '0002' }, '/api/products?category_id=3&page=2'],
    [{ brand_id: '8,3,8' }, '/api/products?brand_id=3%2C8'],
    [{ brand_id: '3,8' }, '/api/products?brand_id=3%2C8'],
    [{ in_stock: '1', min_price: '5.00' }, '/api/products?in_stock=true&min_price=5'],
    [{ with_filters: '0' }, '/api/products?with_filters=false'],
    [{ search: ' tea  & bowl=1? ' }, '/api/products?search=tea%20%20%26%20bowl%3D1%3F'],
    [{ utm_source: 'mail', utm_campaign: 'x', fbclid: '1', gclid: '2', msclkid: '3', mc_eid: '4' }, '/api/products'],
  ])('/products with %j is %s', (query, address) => {
    expect(addressOf('GET /products', query)).toBe(address);
  });

  test('has its path parameters as they were validated', () => {
    expect(addressOf('GET /shops/{id}', {}, { id: '007' })).toBe('/api/shops/7');
    expect(addressOf('GET /categories/{slug}', {}, { slug: ' a b/c ' })).toBe('/api/categories/a%20b%2Fc');
    expect(addressOf('GET /flash-sale/{id}/details', { category_id: '4,2' }, { id: '1' })).toBe(
      '/api/flash-sale/1/details?category_id=2%2C4',
    );
  });

  test('has no default of a query with a refinement', () => {
    expect(addressOf('GET /reviews', { product_id: '3', page: '1', per_page: '6' })).toBe('/api/reviews?product_id=3');
  });
});

test('an unknown parameter is refused', () => {
  expect(() => addressOf('GET /products', { nothing: '17' })).toThrow('nothing');
});

test('addresses are remembered, the last 4,000 and no long ones', () => {
  const addresses = createCallAddresses();
  addresses.remember('/api/home?page=1', '/api/home');
  addresses.remember(`/api/home?${'x'.repeat(300)}`, '/api/home');
  expect(addresses.find('/api/home?page=1')).toBe('/api/home');
  expect(addresses.find(`/api/home?${'x'.repeat(300)}`)).toBeUndefined();
  for (let index = 0; index < 4000; index++) addresses.remember(`/api/home?page=${index + 2}`, '/api/home');
  expect(addresses.find('/api/home?page=1')).toBeUndefined();
});

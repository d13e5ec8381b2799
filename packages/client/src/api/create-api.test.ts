import { describe, expect, test, vi } from 'vitest';
import { fieldProblem, isApiError } from './api-error.ts';
import { createApi } from './create-api.ts';

function open(answer: () => Response | Promise<Response>, token: string | null = null, locale: string | null = 'ar') {
  const fetch = vi.fn(async (_address: string, _init: RequestInit) => answer());
  const onUnauthorized = vi.fn();
  const api = createApi({ fetch, baseUrl: '/api', locale: () => locale, token: () => token, onUnauthorized });
  return { api, onUnauthorized, sent: () => ({ address: fetch.mock.lastCall?.[0], init: fetch.mock.lastCall?.[1] }) };
}
const respond = (body: unknown, status = 200) => Response.json(body, { status });
const failure = (call: Promise<unknown>) =>
  call.then(
    () => undefined,
    (error: unknown) => (isApiError(error) ? error : undefined),
  );

describe('a request', () => {
  test('[call-01] goes to the base path with the marker and the saved locale', async () => {
    const { api, sent } = open(() => respond({ data: { categories: [], total: 0 } }));
    await api.call('GET /categories', {});
    expect(sent().address).toBe('/api/categories');
    expect(sent().init?.headers).toMatchObject({ 'X-Requested-With': 'XMLHttpRequest', 'Accept-Language': 'ar' });
    expect(sent().init?.headers).not.toHaveProperty('Authorization');
  });

  test('[call-01] uses en if no locale is saved', async () => {
    const { api, sent } = open(() => respond({ data: {} }), null, null);
    await api.call('GET /categories', {});
    expect(sent().init?.headers).toMatchObject({ 'Accept-Language': 'en' });
  });

  test('[call-03] carries the stored token', async () => {
    const { api, sent } = open(() => respond({ data: {} }), 'Bearer abc');
    await api.call('GET /carts', {});
    expect(sent().init?.headers).toMatchObject({ Authorization: 'Bearer abc' });
  });

  test('fills and encodes its path, leaves out an empty query, and sends its body as JSON', async () => {
    const { api, sent } = open(() => respond({ data: {} }));
    await api.call('GET /categories/{slug}', { params: { slug: 'tea & co/é' } });
    expect(sent().address).toBe('/api/categories/tea%20%26%20co%2F%C3%A9');
    await api.call('GET /products', { query: { search: 'a b', page: 2, shop_id: undefined } });
    expect(sent().address).toBe('/api/products?search=a+b&page=2');
    await api.call('POST /cart/store', { body: { product_id: 4, quantity: 1 } });
    expect(sent().init).toMatchObject({ method: 'POST', body: '{"product_id":4,"quantity":1}' });
  });

  test('accepts a text map with and without `data`', async () => {
    const wrapped = open(() => respond({ data: { Cart: 'السلة' } }));
    const bare = open(() => respond({ Cart: 'السلة', message: 'رسالة' }));
    expect((await wrapped.api.call('GET /lang/{locale}', { params: { locale: 'ar' } })).data).toEqual({ Cart: 'السلة' });
    expect((await bare.api.call('GET /lang/{locale}', { params: { locale: 'ar' } })).data).toMatchObject({
      Cart: 'السلة',
      message: 'رسالة',
    });
  });
});

test.each([
  ['a message alone', { message: 'Sent' }, { message: 'Sent' }],
  ['what it answers beside its message', { message: 'Sent', total: 0 }, { message: 'Sent', total: 0 }],
  ['an empty list for nothing', { message: 'Sent', data: [] }, { message: 'Sent' }],
] as const)('[call-02] [auth-13] a server may answer %s', async (_name, body, data) => {
  const { api } = open(() => respond(body));
  expect(await api.call('POST /send-login-otp', { body: { phone: '9' } })).toMatchObject({ message: 'Sent', data });
});

describe('a failure', () => {
  test('[call-04] has the server’s message, with the first problem of each field', async () => {
    const { api } = open(() => respond({ message: 'No', errors: { phone: ['Too short', 'Odd'], name: 'Missing' } }, 422));
    const error = await failure(api.call('GET /home', { query: {} }));
    expect(error).toMatchObject({ kind: 'refused', status: 422, message: 'No' });
    expect([fieldProblem(error, 'phone'), fieldProblem(error, 'name'), fieldProblem(error, 'email')]).toEqual([
      'Too short',
      'Missing',
      undefined,
    ]);
  });

  test.each([
    ['a proxy page', () => new Response('<html>', { status: 200 }), 'unexpected', 200],
    ['a broken gateway', () => new Response('<html>', { status: 502 }), 'server', 502],
    ['an empty answer', () => new Response('', { status: 200 }), 'unexpected', 200],
    ['a list', () => respond([1]), 'unexpected', 200],
    ['no connection', () => Promise.reject(new TypeError('Failed to fetch')), 'offline', 0],
  ] as const)('%s is its own kind', async (_name, answer, kind, status) => {
    expect(await failure(open(answer).api.call('GET /home', { query: {} }))).toMatchObject({ kind, status });
  });

  test('[auth-11] a 401 to a call with a token is reported, one without is not', async () => {
    const signedIn = open(() => respond({ message: 'Sign in' }, 401), 'Bearer abc');
    const visitor = open(() => respond({ message: 'Sign in' }, 401));
    await failure(signedIn.api.call('GET /carts', {}));
    await failure(visitor.api.call('GET /carts', {}));
    expect(signedIn.onUnauthorized).toHaveBeenCalledWith('GET /carts');
    expect(visitor.onUnauthorized).not.toHaveBeenCalled();
  });

  test('of its own signal stays an abort', async () => {
    const controller = new AbortController();
    controller.abort();
    const { api } = open(() => Promise.reject(new DOMException('gone', 'AbortError')));
    await expect(api.call('GET /categories', { signal: controller.signal })).rejects.toThrow('gone');
  });
});

import { createApi } from '@souk/client/api/create-api.ts';
import { expect, test, vi } from 'vitest';
import { askOurs } from './ask-ours.ts';

function open(answer: () => Response) {
  const fetch = vi.fn(async () => answer());
  return { fetch, api: createApi({ fetch, baseUrl: '/api', locale: () => 'en', token: () => null }) };
}
const input = { query: { q: 'mug' } };

test('[call-02] a server that knows the call answers it each time', async () => {
  const { api, fetch } = open(() => Response.json({ data: { products: [] } }));
  expect(await askOurs(api, 'GET /search/suggest', input)).toEqual({ products: [] });
  await askOurs(api, 'GET /search/suggest', input);
  expect(fetch).toHaveBeenCalledTimes(2);
});

test.each([
  ['nothing there', () => new Response('Not Found', { status: 404 })],
  ['a page', () => new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } })],
  ['not allowed', () => Response.json({ message: 'No' }, { status: 405 })],
])('[call-02] a server that does not, and answers “%s”, is asked once', async (_name, answer) => {
  const { api, fetch } = open(answer);
  expect(await askOurs(api, 'GET /search/suggest', input)).toBeNull();
  expect(await askOurs(api, 'GET /search/suggest', { query: { q: 'mugs' } })).toBeNull();
  expect(fetch).toHaveBeenCalledTimes(1);
  // A 404 of any other call has another meaning.
  await askOurs(api, 'GET /flash-sales', {});
  expect(fetch).toHaveBeenCalledTimes(2);
});

test('[call-02] a server error does not mean that the call is unknown', async () => {
  const { api, fetch } = open(() => Response.json({ message: 'Later' }, { status: 503 }));
  await expect(askOurs(api, 'GET /search/suggest', input)).rejects.toMatchObject({ status: 503 });
  await expect(askOurs(api, 'GET /search/suggest', input)).rejects.toMatchObject({ status: 503 });
  expect(fetch).toHaveBeenCalledTimes(2);
});

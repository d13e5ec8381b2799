import { expect, test, vi } from 'vitest';
import { askOurs } from './ask-ours.ts';
import { createApi } from './create-api.ts';

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
])('[call-02] one that does not, and says “%s”, is asked once', async (_name, answer) => {
  const { api, fetch } = open(answer);
  expect(await askOurs(api, 'GET /search/suggest', input)).toBeNull();
  expect(await askOurs(api, 'GET /search/suggest', { query: { q: 'mugs' } })).toBeNull();
  expect(fetch).toHaveBeenCalledTimes(1);
  // Of the other calls that says nothing.
  await askOurs(api, 'GET /flash-sales', {});
  expect(fetch).toHaveBeenCalledTimes(2);
});

test('[call-02] one that is in trouble may still know it', async () => {
  const { api, fetch } = open(() => Response.json({ message: 'Later' }, { status: 503 }));
  await expect(askOurs(api, 'GET /search/suggest', input)).rejects.toMatchObject({ status: 503 });
  await expect(askOurs(api, 'GET /search/suggest', input)).rejects.toMatchObject({ status: 503 });
  expect(fetch).toHaveBeenCalledTimes(2);
});

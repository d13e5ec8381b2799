import { createQueryClient } from '@souk/client/api/create-query-client.ts';
import { createMemoryStorage } from '@souk/client/stores/persisted-store.ts';
import { expect, test, vi } from 'vitest';
import { buildProductCard } from '../../../test/fake-api/catalog.ts';
import { createServices } from '../../lib/services/create-services.ts';
import { defaultSettings } from '../../lib/stores/settings-store.ts';
import { toggleFavorite } from './mutations.ts';
import { accountQueries } from './queries.ts';

/** Services of a shopper with these products on the wishlist, and a fake server that lacks some of its calls. */
function open(listed: number[], lacking: readonly string[] = []) {
  const sent: string[] = [];
  const answers: Record<string, () => unknown> = {
    'GET /favorites/ids': () => ({ product_ids: listed }),
    'GET /favorite-products': () => ({ products: listed.map((id) => buildProductCard({ id })) }),
    'POST /favorite-add-or-remove': () => ({ product: buildProductCard({ id: 1 }), total: 1 }),
  };
  async function fetch(address: string, init: RequestInit): Promise<Response> {
    const call = `${init.method} ${address.replace('/api', '')}`;
    sent.push(call);
    const data = lacking.includes(call) ? undefined : answers[call]?.();
    return data ? Response.json({ data }) : Response.json({ message: 'Not found' }, { status: 404 });
  }
  const queryClient = createQueryClient({ isServer: true });
  const storage = createMemoryStorage();
  const services = createServices({ fetch, queryClient, initialSettings: defaultSettings, storage, isServer: false, origin: '' });
  services.auth.setState({ token: 'Bearer abc' });
  const { api } = services;
  return {
    services,
    sent,
    loadIds: () => queryClient.fetchQuery(accountQueries.favoriteIds(api)),
    loadList: () => queryClient.fetchQuery(accountQueries.favorites(api)),
    ids: () => queryClient.getQueryData(accountQueries.favoriteIds(api).queryKey),
    list: () => queryClient.getQueryData(accountQueries.favorites(api).queryKey)?.map(({ id }) => id),
    count: () => services.auth.getState().favoriteProducts,
  };
}

test('[account-03] hearts need the ids of the wishlist only, and a press changes them at once', async () => {
  const page = open([3, 2]);
  expect(await page.loadIds()).toEqual([3, 2]);
  toggleFavorite(page.services, buildProductCard({ id: 5 }));
  await vi.waitFor(() => expect(page.ids()).toEqual([5, 3, 2]));
  expect([page.list(), page.count()]).toEqual([undefined, 3]);
  await vi.waitFor(() => expect(page.sent).toEqual(['GET /favorites/ids', 'POST /favorite-add-or-remove']));
});

test('[account-03] the list of the wishlist follows the hearts, and the hearts follow the list', async () => {
  const page = open([3, 2]);
  await page.loadList();
  expect(page.ids()).toEqual([3, 2]);
  toggleFavorite(page.services, buildProductCard({ id: 3 }));
  await vi.waitFor(() => expect([page.ids(), page.list(), page.count()]).toEqual([[2], [2], 1]));
  expect(page.sent).not.toContain('GET /favorites/ids');
});

test('[account-03] a refused press is undone at its place, in hearts and list', async () => {
  const page = open([4, 3, 2], ['POST /favorite-add-or-remove']);
  await page.loadList();
  const seen: unknown[] = [];
  page.services.queryClient.getQueryCache().subscribe(() => seen.push(page.ids()));
  toggleFavorite(page.services, buildProductCard({ id: 3 }));
  await vi.waitFor(() =>
    expect([seen.at(-1), page.ids(), page.list()]).toEqual([
      [4, 3, 2],
      [4, 3, 2],
      [4, 3, 2],
    ]),
  );
  expect(seen).toContainEqual([4, 2]);
  expect(page.count()).toBe(3);
});

test('[call-02] a server without the ids is asked for the products, once', async () => {
  const page = open([3, 2], ['GET /favorites/ids']);
  expect(await page.loadIds()).toEqual([3, 2]);
  expect(page.list()).toEqual([3, 2]);
  await page.loadList();
  expect(page.sent).toEqual(['GET /favorites/ids', 'GET /favorite-products']);
});

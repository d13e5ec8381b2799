import { createQueryClient } from '@souk/client/api/create-query-client.ts';
import { createMemoryStorage } from '@souk/client/stores/persisted-store.ts';
import { expect, test } from 'vitest';
import { buildProductCard } from '../../../test/fake-api/catalog.ts';
import { createServices } from '../../lib/services/create-services.ts';
import { defaultSettings } from '../../lib/stores/settings-store.ts';
import { toggleHeart } from '../../lib/stores/visitor-store.ts';
import { mergeVisitorData } from './merge-visitor-data.ts';
import { accountQueries } from './queries.ts';

type Sent = { call: string; body: unknown };

/** Services of a page whose visitor has favorites and viewed products, with a fake server. */
function open({ hearts = [3, 2], viewed = [8], listed = [2] }, answer: (sent: Sent) => Response | undefined = () => undefined) {
  const sent: Sent[] = [];
  const wishlist = [...listed];
  const show = () => Response.json({ data: { products: wishlist.map((id) => buildProductCard({ id })), total: wishlist.length } });
  async function fetch(address: string, init: RequestInit): Promise<Response> {
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
    const call = `${init.method} ${address.replace('/api', '')}`;
    sent.push({ call, body });
    const special = answer({ call, body });
    if (special) return special;
    const [id] = Object.values(Object(body)).flat();
    if (call === 'POST /favorite-add-or-remove') wishlist.splice(0, wishlist.includes(Number(id)) ? 1 : 0, Number(id));
    if (call === 'POST /favorites/join') wishlist.unshift(...Object(body).product_ids.filter((one: number) => !wishlist.includes(one)));
    return show();
  }
  const queryClient = createQueryClient({ isServer: true });
  const storage = createMemoryStorage();
  const services = createServices({ fetch, queryClient, initialSettings: defaultSettings, storage, isServer: false, origin: '' });
  services.auth.setState({ token: 'Bearer abc' });
  services.visitor.setState({ hearts, viewed });
  const shown = () => queryClient.getQueryData(accountQueries.favorites(services.api).queryKey)?.map(({ id }) => id);
  return { services, sent, shown, calls: () => sent.map(({ call }) => call) };
}

const missing = () => Response.json({ message: 'Not found' }, { status: 404 });

test('[account-03] favorites and viewed products join the account in one call each, and the wishlist is updated', async () => {
  const page = open({});
  await mergeVisitorData(page.services);
  expect(page.sent).toContainEqual({ call: 'POST /favorites/join', body: { product_ids: [3, 2] } });
  expect(page.sent).toContainEqual({ call: 'POST /recently-views/join', body: { product_ids: [8] } });
  expect(page.shown()).toEqual([3, 2]);
  expect(page.services.visitor.getState()).toMatchObject({ hearts: [], viewed: [] });
});

test('[account-03] on a server without these calls no favorite is toggled off', async () => {
  const page = open({ hearts: [5, 3, 2], listed: [2] }, ({ call }) => (call.endsWith('/join') ? missing() : undefined));
  await mergeVisitorData(page.services);
  const toggled = page.sent.filter(({ call }) => call === 'POST /favorite-add-or-remove').map(({ body }) => body);
  expect(toggled).toEqual([{ product_id: 3 }, { product_id: 5 }]);
  expect(page.services.visitor.getState()).toMatchObject({ hearts: [], viewed: [] });
});

test('a product that is no longer sold does not stop the others', async () => {
  const page = open({ hearts: [5, 3], listed: [] }, ({ call, body }) =>
    call.endsWith('/join') || Object(body).product_id === 3 ? missing() : undefined,
  );
  await mergeVisitorData(page.services);
  expect(page.shown()).toEqual([5]);
  expect(page.services.visitor.getState().hearts).toEqual([]);
});

test('what could not be sent is stored for the next time', async () => {
  const page = open({}, ({ call }) => (call.endsWith('/join') ? Response.json({ message: 'Down' }, { status: 503 }) : undefined));
  await mergeVisitorData(page.services);
  expect(page.services.visitor.getState()).toMatchObject({ hearts: [3, 2], viewed: [8] });
});

test('a favorite added meanwhile is stored for the next time', async () => {
  const page = open({}, ({ call }) => {
    if (call === 'POST /favorites/join') page.services.visitor.setState((state) => toggleHeart(state, 9));
    return undefined;
  });
  await mergeVisitorData(page.services);
  expect(page.services.visitor.getState().hearts).toEqual([9]);
});

test('nothing is sent if there is nothing to merge', async () => {
  const page = open({ hearts: [], viewed: [] });
  await mergeVisitorData(page.services);
  expect(page.calls()).toEqual([]);
});

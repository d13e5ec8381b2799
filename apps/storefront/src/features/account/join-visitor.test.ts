import { expect, test } from 'vitest';
import { buildProductCard } from '../../../test/fake-api/catalog.ts';
import { createQueryClient } from '../../lib/api/create-query-client.ts';
import { createServices } from '../../lib/services/create-services.ts';
import { createMemoryStorage } from '../../lib/stores/kept-store.ts';
import { defaultSettings } from '../../lib/stores/settings-state.ts';
import { toggleHeart } from '../../lib/stores/visitor-store.ts';
import { accountQueries } from './account-queries.ts';
import { joinVisitor } from './join-visitor.ts';

type Sent = { call: string; body: unknown };

/** A page whose visitor gave hearts and looked around, on a server that keeps a wishlist. */
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

test('[account-03] hearts and views join the account, each in one call, and the list is shown as it is then', async () => {
  const page = open({});
  await joinVisitor(page.services);
  expect(page.sent).toContainEqual({ call: 'POST /favorites/join', body: { product_ids: [3, 2] } });
  expect(page.sent).toContainEqual({ call: 'POST /recently-views/join', body: { product_ids: [8] } });
  expect(page.shown()).toEqual([3, 2]);
  expect(page.services.visitor.getState()).toEqual({ hearts: [], viewed: [] });
});

test('[account-03] a server without these calls never has a heart toggled off', async () => {
  const page = open({ hearts: [5, 3, 2], listed: [2] }, ({ call }) => (call.endsWith('/join') ? missing() : undefined));
  await joinVisitor(page.services);
  const toggled = page.sent.filter(({ call }) => call === 'POST /favorite-add-or-remove').map(({ body }) => body);
  expect(toggled).toEqual([{ product_id: 3 }, { product_id: 5 }]);
  expect(page.services.visitor.getState()).toEqual({ hearts: [], viewed: [] });
});

test('one that is not sold any more keeps none of the others out', async () => {
  const page = open({ hearts: [5, 3], listed: [] }, ({ call, body }) =>
    call.endsWith('/join') || Object(body).product_id === 3 ? missing() : undefined,
  );
  await joinVisitor(page.services);
  expect(page.shown()).toEqual([5]);
  expect(page.services.visitor.getState().hearts).toEqual([]);
});

test('what could not be sent is kept for the next time', async () => {
  const page = open({}, ({ call }) => (call.endsWith('/join') ? Response.json({ message: 'Down' }, { status: 503 }) : undefined));
  await joinVisitor(page.services);
  expect(page.services.visitor.getState()).toEqual({ hearts: [3, 2], viewed: [8] });
});

test('a heart that is given meanwhile stays for the next time', async () => {
  const page = open({}, ({ call }) => {
    if (call === 'POST /favorites/join') page.services.visitor.setState((state) => toggleHeart(state, 9));
    return undefined;
  });
  await joinVisitor(page.services);
  expect(page.services.visitor.getState().hearts).toEqual([9]);
});

test('nothing is asked where there is nothing to join', async () => {
  const page = open({ hearts: [], viewed: [] });
  await joinVisitor(page.services);
  expect(page.calls()).toEqual([]);
});

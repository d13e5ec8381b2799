import { type ManagedChangeRequest, ManagedChangeRequest as Request } from '@souk/contract/back-office/catalog/change-requests';
import { ShopProduct } from '@souk/contract/seller/products';
import { expect, test } from 'vitest';
import { buildProduct } from '../../../test/builders/goods.ts';
import { buildSeller } from '../../../test/builders/seller.ts';
import { buildStaff } from '../../../test/builders/staff.ts';
import { assertInvariants } from '../../../test/ledger.ts';
import { useTestApp } from '../../../test/test-app.ts';

const { call, database, messages, runJobs } = await useTestApp();
const { db, pool } = database;
const { headers, person_id } = await buildStaff(db);

/** A product whose shop proposes these fields. */
async function buildProposal(over: object = { name: { en: 'Tea cup', ar: 'كوب شاي' } }) {
  const owner = await buildSeller(db);
  const product = await buildProduct(db, { shop_id: owner.shop_id });
  const path = `/seller/products/${product.id}`;
  const ask = { headers: owner.headers };
  const { version, published } = ShopProduct.parse((await call('GET', path, ask)).body.data);
  const { pictures = [], variants = [], ...fields } = { ...published };
  const body = {
    ...fields,
    picture_ids: pictures.map(({ id }) => id),
    variants: variants.map((each) => ({ ...each, stock_was: each.stock })),
  };
  const sent = await call('POST', path, { ...ask, body: { ...body, version, ...over } });
  const id = ShopProduct.parse(sent.body.data).request?.id ?? 0;
  return { owner, product, id, path, body };
}

const read = async (id: number) => Request.parse((await call('GET', `/admin/change-requests/${id}`, { headers })).body.data);
const accept = ({ id, version }: ManagedChangeRequest) =>
  call('POST', `/admin/change-requests/${id}/accept`, { headers, body: { version } });
const decline = ({ id, version }: ManagedChangeRequest, reason = 'The picture is blurred.') =>
  call('POST', `/admin/change-requests/${id}/decline`, { headers, body: { version, reason } });
const shown = async (id: number) => JSON.stringify((await call('GET', `/product-details?product_id=${id}`, {})).body);
const entriesOf = (kind: string, id: number) =>
  db
    .selectFrom('audit_entries')
    .select(['id', 'action', 'before', 'after', 'person_id'])
    .where('subject_kind', '=', kind)
    .where('subject_id', '=', String(id))
    .orderBy('id')
    .execute();
const subjects = async () => {
  await runJobs();
  return messages.splice(0).map(({ subject }) => subject);
};

test('[seller-03] an accepted change is on sale, recorded with before and after, and can be undone', async () => {
  const { product, id } = await buildProposal();
  const request = await read(id);
  expect(request).toMatchObject({
    status: 'waiting',
    name: 'Tea cup',
    product_id: product.id,
    base: { name: { en: 'Tea bowl' } },
    published: { name: { en: 'Tea bowl' }, price: 10 },
    proposed: { name: { en: 'Tea cup', ar: 'كوب شاي' }, price: 10 },
  });
  await subjects();
  const accepted = await accept(request);
  expect(accepted).toMatchObject({ status: 200, body: { data: { request: { status: 'accepted' }, entry_id: expect.any(Number) } } });
  await expect.poll(() => shown(product.id)).toContain('Tea cup');
  expect(await subjects()).toEqual(['Your change of Tea cup is published']);
  expect(await entriesOf('product', product.id)).toMatchObject([
    { action: 'product.change', person_id, before: { name: { en: 'Tea bowl' } }, after: { name: { en: 'Tea cup' } } },
  ]);
  expect((await entriesOf('change-request', id)).map(({ action }) => action)).toEqual(['change-request.send', 'change-request.accept']);
  expect((await accept(request)).status).toBe(409);
  // A decided request still shows what was decided about.
  expect(await read(id)).toMatchObject({ published: { name: { en: 'Tea bowl' } }, proposed: { name: { en: 'Tea cup' } } });
  const undone = await call('POST', `/admin/audit/${Object(accepted.body.data).entry_id}/undo`, { headers });
  expect(undone.status).toBe(200);
  await expect.poll(() => shown(product.id)).toContain('Tea bowl');
  await assertInvariants(pool);
});

test('[seller-03] a declined change leaves the product as it is, and its member reads the reason', async () => {
  const { owner, product, id, path } = await buildProposal();
  const before = await shown(product.id);
  await subjects();
  const blank = await decline(await read(id), ' ');
  expect([blank.status, Object.keys(blank.body.errors ?? {})]).toEqual([422, ['reason']]);
  const declined = await decline(await read(id));
  expect(declined).toMatchObject({
    status: 200,
    body: { data: { request: { status: 'declined', reason: 'The picture is blurred.' }, entry_id: null } },
  });
  expect(await subjects()).toEqual(['Your change of Tea cup was not approved']);
  expect(await shown(product.id)).toBe(before);
  const own = { headers: owner.headers };
  expect((await call('GET', path, own)).body.data).toMatchObject({
    request: { id, status: 'declined', reason: 'The picture is blurred.' },
    proposed: { name: { en: 'Tea cup' } },
  });
  expect((await call('GET', '/seller/products?status=declined', own)).body.data).toMatchObject({ total: 1 });
  expect((await entriesOf('change-request', id))[1]).toMatchObject({ action: 'change-request.decline', person_id });
});

test('a decision about what has changed since is a conflict that shows both, and what the shop did not change stays as it is', async () => {
  const { owner, product, id, path, body } = await buildProposal();
  const seen = await read(id);
  const stored = Object((await call('GET', `/admin/products/${product.id}`, { headers })).body.data);
  const { version } = stored;
  const change = { ...body, version, name: { en: 'Bowl' }, short_description: { en: 'Thin' }, price: 11 };
  expect((await call('POST', `/admin/products/${product.id}`, { headers, body: change })).status).toBe(200);
  expect((await accept(seen)).status).toBe(409);
  expect((await decline(seen)).status).toBe(409);
  const now = await read(id);
  expect(now).toMatchObject({
    base: { name: { en: 'Tea bowl' }, short_description: {} },
    published: { name: { en: 'Bowl' }, short_description: { en: 'Thin' }, price: 11 },
    proposed: { name: { en: 'Tea cup' }, short_description: { en: 'Thin' }, price: 11 },
  });
  expect((await accept(now)).status).toBe(200);
  expect((await call('GET', path, { headers: owner.headers })).body.data).toMatchObject({
    published: { name: { en: 'Tea cup', ar: 'كوب شاي' }, short_description: { en: 'Thin' }, price: 11 },
    request: null,
  });
});

test('a new product is created when it is accepted', async () => {
  const { owner, body } = await buildProposal();
  const variants = body.variants.map((variant) => ({ ...variant, id: null, sku: '', stock: 6, stock_was: null }));
  const own = { headers: owner.headers };
  const sent = await call('POST', '/seller/products', { ...own, body: { ...body, name: { en: 'Coffee pot' }, variants } });
  const id = ShopProduct.parse(sent.body.data).request?.id ?? 0;
  const request = await read(id);
  expect(request).toMatchObject({ product_id: null, base: null, published: null, proposed: { name: { en: 'Coffee pot' } } });
  const accepted = await accept(request);
  expect(accepted).toMatchObject({ status: 200, body: { data: { entry_id: null, request: { product_id: expect.any(Number) } } } });
  const product_id = Number(Object(accepted.body.data).request.product_id);
  await expect.poll(() => shown(product_id)).toContain('Coffee pot');
  expect((await call('GET', `/seller/change-requests/${id}`, own)).body.data).toMatchObject({ product_id, published: { price: 10 } });
  expect(await entriesOf('product', product_id)).toMatchObject([{ action: 'product.add', person_id }]);
});

test('a new product that was declined is sent again as another request', async () => {
  const { owner, body } = await buildProposal();
  const own = { headers: owner.headers };
  const variants = body.variants.map((variant) => ({ ...variant, id: null, sku: '', stock_was: null }));
  const fields = { ...body, name: { en: 'Coffee pot' }, variants };
  const id = ShopProduct.parse((await call('POST', '/seller/products', { ...own, body: fields })).body.data).request?.id ?? 0;
  await decline(await read(id));
  const path = `/seller/change-requests/${id}`;
  const { version } = ShopProduct.parse((await call('GET', path, own)).body.data);
  const again = await call('POST', path, { ...own, body: { ...fields, version, price: 12 } });
  expect(again.body.data).toMatchObject({ request: { status: 'waiting' }, proposed: { price: 12 } });
  expect(Object(again.body.data).request.id).not.toBe(id);
  expect(await read(id)).toMatchObject({ status: 'withdrawn' });
  expect((await call('GET', '/seller/products?search=coffee', own)).body.data).toMatchObject({ total: 1 });
});

test('the list has what waits first and finds requests by state, shop and name; staff are notified and the home page counts', async () => {
  const { product, id, owner } = await buildProposal({ name: { en: 'Unmatched lantern' } });
  const list = async (query: string) => Object((await call('GET', `/admin/change-requests?${query}`, { headers })).body.data);
  expect(await list('search=unmatched')).toMatchObject({
    total: 1,
    counts: { all: 1, waiting: 1, accepted: 0, declined: 0, withdrawn: 0 },
    requests: [{ id, product_id: product.id, name: 'Unmatched lantern', shop: { id: owner.shop_id }, status: 'waiting' }],
  });
  expect(await list(`status=accepted&shop=${owner.shop_id}`)).toMatchObject({ total: 0, requests: [] });
  expect((await call('GET', '/admin/change-requests?status=none', { headers })).status).toBe(422);
  const waiting = (await list('status=waiting')).total;
  expect((await call('GET', '/admin/home', { headers })).body.data).toMatchObject({ change_requests: waiting });
  const bell = Object((await call('GET', '/admin/notifications', { headers })).body.data);
  expect(bell.notifications[0]).toMatchObject({ kind: 'change-request', subject: String(id) });
  expect((await call('GET', '/admin/change-requests/999999', { headers })).status).toBe(404);
});

test('of an acceptance and a refusal at once, one is a conflict', async () => {
  const request = await read((await buildProposal()).id);
  const answers = await Promise.all([accept(request), decline(request)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
});

import type { ProductFields } from '@souk/contract/back-office/products';
import { ShopProduct } from '@souk/contract/seller/products';
import { expect, test } from 'vitest';
import { buildProduct } from '../../../test/builders/goods.ts';
import { buildSeller } from '../../../test/builders/seller.ts';
import { buildStaff } from '../../../test/builders/staff.ts';
import { assertInvariants } from '../../../test/ledger.ts';
import { runSoukOn } from '../../../test/run-souk-on.ts';
import { useTestApp } from '../../../test/test-app.ts';

const marketplace = await useTestApp();
const { call, database } = marketplace;
const { db, pool } = database;
const staff = await buildStaff(db);

async function buildOwnProduct() {
  const owner = await buildSeller(db);
  const product = await buildProduct(db, { shop_id: owner.shop_id });
  return { owner, product, path: `/seller/products/${product.id}` };
}

type Own = Awaited<ReturnType<typeof buildOwnProduct>>;

const asStaff = async (path: string, body: object = {}) => call('POST', `/admin${path}`, { headers: staff.headers, body });
const trust = (shop_id: number, is_trusted = true) => asStaff(`/shops/${shop_id}/trust`, { is_trusted });
const read = async ({ owner, path }: Own) => ShopProduct.parse((await call('GET', path, { headers: owner.headers })).body.data);

function bodyOf({ version, published, proposed }: ShopProduct, over: Partial<ProductFields> = {}) {
  const { pictures = [], variants = [], ...fields } = { ...(proposed ?? published) };
  return {
    ...fields,
    picture_ids: pictures.map(({ id }) => id),
    variants: variants.map((variant) => ({ ...variant, stock_was: variant.id === null ? null : variant.stock })),
    version,
    ...over,
  };
}

const save = async (own: Own, over: Partial<ProductFields>) =>
  call('POST', own.path, { headers: own.owner.headers, body: bodyOf(await read(own), over) });
const requestsOf = ({ owner }: Own) =>
  db
    .selectFrom('change_requests')
    .select(['id', 'product_id', 'status', 'person_id', 'decided_by', 'accepted_by_rule'])
    .where('shop_id', '=', owner.shop_id)
    .orderBy('id')
    .execute();
const shownName = async ({ product }: Own) => {
  const { body } = await call('GET', `/product-details?product_id=${product.id}`, {});
  return Object(Object(body.data).product ?? body.data).name;
};
const actionsOf = async ({ owner }: Own) =>
  (await db.selectFrom('audit_entries').select('action').where('person_id', '=', owner.person_id).orderBy('id').execute()).map(
    ({ action }) => action,
  );

test('[seller-03] what a trusted shop changes is on sale at once, recorded as accepted by the rule and by nobody in person', async () => {
  const own = await buildOwnProduct();
  const { owner, product } = own;
  expect((await trust(owner.shop_id)).body.data).toMatchObject({ shop: { trusted_at: expect.any(String) }, entry_id: expect.any(Number) });
  expect((await call('GET', '/seller/me', { headers: owner.headers })).body.data).toMatchObject({ shop: { is_trusted: true } });
  const saved = await save(own, { name: { en: 'Tea cup' }, price: 12 });
  expect(saved.body.data).toMatchObject({ published: { name: { en: 'Tea cup' }, price: 12 }, request: null, proposed: null });
  await expect.poll(() => shownName(own)).toBe('Tea cup');
  const requests = await requestsOf(own);
  expect(requests).toMatchObject([
    { product_id: product.id, status: 'accepted', person_id: owner.person_id, decided_by: null, accepted_by_rule: 'trusted-shop' },
  ]);
  expect(await actionsOf(own)).toEqual(['product.change', 'change-request.accept-by-rule']);
  const request = await call('GET', `/admin/change-requests/${requests[0]?.id}`, { headers: staff.headers });
  expect(request.body.data).toMatchObject({
    status: 'accepted',
    rule: 'trusted-shop',
    published: { name: { en: 'Tea bowl' } },
    proposed: { name: { en: 'Tea cup' } },
  });
  // The price alone needs no request.
  await save(own, { price: 13 });
  expect(await requestsOf(own)).toHaveLength(1);
  await assertInvariants(pool);
});

test('a new product of a trusted shop is on sale at once', async () => {
  const own = await buildOwnProduct();
  await trust(own.owner.shop_id);
  const { version: _version, ...fields } = bodyOf(await read(own), { name: { en: 'Tea tray' } });
  const variants = fields.variants.map((variant) => ({ ...variant, id: null, sku: '', stock_was: null }));
  const { status, body } = await call('POST', '/seller/products', { headers: own.owner.headers, body: { ...fields, variants } });
  expect([status, body]).toMatchObject([200, { data: { published: { name: { en: 'Tea tray' } }, request: null } }]);
  const id = Number(body.data?.product_id);
  expect((await call('GET', `/product-details?product_id=${id}`, {})).status).toBe(200);
  expect(await requestsOf(own)).toMatchObject([{ product_id: id, status: 'accepted', accepted_by_rule: 'trusted-shop' }]);
  expect(await actionsOf(own)).toEqual(['product.add', 'change-request.accept-by-rule']);
});

test('what waited before continues to wait, until its form is saved again; withdrawn trust brings review back', async () => {
  const own = await buildOwnProduct();
  await save(own, { name: { en: 'Tea mug' } });
  await trust(own.owner.shop_id);
  expect(await read(own)).toMatchObject({ published: { name: { en: 'Tea bowl' } }, request: { status: 'waiting' } });
  expect((await save(own, { price: 15 })).body.data).toMatchObject({ published: { name: { en: 'Tea mug' }, price: 15 }, request: null });
  expect(await requestsOf(own)).toMatchObject([{ status: 'accepted', accepted_by_rule: 'trusted-shop' }]);

  expect(await trust(own.owner.shop_id, false)).toMatchObject({ status: 200, body: { data: { shop: { trusted_at: null } } } });
  expect((await save(own, { name: { en: 'Tea jug' } })).body.data).toMatchObject({
    published: { name: { en: 'Tea mug' } },
    request: { status: 'waiting' },
  });
});

test('trust is given once, by an operator who may write shops, by the command line too, and is undone', async () => {
  const { owner } = await buildOwnProduct();
  expect((await call('POST', `/admin/shops/${owner.shop_id}/trust`, { body: { is_trusted: true } })).status).toBe(401);
  const reader = await buildStaff(db, ['shops:read']);
  expect((await call('POST', `/admin/shops/${owner.shop_id}/trust`, { headers: reader.headers, body: { is_trusted: true } })).status).toBe(
    403,
  );
  expect((await trust(999_999)).status).toBe(404);
  expect((await trust(owner.shop_id, false)).status).toBe(409);
  expect((await asStaff(`/shops/${owner.shop_id}/trust`, { is_trusted: 'yes' })).status).toBe(422);
  const { body } = await trust(owner.shop_id);
  expect((await trust(owner.shop_id)).status).toBe(409);
  expect((await asStaff(`/audit/${body.data?.entry_id}/undo`)).status).toBe(200);
  const souk = (...args: string[]) => runSoukOn(marketplace, args);
  expect(await souk('shops', 'trust', String(owner.shop_id))).toMatchObject({ code: 0, stdout: expect.stringContaining('is trusted') });
  expect(await souk('shops', 'show', String(owner.shop_id))).toMatchObject({ stdout: expect.stringMatching(/trusted\s+since/) });
  expect(await souk('shops', 'distrust', String(owner.shop_id))).toMatchObject({ code: 0 });
  const actions = await db
    .selectFrom('audit_entries')
    .select('action')
    .where('subject_kind', '=', 'shop')
    .where('subject_id', '=', String(owner.shop_id))
    .orderBy('id')
    .execute();
  expect(actions.map(({ action }) => action)).toEqual(['shop.trust', 'shop.distrust', 'shop.trust', 'shop.distrust']);
});

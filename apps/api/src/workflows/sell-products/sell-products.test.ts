import type { ProductFields } from '@souk/contract/back-office/products';
import { ShopProduct, sellerProductsCalls } from '@souk/contract/seller/products';
import { sellerStockCalls } from '@souk/contract/seller/stock';
import { expect, test } from 'vitest';
import { aFile } from '../../../test/build-form.ts';
import { buildShopPicture } from '../../../test/builders/change-request.ts';
import { buildColor, buildProduct, buildSize } from '../../../test/builders/goods.ts';
import { buildSeller } from '../../../test/builders/seller.ts';
import { assertInvariants } from '../../../test/ledger.ts';
import { useTestApp } from '../../../test/test-app.ts';

const { app, call, database } = await useTestApp();
const { db, pool } = database;

type Seller = Awaited<ReturnType<typeof buildSeller>>;

async function buildOwnProduct() {
  const owner = await buildSeller(db);
  const product = await buildProduct(db, { shop_id: owner.shop_id });
  return { owner, product, path: `/seller/products/${product.id}` };
}

type Own = Awaited<ReturnType<typeof buildOwnProduct>>;

const get = async ({ headers }: Seller, path: string) => (await call('GET', path, { headers })).body.data;
const read = async ({ owner, path }: Own) => ShopProduct.parse(await get(owner, path));

/** The body of a save that changes nothing, and these fields. */
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

const save = async (own: Own, over: Partial<ProductFields> = {}) =>
  call('POST', own.path, { headers: own.owner.headers, body: bodyOf(await read(own), over) });

async function addPicture({ headers }: Seller): Promise<number> {
  const form = new FormData();
  form.set('picture', aFile('png'));
  return Number(Object((await call('POST', '/seller/pictures', { headers, form })).body.data).id);
}

const requestsOf = ({ product }: Own) =>
  db.selectFrom('change_requests').select(['id', 'status', 'person_id']).where('product_id', '=', product.id).orderBy('id').execute();
const stockOf = async (id: number) =>
  (await db.selectFrom('product_variants').select('stock').where('id', '=', id).executeTakeFirstOrThrow()).stock;
const actions = async (person_id: number) =>
  (await db.selectFrom('audit_entries').select('action').where('person_id', '=', person_id).orderBy('id').execute()).map(
    ({ action }) => action,
  );

test('[seller-03] what shoppers read of a product is byte for byte the same while a change waits, and price and stock apply at once', async () => {
  const own = await buildOwnProduct();
  const { owner, product } = own;
  const shown = async () => (await call('GET', `/product-details?product_id=${product.id}`, {})).body;
  const before = JSON.stringify(await shown());
  const picture = await addPicture(owner);
  const color = await buildColor(db, { en: 'Brass' });
  const { variants = [] } = bodyOf(await read(own));
  const added = {
    id: null,
    color_id: color,
    size_id: null,
    unit_id: null,
    sku: '',
    extra_price: 1,
    stock: 3,
    stock_was: null,
    is_active: true,
  };
  const proposed = { name: { en: 'Tea cup' }, description: { en: '<p>Thin</p><script>1</script>' }, picture_ids: [picture] };
  const saved = await save(own, { ...proposed, variants: [...variants, added] });
  expect(saved).toMatchObject({
    status: 200,
    body: {
      data: {
        published: { name: { en: 'Tea bowl' }, pictures: [], variants: [{}] },
        request: { status: 'waiting', reason: null },
        proposed: {
          name: { en: 'Tea cup' },
          description: { en: '<p>Thin</p>' },
          pictures: [{ id: picture }],
          variants: [{}, { id: null }],
        },
      },
    },
  });
  expect(JSON.stringify(await shown())).toBe(before);
  expect(await requestsOf(own)).toMatchObject([{ status: 'waiting', person_id: owner.person_id }]);

  const current = await read(own);
  const counted = bodyOf(current).variants.map((variant) => ({ ...variant, stock: variant.id === null ? 3 : 25 }));
  const priced = await save(own, { price: 12, discount_price: 11, variants: counted });
  expect(priced.body.data).toMatchObject({
    published: { price: 12, discount_price: 11, name: { en: 'Tea bowl' } },
    request: current.request,
  });
  expect(await stockOf(product.variant_id)).toBe(25);
  await expect.poll(async () => JSON.stringify(await shown())).toContain('11');
  expect(JSON.stringify(await shown())).not.toContain('Tea cup');
  expect(await actions(owner.person_id)).toEqual(['picture.add', 'change-request.send', 'product.change']);
  await assertInvariants(pool);
});

test('a waiting change is changed, withdrawn by saving what is published, and withdrawn by its button', async () => {
  const own = await buildOwnProduct();
  await save(own, { name: { en: 'Tea cup' } });
  const again = await save(own, { name: { en: 'Tea mug', ar: 'كوب' } });
  expect(again.body.data).toMatchObject({ proposed: { name: { en: 'Tea mug', ar: 'كوب' } } });
  expect(await requestsOf(own)).toMatchObject([{ status: 'waiting' }]);
  const { published } = await read(own);
  expect((await save(own, { name: { ...published?.name } })).body.data).toMatchObject({ request: null, proposed: null });
  await save(own, { name: { en: 'Tea jug' } });
  const { request } = await read(own);
  const path = `/seller/change-requests/${request?.id}/withdraw`;
  const { headers } = own.owner;
  expect((await call('POST', path, { headers, body: {} })).status).toBe(200);
  expect(await call('POST', path, { headers, body: {} })).toMatchObject({ status: 409 });
  expect(await read(own)).toMatchObject({ request: null, proposed: null, published: { name: { en: 'Tea bowl' } } });
  expect((await requestsOf(own)).map(({ status }) => status)).toEqual(['withdrawn', 'withdrawn']);
  expect(await actions(own.owner.person_id)).toEqual([
    ...['change-request.send', 'change-request.send', 'change-request.withdraw', 'change-request.send', 'change-request.withdraw'],
  ]);
});

test('a product is hidden at once, and showing it again waits for approval', async () => {
  const own = await buildOwnProduct();
  expect((await save(own, { is_published: false })).body.data).toMatchObject({ published: { is_published: false }, request: null });
  expect((await call('GET', `/product-details?product_id=${own.product.id}`, {})).status).toBe(404);
  expect((await save(own, { is_published: true })).body.data).toMatchObject({
    published: { is_published: false },
    proposed: { is_published: true },
    request: { status: 'waiting' },
  });
});

test('two members: the second one gets a conflict, and items sold meanwhile stay sold', async () => {
  const own = await buildOwnProduct();
  const { headers } = own.owner;
  const seen = await read(own);
  const counted = (body: ReturnType<typeof bodyOf>, stock: number) => ({
    ...body,
    variants: body.variants.map((variant) => ({ ...variant, stock })),
  });
  await db.updateTable('product_variants').set({ stock: 4 }).where('id', '=', own.product.variant_id).execute();
  expect((await call('POST', own.path, { headers, body: counted(bodyOf(seen), 12) })).status).toBe(200);
  expect(await stockOf(own.product.variant_id)).toBe(6);
  await save(own, { name: { en: 'Tea cup' } });
  expect((await call('POST', own.path, { headers, body: bodyOf(seen, { name: { en: 'Pot' } }) })).status).toBe(409);
  expect(await read(own)).toMatchObject({ proposed: { name: { en: 'Tea cup' } } });
});

test('what could not be published is refused with its field, and stores nothing', async () => {
  const own = await buildOwnProduct();
  const [variant] = bodyOf(await read(own)).variants;
  const added = { ...variant, id: null, sku: '', extra_price: 0, stock: 0, stock_was: null, is_active: true };
  const none = { color_id: null, size_id: null, unit_id: null };
  const other = await buildOwnProduct();
  const foreign = await buildShopPicture(db, other.owner.shop_id);
  for (const [over, field] of [
    [{ name: { ar: 'وعاء' } }, 'name'],
    [{ price: 10, discount_price: 10 }, 'discount_price'],
    [{ category_id: 999_999 }, 'category_id'],
    [{ picture_ids: [999_999] }, 'picture_ids'],
    [{ picture_ids: [foreign] }, 'picture_ids'],
    [
      {
        variants: [
          { ...added, ...none },
          { ...added, ...none },
        ],
      },
      'variants',
    ],
    [{ variants: [{ ...added, ...none, id: other.product.variant_id }] }, 'variants'],
  ] satisfies [Partial<ProductFields>, string][]) {
    const { status, body } = await save(own, over);
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, [field]]);
  }
  expect((await save(own, { brand_id: 999_999 })).status).toBe(422);
  expect(await requestsOf(own)).toEqual([]);
  expect(await actions(own.owner.person_id)).toEqual([]);
});

const newVariant = {
  id: null,
  color_id: null,
  size_id: null,
  unit_id: null,
  sku: '',
  extra_price: 0,
  stock: 4,
  stock_was: null,
  is_active: true,
};

async function newProduct(own: Own, over: Partial<ProductFields> = {}) {
  const { version: _version, ...fields } = bodyOf(await read(own));
  return { ...fields, name: { en: 'Coffee pot' }, price: 25, variants: [newVariant], ...over };
}

test('[seller-03] a new product waits without being on sale, and is changed and withdrawn while it waits', async () => {
  const own = await buildOwnProduct();
  const { headers } = own.owner;
  const created = await call('POST', '/seller/products', { headers, body: await newProduct(own) });
  expect(created).toMatchObject({ status: 200, body: { data: { product_id: null, published: null, request: { status: 'waiting' } } } });
  expect(await db.selectFrom('products').select('id').where('shop_id', '=', own.owner.shop_id).execute()).toHaveLength(1);
  const proposed = ShopProduct.parse(created.body.data);
  const path = `/seller/change-requests/${proposed.request?.id}`;
  const body = bodyOf(proposed, { price: 30 });
  expect((await call('POST', path, { headers, body })).body.data).toMatchObject({ proposed: { price: 30 } });
  expect((await call('POST', path, { headers, body })).status).toBe(409);
  expect(await get(own.owner, '/seller/products?status=waiting')).toMatchObject({
    total: 1,
    products: [{ product_id: null, name: 'Coffee pot', price: 30, stock: 4, variants: 1, request: { status: 'waiting' } }],
  });
  expect((await call('POST', `${path}/withdraw`, { headers, body: {} })).status).toBe(200);
  expect(await get(own.owner, '/seller/products')).toMatchObject({ counts: { all: 1, waiting: 0 } });
  const bad = await call('POST', '/seller/products', { headers, body: await newProduct(own, { name: {} }) });
  expect([bad.status, Object.keys(bad.body.errors ?? {})]).toEqual([422, ['name']]);
});

test('the list finds products by state, words and SKU', async () => {
  const own = await buildOwnProduct();
  const { owner, product } = own;
  const { variant_id } = await buildProduct(db, { shop_id: owner.shop_id, variants: [{ stock: 0 }], in_stock: false });
  await buildProduct(db, { shop_id: owner.shop_id, active: false });
  await save(own, { name: { en: 'Tea cup' } });
  expect(await get(owner, '/seller/products')).toMatchObject({
    total: 3,
    counts: { all: 3, on_sale: 1, sold_out: 1, hidden: 1, waiting: 1, declined: 0 },
  });
  expect(await get(owner, '/seller/products?status=on_sale')).toMatchObject({
    products: [{ product_id: product.id, name: 'Tea bowl', price: 10, discount_price: null, stock: 10, request: { status: 'waiting' } }],
  });
  const { sku } = await db.selectFrom('product_variants').select('sku').where('id', '=', variant_id).executeTakeFirstOrThrow();
  expect(await get(owner, `/seller/products?search=${sku}`)).toMatchObject({
    total: 1,
    products: [{ stock: 0, variant_id, request: null }],
  });
  expect(await get(owner, '/seller/products?search=none-such')).toMatchObject({ total: 0, products: [] });
  expect((await call('GET', '/seller/products?status=none', { headers: owner.headers })).status).toBe(422);
  expect(await get(owner, '/seller/product-choices')).toMatchObject({ currency: expect.any(String), languages: [{ name: 'en' }] });
});

test('the export has the products of the shop, and of no other', async () => {
  const own = await buildOwnProduct();
  const other = await buildOwnProduct();
  const slugOf = async ({ product }: Own) =>
    (await db.selectFrom('products').select('slug').where('id', '=', product.id).executeTakeFirstOrThrow()).slug;
  const exported = await app.server.inject({ url: '/api/seller/product-export', headers: own.owner.headers });
  expect([exported.statusCode, exported.headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8']);
  expect(exported.body).toContain(await slugOf(own));
  expect(exported.body).not.toContain(await slugOf(other));
});

test('[seller-05] a packer downloads the stock of the shop, of a filter too, without any amount; the import reads the file', async () => {
  const own = await buildOwnProduct();
  const other = await buildOwnProduct();
  const { headers } = await buildSeller(db, { shop_id: own.owner.shop_id, role: 'Packer' });
  const skuOf = ({ product }: Own) =>
    db
      .selectFrom('product_variants')
      .innerJoin('products', 'products.id', 'product_id')
      .select(['sku', 'slug', 'stock'])
      .where('product_id', '=', product.id)
      .executeTakeFirstOrThrow();
  const { sku, slug, stock } = await skuOf(own);
  const get = async (query = '') => app.server.inject({ url: `/api/seller/stock/csv${query}`, headers });
  const sent = await get();
  expect([sent.statusCode, sent.headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8']);
  const [titles, ...rows] = sent.payload.replace('\uFEFF', '').trim().split('\r\n');
  expect(titles).toBe('product,sku,name,size,color,unit,stock,stock_was');
  expect(rows).toEqual([expect.stringMatching(new RegExp(`^${slug},${sku},Tea bowl,.*,${stock},${stock}$`))]);
  expect(sent.payload).not.toContain((await skuOf(other)).sku);
  expect((await get('?status=sold_out')).payload.trim().split('\r\n')).toHaveLength(1);
  expect((await get(`?search=${sku}`)).payload).toContain(sku);
  expect((await get('?status=none')).statusCode).toBe(422);
  const imported = (csv: string) => call('POST', '/seller/product-import', { headers: own.owner.headers, body: { csv } });
  expect((await imported(sent.payload)).body.data).toMatchObject({ changed: 0, unchanged: 1, problem_count: 0 });
  const counted = sent.payload.replace(`,${stock},${stock}`, `,${stock + 2},${stock}`);
  expect((await imported(counted)).body.data).toMatchObject({ changed: 1, waiting: 0, problem_count: 0 });
  const finance = await buildSeller(db, { shop_id: own.owner.shop_id, role: 'Finance' });
  expect((await call('GET', '/seller/stock/csv', { headers: finance.headers })).status).toBe(403);
});

test('[seller-03] a price changes at once over the one that the member saw', async () => {
  const { owner, path, product } = await buildOwnProduct();
  const price = (body: object) => call('POST', `${path}/price`, { headers: owner.headers, body });
  const seen = { seen_price: 10, seen_discount_price: null };
  expect((await price({ price: 12.5, discount_price: 11, ...seen })).body.data).toEqual({ price: 12.5, discount_price: 11 });
  expect((await price({ price: 14, discount_price: null, ...seen })).status).toBe(409);
  const wrong = await price({ price: 12, discount_price: 12, seen_price: 12.5, seen_discount_price: 11 });
  expect([wrong.status, Object.keys(wrong.body.errors ?? {})]).toEqual([422, ['discount_price']]);
  const entry = await db
    .selectFrom('audit_entries')
    .select(['action', 'before', 'after'])
    .where('person_id', '=', owner.person_id)
    .execute();
  expect(entry).toEqual([
    {
      action: 'product.bulk',
      before: { [product.id]: { price: 1000, discount_price: 0 } },
      after: { [product.id]: { price: 1250, discount_price: 1100 } },
    },
  ]);
});

test('[seller-03] a packer counts stock down a list, and items that were sold meanwhile stay sold', async () => {
  const { owner, product } = await buildOwnProduct();
  const packer = await buildSeller(db, { shop_id: owner.shop_id, role: 'Packer' });
  const size_id = await buildSize(db, 'Small');
  const low = await buildProduct(db, { shop_id: owner.shop_id, variants: [{ stock: 2 }, { stock: 0, size_id }] });
  expect(await get(packer, '/seller/stock')).toMatchObject({ total: 3, counts: { all: 3, low: 1, sold_out: 1, hidden: 0 } });
  const [row] = Object(await get(packer, '/seller/stock?status=low')).variants;
  expect(row).toMatchObject({ variant_id: low.variant_ids[0], product_id: low.id, name: 'Tea bowl', stock: 2 });
  expect(await get(packer, `/seller/stock?search=${row.sku}`)).toMatchObject({ total: 1 });
  const count = (changes: object[]) => call('POST', '/seller/stock', { headers: packer.headers, body: { changes } });
  await db.updateTable('product_variants').set({ stock: 7 }).where('id', '=', product.variant_id).execute();
  const counted = await count([
    { variant_id: product.variant_id, stock: 20, seen_stock: 10 },
    { variant_id: low.variant_id, stock: 5, seen_stock: 2 },
  ]);
  expect(counted.body.data?.variants).toEqual(
    expect.arrayContaining([
      { variant_id: product.variant_id, stock: 17 },
      { variant_id: low.variant_id, stock: 5 },
    ]),
  );
  expect(await stockOf(product.variant_id)).toBe(17);
  expect((await count([{ variant_id: low.variant_id, stock: 0, seen_stock: 9 }])).status).toBe(409);
  expect((await count([{ variant_id: 999_999_999, stock: 0, seen_stock: 0 }])).status).toBe(404);
  expect((await count([{ variant_id: low.variant_id, stock: -1, seen_stock: 0 }])).status).toBe(422);
  expect(await actions(packer.person_id)).toEqual(['product.bulk']);
  await assertInvariants(pool);
});

test('[seller-05] the stock of hidden products is a list of its own, which neither the other counts nor Today have', async () => {
  const { owner, product } = await buildOwnProduct();
  const size_id = await buildSize(db, 'Large');
  const variants = [{ stock: 2 }, { stock: 0, size_id }];
  const closed = await buildProduct(db, { shop_id: owner.shop_id, variants, active: false, hidden_with_shop: true });
  const hidden = await buildProduct(db, { shop_id: owner.shop_id, variants, active: false });
  const read = async (query: string) => {
    const { total, counts, variants } = sellerStockCalls['GET /seller/stock'].answer.parse(await get(owner, `/seller/stock${query}`));
    return { total, counts, ids: variants.map(({ variant_id }) => variant_id) };
  };
  const counts = { all: 3, low: 1, sold_out: 1, hidden: 2 };
  const ids = [...closed.variant_ids, product.variant_id];
  expect(await read('')).toEqual({ total: 3, counts, ids });
  expect(await read('?status=low')).toEqual({ total: 1, counts, ids: ids.slice(0, 1) });
  expect(await read('?status=sold_out')).toEqual({ total: 1, counts, ids: ids.slice(1, 2) });
  expect(await read('?status=hidden')).toEqual({ total: 2, counts, ids: hidden.variant_ids });
  const { sku } = await db
    .selectFrom('product_variants')
    .select('sku')
    .where('id', '=', Number(hidden.variant_ids[1]))
    .executeTakeFirstOrThrow();
  const found = { all: 0, low: 0, sold_out: 0, hidden: 1 };
  expect(await read(`?search=${sku}`)).toEqual({ total: 0, counts: found, ids: [] });
  expect(await read(`?search=${sku}&status=hidden`)).toEqual({ total: 1, counts: found, ids: hidden.variant_ids.slice(1) });
  expect(await get(owner, '/seller/today')).toMatchObject({ sold_out: 1 });
  const file = await app.server.inject({ url: '/api/seller/stock/csv', headers: owner.headers });
  expect(file.payload.trim().split('\r\n')).toHaveLength(1 + 3);
});

test('the calls have a permission that a packer does not have, but those of the stock', () => {
  expect([...new Set(Object.values(sellerProductsCalls).map(({ needs }) => needs))]).toEqual(['products']);
});

import { describe, expect, test } from 'vitest';
import { buildProduct } from '../../../test/builders/goods.ts';
import { buildSeller } from '../../../test/builders/seller.ts';
import { buildStaff } from '../../../test/builders/staff.ts';
import { assertInvariants } from '../../../test/ledger.ts';
import { useTestApp } from '../../../test/test-app.ts';
import { refreshProducts } from '../../modules/catalog/refresh/refresh-products.ts';

const { app, call, clock, database } = await useTestApp();
const { db, pool } = database;
const staff = await buildStaff(db);

async function buildOwnShop({ isTrusted = false } = {}) {
  const owner = await buildSeller(db);
  const product = await buildProduct(db, { shop_id: owner.shop_id });
  await refreshProducts(db, [product.id], clock);
  if (isTrusted) await db.updateTable('shops').set({ trusted_at: new Date() }).where('id', '=', owner.shop_id).execute();
  const { slug, category } = await db
    .selectFrom('products')
    .innerJoin('categories', 'categories.id', 'products.category_id')
    .select(['products.slug', 'categories.slug as category'])
    .where('products.id', '=', product.id)
    .executeTakeFirstOrThrow();
  return { ...owner, product, slug, category };
}

type Own = Awaited<ReturnType<typeof buildOwnShop>>;

const send = async ({ headers }: Pick<Own, 'headers'>, csv: string, seen?: string) =>
  call('POST', '/seller/product-import', { headers, body: { csv, ...(seen !== undefined && { seen }) } });
const undo = ({ headers }: Pick<Own, 'headers'>, id: unknown) => call('POST', `/seller/product-imports/${id}/undo`, { headers, body: {} });

async function apply(own: Own, csv: string) {
  const preview = await send(own, csv);
  expect(preview).toMatchObject({ status: 200, body: { data: { is_written: false, entry_id: null, problem_count: 0 } } });
  const done = await send(own, csv, String(preview.body.data?.seen));
  expect(done).toMatchObject({ status: 200, body: { data: { is_written: true } } });
  return { preview: Object(preview.body.data), done: Object(done.body.data) };
}

const productsOf = ({ shop_id }: Own) =>
  pool
    .query(
      `select p.*, null as changed_at, jsonb_agg(to_jsonb(v) order by v.id) as variants,
         (select jsonb_agg(pp.picture_id order by position) from product_pictures pp where pp.product_id = p.id) as pictures
       from products p join product_variants v on v.product_id = p.id where p.shop_id = $1 group by p.id order by p.id`,
      [shop_id],
    )
    .then(({ rows }) => rows);
const requestsOf = ({ shop_id }: Own) =>
  db
    .selectFrom('change_requests')
    .select(['id', 'product_id', 'status', 'content', 'accepted_by_rule'])
    .where('shop_id', '=', shop_id)
    .orderBy('id')
    .execute();
const entriesOf = ({ person_id }: Own) =>
  db.selectFrom('audit_entries').selectAll().where('person_id', '=', person_id).orderBy('id').execute();
const exported = async ({ headers }: Own) => (await app.server.inject({ url: '/api/seller/product-export', headers })).payload;

describe('[seller-03] a shop imports its products', () => {
  test('price, stock and hiding apply at once, texts and new products wait, and one entry records and undoes all of it', async () => {
    const own = await buildOwnShop();
    const { slug, category } = own;
    const before = await productsOf(own);
    const csv = `product,name,description,category,price,stock\n${slug},Tea cup,<p>Thin</p><script>1</script>,,12.50,25\nblue-mug-${own.shop_id},Blue mug,,${category},7,3\n`;
    const { preview, done } = await apply(own, csv);
    expect(preview).toMatchObject({
      ...{ created: 1, changed: 1, waiting: 2, can_undo: true },
      products: [
        {
          product: slug,
          line: 2,
          is_new: false,
          cells: expect.arrayContaining([
            { column: 'price', from: '10.00', to: '12.50' },
            { column: 'name', from: 'Tea bowl', to: 'Tea cup', waits: true },
            { column: 'description', from: '', to: '<p>Thin</p>', waits: true },
            { column: 'stock', sku: expect.any(String), from: '10', to: '25' },
          ]),
        },
        {
          product: `blue-mug-${own.shop_id}`,
          line: 3,
          is_new: true,
          cells: expect.arrayContaining([expect.objectContaining({ waits: true })]),
        },
      ],
    });
    expect(await productsOf(own)).toMatchObject([{ price: 1250, name: { en: 'Tea bowl' }, description: {}, variants: [{ stock: 25 }] }]);
    const requests = await requestsOf(own);
    expect(requests).toMatchObject([
      { product_id: own.product.id, status: 'waiting', content: { name: { en: 'Tea cup', ar: 'وعاء شاي' } } },
      { product_id: null, status: 'waiting', content: { name: { en: 'Blue mug' }, price: 7, variants: [{ stock: 3 }] } },
    ]);
    expect(await entriesOf(own)).toMatchObject([
      {
        ...{ id: done.entry_id, action: 'product.import', subject_kind: 'shop-products' },
        before: { [own.product.id]: { price: 1000 } },
        after: {
          [own.product.id]: { price: 1250 },
          requests: { [requests[0]?.id ?? 0]: { fields: ['name', 'description'] }, [requests[1]?.id ?? 0]: { fields: ['product'] } },
        },
      },
    ]);
    await pool.query('update product_variants set stock = stock - 4 where product_id = $1', [own.product.id]);
    expect((await undo(own, done.entry_id)).status).toBe(200);
    const [former] = before;
    expect(await productsOf(own)).toEqual([{ ...former, variants: [{ ...former.variants[0], stock: 6 }] }]);
    expect((await requestsOf(own)).map(({ status }) => status)).toEqual(['withdrawn', 'withdrawn']);
    expect((await undo(own, done.entry_id)).status).toBe(409);
    await assertInvariants(pool);
  });

  test('an unchanged export changes nothing, and has no column that a shop may not set', async () => {
    const own = await buildOwnShop();
    const csv = await exported(own);
    expect(csv.replace('\uFEFF', '').split('\r\n')[0]).toMatch(/^product,sku,name,/);
    expect(csv).not.toMatch(/(^|,)(shop|thumbnail|video|variant_picture)(,|\r)/);
    expect(await send(own, csv)).toMatchObject({ status: 200, body: { data: { created: 0, changed: 0, unchanged: 1, waiting: 0 } } });
  });

  test('the same file sent again proposes nothing twice, and an accepted new product has the address of the file', async () => {
    const own = await buildOwnShop();
    const mug = `red-mug-${own.shop_id}`;
    const csv = `product,name,category,price,stock\n${own.slug},Tea cup,,,\n${mug},Red mug,${own.category},7,3\n`;
    await apply(own, csv);
    const first = await requestsOf(own);
    const { done } = await apply(own, csv);
    expect(done.entry_id).toBeNull();
    await apply(own, csv.replace('Tea cup', 'Tea jug'));
    const again = await requestsOf(own);
    expect(again).toMatchObject([{ status: 'waiting', content: { name: { en: 'Tea jug' } } }, { status: 'waiting' }]);
    expect(again.map(({ id }) => id)).toEqual(first.map(({ id }) => id));
    const id = again[1]?.id;
    const { version } = Object((await call('GET', `/admin/change-requests/${id}`, { headers: staff.headers })).body.data);
    expect((await call('POST', `/admin/change-requests/${id}/accept`, { headers: staff.headers, body: { version } })).status).toBe(200);
    expect(await productsOf(own)).toMatchObject([{}, { slug: mug, name: { en: 'Red mug' }, price: 700 }]);
    expect((await send(own, `product,price\n${mug},8\n`)).body.data).toMatchObject({ created: 0, changed: 1, waiting: 0 });
  });

  test('what waits already stays, and the undo restores it', async () => {
    const own = await buildOwnShop();
    await apply(own, `product,name\n${own.slug},Tea cup\n`);
    const { done } = await apply(own, `product,short_description\n${own.slug},For two\n`);
    expect(await requestsOf(own)).toMatchObject([{ content: { name: { en: 'Tea cup' }, short_description: { en: 'For two' } } }]);
    expect((await undo(own, done.entry_id)).status).toBe(200);
    const [request] = await requestsOf(own);
    expect(request).toMatchObject({ status: 'waiting', content: { name: { en: 'Tea cup' }, short_description: {} } });
  });

  test('a cell that is as shoppers see it takes back nothing that waits, and the preview names what stays', async () => {
    const own = await buildOwnShop();
    await apply(own, `product,name,short_description\n${own.slug},Tea cup,For two\n`);
    const csv = `product,name,short_description,price\n${own.slug},Tea bowl,,12\n`;
    const { preview } = await apply(own, csv);
    const left = [{ product: own.slug, product_id: own.product.id, columns: ['name'] }];
    expect(preview).toMatchObject({ changed: 1, waiting: 0, left_waiting: left });
    expect(await requestsOf(own)).toMatchObject([{ status: 'waiting', content: { name: { en: 'Tea cup' } } }]);
    const again = await send(own, await exported(own));
    expect(again.body.data).toMatchObject({ changed: 0, left_waiting: [{ columns: expect.arrayContaining(['name']) }] });
    expect((await send(own, `product,price\n${own.slug},13\n`)).body.data).toMatchObject({ left_waiting: [] });
    const other = await buildOwnShop();
    expect((await send(other, `product,name\n${other.slug},Tea bowl\n`)).body.data).toMatchObject({ left_waiting: [] });
  });

  test('a product is hidden at once and shown after approval; a new variant waits, and a stored one stays what it is', async () => {
    const own = await buildOwnShop();
    await apply(own, `product,active\n${own.slug},no\n`);
    expect(await productsOf(own)).toMatchObject([{ active: false }]);
    const { preview } = await apply(own, `product,active\n${own.slug},yes\n`);
    expect(preview.products[0].cells).toEqual([{ column: 'active', from: 'no', to: 'yes', waits: true }]);
    expect(await productsOf(own)).toMatchObject([{ active: false }]);
    await pool.query(`insert into sizes (name) values ('{"en": "Wide ${own.shop_id}"}')`);
    const [{ sku }] = (await pool.query('select sku from product_variants where id = $1', [own.product.variant_id])).rows;
    const refused = await send(own, `sku,size\n${sku},Wide ${own.shop_id}\n`);
    expect(refused).toMatchObject({ status: 422, body: { data: { problems: [{ line: 2, column: 'size' }] } } });
    await apply(own, `product,sku,size,stock\n${own.slug},,Wide ${own.shop_id},4\n`);
    expect((await productsOf(own))[0].variants).toHaveLength(1);
    expect(await requestsOf(own)).toMatchObject([
      { content: { is_published: true, variants: [{ id: own.product.variant_id }, { id: null, stock: 4 }] } },
    ]);
  });

  test('errors are a 422 with line and column, and nothing is written', async () => {
    const own = await buildOwnShop();
    const before = [await productsOf(own), await requestsOf(own)];
    const csv = `product,price,category,discount_price\n${own.slug},cheap,,\n${own.slug},,nowhere,30\n`;
    const answer = await send(own, csv);
    expect(answer).toMatchObject({
      status: 422,
      body: {
        errors: { csv: [expect.stringContaining('line 2, price')] },
        data: { problem_count: 3, problems: [{ line: 2, column: 'price' }, expect.anything(), expect.anything()] },
      },
    });
    expect((await send(own, csv, 'seen')).status).toBe(422);
    for (const column of ['shop', 'video', 'thumbnail', 'variant_picture'])
      expect(await send(own, `product,${column}\n${own.slug},x\n`)).toMatchObject({
        status: 422,
        body: { data: { problems: [{ line: 1, column, problem: expect.stringContaining('set by the marketplace') }] } },
      });
    for (const column of ['commission', 'featured'])
      expect(await send(own, `product,${column}\n${own.slug},x\n`)).toMatchObject({
        status: 422,
        body: { data: { problems: [{ line: 1, column, problem: expect.stringContaining('is not a column') }] } },
      });
    for (const bad of ['', 'a\0b', '"open']) expect((await send(own, bad)).status).toBe(422);
    expect([await productsOf(own), await requestsOf(own)]).toEqual(before);
  });

  test('a change by somebody else, of the product or of the trust, is a conflict', async () => {
    const own = await buildOwnShop();
    const csv = `product,price,name\n${own.slug},9,Tea cup\n`;
    const { body } = await send(own, csv);
    await db.updateTable('shops').set({ trusted_at: new Date() }).where('id', '=', own.shop_id).execute();
    expect((await send(own, csv, String(body.data?.seen))).status).toBe(409);
    await db.updateTable('shops').set({ trusted_at: null }).where('id', '=', own.shop_id).execute();
    await pool.query('update products set price = 1100, selling_price = 1100 where id = $1', [own.product.id]);
    expect((await send(own, csv, String(body.data?.seen))).status).toBe(409);
    const { done } = await apply(own, csv);
    const [request] = await requestsOf(own);
    await db
      .updateTable('change_requests')
      .set({ updated_at: new Date(0) })
      .where('id', '=', request?.id ?? 0)
      .execute();
    expect((await undo(own, done.entry_id)).status).toBe(409);
  });

  test('a packer may not import', async () => {
    const { headers } = await buildSeller(db, { role: 'Packer' });
    expect((await send({ headers }, 'sku,price\nX,1\n')).status).toBe(403);
    expect((await undo({ headers }, 1)).status).toBe(403);
    expect((await call('POST', '/seller/product-import', { body: { csv: 'sku\n' } })).status).toBe(401);
  });
});

test('[seller-03] all of a file of a trusted shop applies at once, recorded as accepted by the rule', async () => {
  const own = await buildOwnShop({ isTrusted: true });
  const jar = `jar-${own.shop_id}`;
  const before = await productsOf(own);
  const csv = `product,name,category,price,stock\n${own.slug},Tea cup,,12,\n${jar},Jar,${own.category},7,3\n`;
  const { preview, done } = await apply(own, csv);
  expect(preview).toMatchObject({ created: 1, changed: 1, waiting: 0 });
  expect(JSON.stringify(preview)).not.toContain('"waits"');
  expect(await productsOf(own)).toMatchObject([
    { name: { en: 'Tea cup' }, price: 1200 },
    { slug: jar, active: true, price: 700 },
  ]);
  const requests = await requestsOf(own);
  expect(requests).toMatchObject([
    { product_id: own.product.id, status: 'accepted', accepted_by_rule: 'trusted-shop' },
    { product_id: expect.any(Number), status: 'accepted', accepted_by_rule: 'trusted-shop' },
  ]);
  const request = await call('GET', `/admin/change-requests/${requests[0]?.id}`, { headers: staff.headers });
  expect(request.body.data).toMatchObject({ published: { name: { en: 'Tea bowl' } }, proposed: { name: { en: 'Tea cup' } } });
  expect((await call('POST', `/admin/audit/${done.entry_id}/undo`, { headers: staff.headers })).status).toBe(200);
  const [bowl, added] = await productsOf(own);
  expect(bowl).toEqual(before[0]);
  expect(added).toMatchObject({ slug: jar, active: false });
  await assertInvariants(pool);
});

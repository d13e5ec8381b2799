import { beforeAll, describe, expect, test } from 'vitest';
import { buildProduct, buildShop } from '../../../test/builders/goods.ts';
import { buildStaff } from '../../../test/builders/staff.ts';
import { assertInvariants } from '../../../test/ledger.ts';
import { runSoukOn } from '../../../test/run-souk-on.ts';
import { useTestApp } from '../../../test/test-app.ts';
import { refreshProducts } from '../../modules/catalog/refresh/refresh-products.ts';

const marketplace = await useTestApp();
const { app, call, database, clock } = marketplace;
const { db, pool } = database;
const { headers } = await buildStaff(db);
const shop_id = await buildShop(db);
const other_shop = await buildShop(db);

const products: Awaited<ReturnType<typeof buildProduct>>[] = [];
beforeAll(async () => {
  for (const name of ['Copper kettle', 'Linen apron'])
    products.push(await buildProduct(db, { shop_id, name: JSON.stringify({ en: name }) }));
  await buildProduct(db, { shop_id: other_shop, name: JSON.stringify({ en: 'Cedar spoon' }) });
  await refreshProducts(
    db,
    products.map(({ id }) => id),
    clock,
  );
});

const importCsv = (body: object) => call('POST', '/admin/product-import', { headers, body });
const undo = (id: unknown) => call('POST', `/admin/audit/${id}/undo`, { headers });
const exported = async (query = '') => {
  const {
    statusCode,
    payload,
    headers: sent,
  } = await app.server.inject({ method: 'GET', url: `/api/admin/product-export${query}`, headers });
  return { status: statusCode, type: sent['content-type'], text: payload };
};
const rows = async () =>
  (
    await pool.query(
      `select p.*, null as changed_at, jsonb_agg(to_jsonb(v) order by v.id) as variants,
         (select jsonb_agg(pp.picture_id order by position) from product_pictures pp where pp.product_id = p.id) as pictures
       from products p join product_variants v on v.product_id = p.id group by p.id order by p.id`,
    )
  ).rows;
const slugs = async () =>
  (
    await db
      .selectFrom('products')
      .select('slug')
      .where(
        'id',
        'in',
        products.map(({ id }) => id),
      )
      .orderBy('id')
      .execute()
  ).map(({ slug }) => slug);

async function apply(csv: string) {
  const preview = await importCsv({ csv });
  expect(preview).toMatchObject({ status: 200, body: { data: { is_written: false, entry_id: null, problem_count: 0 } } });
  const done = await importCsv({ csv, seen: preview.body.data?.seen });
  expect(done).toMatchObject({ status: 200, body: { data: { is_written: true } } });
  return { preview: Object(preview.body.data), done: Object(done.body.data) };
}

test('[admin-06] the filtered list is exported with the columns that an import reads, and importing it changes nothing', async () => {
  const all = await exported();
  expect(all).toMatchObject({ status: 200, type: 'text/csv; charset=utf-8', text: expect.stringContaining('Cedar spoon') });
  const some = await exported(`?shop=${shop_id}&search=copper`);
  expect(some.text).toContain('Copper kettle');
  expect(some.text).not.toContain('Linen apron');
  expect((await exported('?status=archived')).text.trim().split('\n')).toHaveLength(1);
  expect(await importCsv({ csv: all.text })).toMatchObject({ body: { data: { created: 0, changed: 0, unchanged: 3, problems: [] } } });
});

describe('[admin-06] products are imported in the panel', () => {
  test('the preview changes nothing, one entry records the import, and its undo restores every row', async () => {
    const [kettle, apron] = await slugs();
    const before = await rows();
    const csv = `product,price,sale price,name:en,stock,active\n${kettle},12.50,11,Copper pot,25,\n${apron},,,,,no\n`;
    const preview = await importCsv({ csv });
    expect(await rows()).toEqual(before);
    expect(preview.body.data).toMatchObject({
      created: 0,
      changed: 2,
      can_undo: true,
      products: [
        { product: kettle, line: 2, is_new: false, cells: expect.arrayContaining([{ column: 'price', from: '10.00', to: '12.50' }]) },
        { product: apron, line: 3, cells: [{ column: 'active', from: 'yes', to: 'no' }] },
      ],
    });
    const { done } = await apply(csv);
    const entry = await db.selectFrom('audit_entries').selectAll().where('id', '=', done.entry_id).executeTakeFirstOrThrow();
    expect(entry).toMatchObject({
      action: 'product.import',
      before: { [products[0]?.id ?? 0]: { price: 1000, name: { en: 'Copper kettle' } }, [products[1]?.id ?? 0]: { is_published: true } },
      after: { [products[0]?.id ?? 0]: { price: 1250, discount_price: 1100 }, [products[1]?.id ?? 0]: { is_published: false } },
    });
    expect(await undo(done.entry_id)).toMatchObject({ status: 200 });
    expect(await rows()).toEqual(before);
    await assertInvariants(pool);
  });

  test('a new product is archived by the undo, and an item sold in between stays sold', async () => {
    const [kettle] = await slugs();
    const csv = `product,name,shop,category,price,stock\nnew-mug,New mug,${await slugOfShop()},${await slugOfCategory()},5,3\n${kettle},,,,,40\n`;
    const { preview, done } = await apply(csv);
    expect(preview).toMatchObject({ created: 1, changed: 1 });
    await pool.query('update product_variants set stock = stock - 4 where product_id = $1', [products[0]?.id]);
    const stock = await stockOf();
    expect(stock).toBe(36);
    expect(await undo(done.entry_id)).toMatchObject({ status: 200 });
    expect(await stockOf()).toBe(6);
    const mug = await db.selectFrom('products').select(['active']).where('slug', '=', 'new-mug').executeTakeFirstOrThrow();
    expect(mug).toEqual({ active: false });
  });

  test('a change by somebody else is a conflict, before the import and before its undo', async () => {
    const [kettle] = await slugs();
    const csv = `product,price\n${kettle},99\n`;
    const { body } = await importCsv({ csv });
    await pool.query('update products set price = 1100, selling_price = 1100 where slug = $1', [kettle]);
    expect(await importCsv({ csv, seen: body.data?.seen })).toMatchObject({ status: 409 });
    const { done } = await apply(csv);
    await pool.query('update products set price = 1200, selling_price = 1200 where slug = $1', [kettle]);
    expect(await undo(done.entry_id)).toMatchObject({ status: 409 });
  });

  test('errors name their line and column, and nothing is written', async () => {
    const [kettle, apron] = await slugs();
    const before = await rows();
    const csv = `product,price,shop\n${kettle},cheap,\n${apron},20,nowhere\n`;
    const preview = await importCsv({ csv });
    expect(preview.body.data).toMatchObject({
      problem_count: 2,
      problems: [
        { line: 2, column: 'price' },
        { line: 3, column: 'shop' },
      ],
    });
    expect(await importCsv({ csv, seen: preview.body.data?.seen })).toMatchObject({ status: 200, body: { data: { is_written: false } } });
    expect(await rows()).toEqual(before);
    const path = await importCsv({ csv: `product,pictures\n${kettle},../../etc/passwd\n` });
    expect(path.body.data).toMatchObject({ problems: [{ line: 2, column: 'pictures', problem: expect.stringContaining('no picture') }] });
  });

  test('what is no CSV file, has no permission or no session is refused', async () => {
    for (const csv of ['', 'a\0b', '"open', 5]) expect((await importCsv({ csv })).status).toBe(422);
    expect((await importCsv({ csv: 'sku,price\nX,1\n', seen: 'old' })).status).toBe(200);
    expect((await call('POST', '/admin/product-import', { body: { csv: 'sku\n' } })).status).toBe(401);
    const reader = await buildStaff(db, ['products:read']);
    expect((await call('POST', '/admin/product-import', { headers: reader.headers, body: { csv: 'sku\n' } })).status).toBe(403);
    expect((await call('GET', '/admin/product-export', {})).status).toBe(401);
  });

  test('the command line records the same entry', async () => {
    const [kettle] = await slugs();
    const { writeFile } = await import('node:fs/promises');
    const file = `${marketplace.folder}/price.csv`;
    await writeFile(file, `product,price\n${kettle},77\n`);
    expect(await runSoukOn(marketplace, ['products', 'import', file, '--yes'])).toMatchObject({ code: 0 });
    const entry = await db.selectFrom('audit_entries').selectAll().orderBy('id', 'desc').limit(1).executeTakeFirstOrThrow();
    expect(entry).toMatchObject({ action: 'product.import', device: 'npm run souk', after: { [products[0]?.id ?? 0]: { price: 7700 } } });
  });
});

async function stockOf(): Promise<number> {
  const { variant_id = 0 } = products[0] ?? {};
  return (await db.selectFrom('product_variants').select('stock').where('id', '=', variant_id).executeTakeFirstOrThrow()).stock;
}

async function slugOfShop(): Promise<string> {
  return (await db.selectFrom('shops').select('slug').where('id', '=', shop_id).executeTakeFirstOrThrow()).slug;
}

async function slugOfCategory(): Promise<string> {
  return (await db.selectFrom('categories').select('slug').where('parent_id', 'is', null).limit(1).executeTakeFirstOrThrow()).slug;
}

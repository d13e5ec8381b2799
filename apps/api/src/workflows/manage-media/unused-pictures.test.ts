import { afterEach, expect, test } from 'vitest';
import { buildProduct } from '../../../test/builders/goods.ts';
import { buildStaff } from '../../../test/builders/staff.ts';
import { assertInvariants } from '../../../test/ledger.ts';
import { useTestApp } from '../../../test/test-app.ts';

const { call, database, runJob } = await useTestApp();
const { db, pool } = database;
const { headers } = await buildStaff(db);
afterEach(() => assertInvariants(pool));

let pictures = 0;
async function aPicture(): Promise<number> {
  pictures += 1;
  const picture = { key: String(pictures).padStart(32, 'a'), width: 9, height: 9, preview: '', name: `picture ${pictures}` };
  return (await db.insertInto('pictures').values(picture).returning('id').executeTakeFirstOrThrow()).id;
}

async function isListed(id: number): Promise<boolean> {
  const { data } = (await call('GET', '/admin/media/pictures?filter=unused&per_page=100', { headers })).body;
  return Object(data).pictures.some((picture: { id: number }) => picture.id === id);
}

async function recordOf(id: number): Promise<string> {
  const row = await db.selectFrom('unreferenced_pictures').select('is_certain').where('picture_id', '=', id).executeTakeFirst();
  if (!row) return 'referenced';
  return row.is_certain ? 'unreferenced' : 'uncertain';
}

const show = (productId: number, id: number | null) =>
  db.updateTable('products').set({ thumbnail_id: id }).where('id', '=', productId).execute();

test('[admin-04] a new picture is unused until a product, one of its variants or its gallery shows it', async () => {
  const [thumbnail, variant, gallery, idle] = [await aPicture(), await aPicture(), await aPicture(), await aPicture()];
  for (const id of [thumbnail, variant, gallery, idle]) expect(await recordOf(id)).toBe('unreferenced');
  const { id } = await buildProduct(db, { thumbnail_id: thumbnail, variants: [{ picture_id: variant }] });
  await db.insertInto('product_pictures').values({ product_id: id, picture_id: gallery, position: 0 }).execute();
  const records = await Promise.all([thumbnail, variant, gallery, idle].map(recordOf));
  expect(records).toEqual(['referenced', 'referenced', 'referenced', 'unreferenced']);
  expect([await isListed(thumbnail), await isListed(variant), await isListed(gallery), await isListed(idle)]).toEqual([
    false,
    false,
    false,
    true,
  ]);
});

test('[admin-04] what small tables use is not listed either', async () => {
  const id = await aPicture();
  await db.insertInto('brands').values({ slug: 'kiln', name: '{"en":"Kiln"}', logo_id: id }).execute();
  expect([await recordOf(id), await isListed(id)]).toEqual(['unreferenced', false]);
});

test('[admin-04] a picture that lost a reference is listed at once if it was the last one, and a job records it', async () => {
  const [alone, shared] = [await aPicture(), await aPicture()];
  const [one, two] = [await buildProduct(db, { thumbnail_id: alone }), await buildProduct(db, { thumbnail_id: shared })];
  await db.insertInto('product_pictures').values({ product_id: one.id, picture_id: shared, position: 0 }).execute();
  await show(one.id, null);
  await pool.query('delete from product_pictures where product_id = $1', [one.id]);
  expect([await recordOf(alone), await recordOf(shared)]).toEqual(['uncertain', 'uncertain']);
  expect([await isListed(alone), await isListed(shared)]).toEqual([true, false]);
  await runJob('settle-pictures');
  expect([await recordOf(alone), await recordOf(shared)]).toEqual(['unreferenced', 'referenced']);
  expect([await isListed(alone), await isListed(shared)]).toEqual([true, false]);
  await show(two.id, alone);
  expect([await recordOf(alone), await recordOf(shared)]).toEqual(['referenced', 'uncertain']);
});

test('the job leaves a picture that a transaction is about to show', async () => {
  const id = await aPicture();
  const [former, next] = [await buildProduct(db, { thumbnail_id: id }), await buildProduct(db)];
  const client = await pool.connect();
  try {
    await client.query('begin');
    // Nothing is recorded about the picture, so this transaction has nothing to delete.
    await client.query('update products set thumbnail_id = $1 where id = $2', [id, next.id]);
    await show(former.id, null);
    await runJob('settle-pictures');
    expect(await recordOf(id)).toBe('uncertain');
    await client.query('commit');
  } finally {
    client.release();
  }
  expect(await isListed(id)).toBe(false);
  await runJob('settle-pictures');
  expect(await recordOf(id)).toBe('referenced');
});

test('two products that stop showing a picture at the same time leave it unused', async () => {
  const id = await aPicture();
  const products = [await buildProduct(db, { thumbnail_id: id }), await buildProduct(db, { thumbnail_id: id })];
  await Promise.all(products.map((product) => show(product.id, null)));
  await runJob('settle-pictures');
  expect([await recordOf(id), await isListed(id)]).toEqual(['unreferenced', true]);
});

test('pictures of deleted products are recorded, and a deleted picture leaves no record', async () => {
  const id = await aPicture();
  const product = await buildProduct(db);
  await db.insertInto('product_pictures').values({ product_id: product.id, picture_id: id, position: 0 }).execute();
  await pool.query('delete from products where id = $1', [product.id]);
  expect(await recordOf(id)).toBe('uncertain');
  expect((await call('DELETE', `/admin/media/pictures/${id}`, { headers })).status).toBe(200);
  expect(await recordOf(id)).toBe('referenced');
});

test('the table is filled for the columns that the queries leave to it', async () => {
  const { recordedReferences } = await import('../../modules/media/queries/picture-uses.ts');
  const { rows } = await pool.query<{ name: string }>(`
    select t.tgrelid::regclass || '.' || a.attname as name from pg_trigger t
    join pg_attribute a on a.attrelid = t.tgrelid and a.attnum = any (t.tgattr) where t.tgname like '%_record_changed_picture' order by 1`);
  expect(rows.map(({ name }) => name)).toEqual(recordedReferences.map(({ table, column }) => `${table}.${column}`).sort());
});

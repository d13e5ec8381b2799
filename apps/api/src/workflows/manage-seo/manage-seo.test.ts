import { beforeEach, describe, expect, test } from 'vitest';
import { buildProduct } from '../../../test/builders/goods.ts';
import { buildStaff } from '../../../test/builders/staff.ts';
import { useTestApp } from '../../../test/test-app.ts';
import { bumpTags } from '../../platform/cache/content-versions.ts';

const { call, database } = await useTestApp();
const { db } = database;
const { headers } = await buildStaff(db);
await db.insertInto('languages').values({ name: 'ar', title: 'العربية', direction: 'rtl' }).execute();
await bumpTags(db, ['settings']);

beforeEach(() => db.deleteFrom('seo_texts').execute());

const read = async (path: string) => Object((await call('GET', `/admin/seo/${path}`, { headers })).body.data);
const save = async (path: string, texts: { title?: object; description?: object }) => {
  const { version } = await read(path);
  return call('POST', `/admin/seo/${path}`, { headers, body: { version, title: {}, description: {}, ...texts } });
};
const shown = async (path: string, locale = 'en') => Object((await call('GET', path, { locale })).body.data);
const undo = (id: number) => call('POST', `/admin/audit/${id}/undo`, { headers });

let count = 0;
/** A page of each kind with its call in the storefront and where the answer has it. */
async function buildPages() {
  count += 1;
  const slug = `seo-${count}`;
  const category = await db.insertInto('categories').values({ slug, name: '{"en":"Lamps"}' }).returning('id').executeTakeFirstOrThrow();
  const product = await buildProduct(db, { category_id: category.id, slug });
  await bumpTags(db, ['catalog']);
  return {
    category: { path: `catalog/category/${category.id}`, address: `/categories/${slug}`, answer: `/categories/${slug}`, field: 'category' },
    product: {
      path: `catalog/product/${product.id}`,
      address: `/products/${product.id}/details`,
      answer: `/product-details?product_id=${product.id}`,
      field: 'product',
    },
  };
}

describe.each(['category', 'product'] as const)('[admin-04] what search engines show of a %s', (kind) => {
  test('is absent from the answer until a text is written, then has the texts of exactly this language, and the undo removes them', async () => {
    const { path, address, answer, field } = (await buildPages())[kind];
    expect((await shown(answer))[field]).not.toHaveProperty('seo');
    expect(await read(path)).toMatchObject({ title: {}, description: {}, address, languages: [{ name: 'en' }, { name: 'ar' }] });
    const saved = await save(path, { title: { en: 'Buy it here', ar: '' }, description: { en: 'All of it.' } });
    expect(saved.body.data).toMatchObject({ seo: { title: { en: 'Buy it here' } }, entry_id: expect.any(Number) });
    await expect.poll(async () => (await shown(answer))[field].seo).toEqual({ title: 'Buy it here', description: 'All of it.' });
    expect((await shown(answer, 'ar'))[field]).not.toHaveProperty('seo');
    expect((await undo(Object(saved.body.data).entry_id)).status).toBe(200);
    await expect.poll(async () => (await shown(answer))[field].seo).toBeUndefined();
    expect(await db.selectFrom('seo_texts').selectAll().execute()).toEqual([]);
  });

  test('is not written over a newer version, for a page that does not exist, or with too long a text', async () => {
    const { path } = (await buildPages())[kind];
    const body = { version: 'old', title: { en: 'Mine' }, description: {} };
    expect((await call('POST', `/admin/seo/${path}`, { headers, body })).status).toBe(409);
    const missing = path.replace(/[^/]+$/, '999999');
    expect((await call('GET', `/admin/seo/${missing}`, { headers })).status).toBe(404);
    expect((await call('POST', `/admin/seo/${missing}`, { headers, body })).status).toBe(404);
    const long = await save(path, { title: { en: 'x'.repeat(121) } });
    expect([long.status, Object.keys(long.body.errors ?? {})]).toEqual([422, [expect.stringContaining('title')]]);
    expect((await save(path, { title: { english: 'x' } })).status).toBe(422);
  });
});

test('[admin-04] a sub-category has its own texts, in the list of categories too', async () => {
  const top = await db.insertInto('categories').values({ slug: 'tops', name: '{"en":"Tops"}' }).returning('id').executeTakeFirstOrThrow();
  const part = await db
    .insertInto('categories')
    .values({ slug: 'shirts', name: '{"en":"Shirts"}', parent_id: top.id })
    .returning('id')
    .executeTakeFirstOrThrow();
  await bumpTags(db, ['catalog']);
  expect(await read(`catalog/category/${part.id}`)).toMatchObject({ address: `/categories/tops?subcategory=${part.id}` });
  await save(`catalog/category/${part.id}`, { title: { en: 'Linen shirts' } });
  const { category } = await shown('/categories/tops');
  expect(category).not.toHaveProperty('seo');
  expect(category.sub_categories).toMatchObject([{ id: part.id, seo: { title: 'Linen shirts', description: '' } }]);
});

test('[admin-04] the texts need the permission of products, for the undo too', async () => {
  const { category } = await buildPages();
  const [ofCatalog, ofContent] = [await buildStaff(db, ['products:write', 'products:read']), await buildStaff(db, ['content:write'])];
  const body = { version: (await read(category.path)).version, title: { en: 'Mine' }, description: {} };
  expect((await call('POST', `/admin/seo/${category.path}`, { headers: ofContent.headers, body })).status).toBe(403);
  const saved = await call('POST', `/admin/seo/${category.path}`, { headers: ofCatalog.headers, body });
  const entry = Object(saved.body.data).entry_id;
  expect((await call('POST', `/admin/audit/${entry}/undo`, { headers: ofContent.headers })).status).toBe(403);
});

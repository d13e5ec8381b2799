import { expect, test } from 'vitest';
import { aFile } from '../../../test/build-form.ts';
import { buildColor, buildProduct, buildShop, buildSize } from '../../../test/builders/goods.ts';
import { buildStaff } from '../../../test/builders/staff.ts';
import { assertInvariants } from '../../../test/ledger.ts';
import { useTestApp } from '../../../test/test-app.ts';

const { call, database } = await useTestApp();
const { db, pool } = database;
const { headers } = await buildStaff(db);
const shop_id = await buildShop(db);
const { id: sample } = await buildProduct(db, { shop_id });
const { category_id } = await db.selectFrom('products').select('category_id').where('id', '=', sample).executeTakeFirstOrThrow();
const part = { slug: 'kitchen-part', name: JSON.stringify({ en: 'Part' }), parent_id: category_id };
const { id: part_id } = await db.insertInto('categories').values(part).returning('id').executeTakeFirstOrThrow();
const colors = [await buildColor(db, { en: 'Brass' }), await buildColor(db, { en: 'Copper' })];
const size_id = await buildSize(db, 'Tall');

const variant = {
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
const fields = {
  category_id,
  sub_category_id: null,
  brand_id: null,
  name: { en: 'Coffee pot', ar: 'دلة' },
  short_description: {},
  description: { en: '<p>Hammered</p><script>alert(1)</script>' },
  price: 25,
  discount_price: 19.5,
  is_published: true,
  picture_ids: [],
  variants: colors.map((color_id) => ({ ...variant, color_id, size_id })),
};
const create = (over: object = {}) => call('POST', '/admin/products', { headers, body: { shop_id, ...fields, ...over } });
const read = async (id: number) => Object((await call('GET', `/admin/products/${id}`, { headers })).body.data);
const bodyOf = ({
  id: _id,
  slug: _slug,
  shop_id: _shop,
  history: _history,
  pictures,
  variants,
  ...product
}: ReturnType<typeof Object>) => ({
  ...product,
  picture_ids: pictures.map((picture: { id: number }) => picture.id),
  variants: variants.map((each: { stock: number }) => ({ ...each, stock_was: each.stock })),
});

test('[admin-06] a product is created with variants and a picture, and shoppers see it', async () => {
  const form = new FormData();
  form.set('picture', aFile('png'));
  const picture = await call('POST', '/admin/pictures', { headers, form });
  const created = await create({ picture_ids: [picture.body.data?.id] });
  expect(created).toMatchObject({ status: 200, body: { data: { slug: 'coffee-pot', price: 25, description: { en: '<p>Hammered</p>' } } } });
  const product = Object(created.body.data);
  expect(product.variants).toMatchObject([{ stock: 4 }, { stock: 4 }]);
  expect(product.history).toMatchObject([{ action: 'product.add' }]);
  const shown = await call('GET', `/product-details?product_id=${product.id}`, {});
  expect(shown.status).toBe(200);
  expect(JSON.stringify(shown.body)).toContain('Coffee pot');
  expect((await create()).body.data).toMatchObject({ slug: 'coffee-pot-2' });
  await assertInvariants(pool);
});

test('[admin-08] two operators: the second one gets a conflict, and items sold meanwhile stay sold', async () => {
  const { id } = Object((await create()).body.data);
  const seen = await read(id);
  const save = (body: object) => call('POST', `/admin/products/${id}`, { headers, body });
  await db.updateTable('product_variants').set({ stock: 1 }).where('id', '=', seen.variants[0].id).execute();
  const first = await save({ ...bodyOf(seen), price: 30, variants: bodyOf(seen).variants.map((each: object) => ({ ...each, stock: 10 })) });
  expect(first.body.data).toMatchObject({
    price: 30,
    variants: [{ stock: 7 }, { stock: 10 }],
    history: [{ action: 'product.change' }, {}],
  });
  expect(first.body.data?.history).toMatchObject([{ before: { price: 2500 }, after: { price: 3000 } }, {}]);
  const second = await save({ ...bodyOf(seen), name: { en: 'Pot' } });
  expect(second.status).toBe(409);
  expect(await read(id)).toMatchObject({ price: 30, name: { en: 'Coffee pot' } });
  expect((await save({ ...bodyOf(await read(id)), variants: [{ ...bodyOf(seen).variants[0], stock: 0, stock_was: 999 }] })).status).toBe(
    409,
  );
});

test('what cannot be stored is refused with its field', async () => {
  for (const [over, field] of [
    [{ name: { ar: 'دلة' } }, 'name'],
    [{ discount_price: 25 }, 'discount_price'],
    [{ sub_category_id: category_id }, 'sub_category_id'],
    [{ category_id: part_id }, 'category_id'],
    [{ category_id: 999_999 }, 'category_id'],
    [{ variants: [variant, variant] }, 'variants'],
    [{ shop_id: 999_999 }, 'shop_id'],
  ] as const) {
    const { status, body } = await create(over);
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, [field]]);
  }
  expect((await create({ brand_id: 999_999 })).status).toBe(422);
  expect((await call('GET', '/admin/products/999999', { headers })).status).toBe(404);
});

test('[admin-04] the undo of an edit restores every field, and an added variant is hidden', async () => {
  const { id } = Object((await create()).body.data);
  const seen = bodyOf(await read(id));
  const [first, second] = seen.variants;
  const variants = [{ ...first, stock: 9, extra_price: 2 }, { ...second, is_active: false }, variant];
  const saved = await call('POST', `/admin/products/${id}`, { headers, body: { ...seen, name: { en: 'Pot' }, price: 30, variants } });
  expect(saved.body.data).toMatchObject({ price: 30, name: { en: 'Pot' }, variants: [{ stock: 9 }, { is_active: false }, { stock: 4 }] });
  const undone = await call('POST', `/admin/audit/${Object(saved.body.data).history[0].id}/undo`, { headers });
  expect(undone.status).toBe(200);
  const after = bodyOf(await read(id));
  expect({ ...after, version: '', variants: after.variants.slice(0, 2) }).toEqual({ ...seen, version: '' });
  expect(after.variants[2]).toMatchObject({ is_active: false, stock: 4 });
});

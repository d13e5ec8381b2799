import { beforeEach, describe, expect, test } from 'vitest';
import { buildProduct, buildShop } from '../../../test/builders/goods.ts';
import { buildStaff } from '../../../test/builders/staff.ts';
import { useTestApp } from '../../../test/test-app.ts';
import { refreshProducts } from '../../modules/catalog/refresh/refresh-products.ts';

const { call, database, runJobs, clock } = await useTestApp();
const { db, pool } = database;
const { headers } = await buildStaff(db);
const shop_id = await buildShop(db);

const post = (path: string, body: object) => call('POST', `/admin/categories${path}`, { headers, body });
const remove = (id: number) => call('DELETE', `/admin/categories/${id}`, { headers });
const read = async (id: number) => Object((await call('GET', `/admin/categories/${id}`, { headers })).body.data);
const undoNewest = async () => {
  const { entries } = Object((await call('GET', '/admin/audit?per_page=1', { headers })).body.data);
  return call('POST', `/admin/audit/${entries[0].id}/undo`, { headers });
};
const fields = { parent_id: null, slug: '', name: { en: 'Lamps' }, picture_id: null, is_active: true };
const create = async (over: object = {}) => Object((await post('', { ...fields, ...over })).body.data);
const bodyOf = ({ version, parent_id, slug, name, picture, is_active }: ReturnType<typeof Object>) => ({
  ...{ version, parent_id, slug, name, is_active },
  picture_id: picture?.id ?? null,
});
const save = async (id: number, over: object) => post(`/${id}`, { ...bodyOf(await read(id)), ...over });

/** Categories and the places of all products. */
const state = async () => [
  (await pool.query('select id, parent_id, slug, name, thumbnail_id, position, active from categories order by id')).rows,
  (await pool.query('select id, category_id, sub_category_id from products order by id')).rows,
];
const places = async () => (await pool.query('select category_id, sub_category_id from products order by id')).rows;
const slugs = async () => Object((await call('GET', '/categories')).body.data).categories.map(({ slug }: { slug: string }) => slug);

beforeEach(async () => {
  await pool.query('truncate categories, former_category_slugs, merged_categories restart identity cascade');
});

const twoOfEach = async () => {
  const [lamps, lights] = [await create(), await create({ name: { en: 'Lights' } })];
  const [floor, wall] = [
    await create({ parent_id: lamps.id, name: { en: 'Floor' } }),
    await create({ parent_id: lights.id, name: { en: 'Wall' } }),
  ];
  const products = [
    await buildProduct(db, { shop_id, category_id: lamps.id }),
    await buildProduct(db, { shop_id, category_id: lamps.id, sub_category_id: floor.id }),
    await buildProduct(db, { shop_id, category_id: lights.id, sub_category_id: wall.id }),
  ];
  const ids = products.map(({ id }) => id);
  await refreshProducts(db, ids, clock);
  return { lamps, lights, floor, wall, ids };
};

test('[admin-06] a category is created, shown to shoppers at once, edited, and taken back', async () => {
  const lamps = await create({ name: { en: 'Lamps', ar: 'مصابيح' } });
  expect(lamps).toMatchObject({ slug: 'lamps', products: 0, former_slugs: [] });
  expect((await create()).slug).toBe('lamps-2');
  expect(await slugs()).toEqual(['lamps', 'lamps-2']);

  const before = await state();
  expect((await save(lamps.id, { slug: 'lighting', name: { en: 'Lighting' }, is_active: false })).body.data).toMatchObject({
    slug: 'lighting',
    former_slugs: ['lamps'],
  });
  expect(await slugs()).toEqual(['lamps-2']);
  expect((await undoNewest()).status).toBe(200);
  expect(await state()).toEqual(before);
  expect(await slugs()).toEqual(['lamps', 'lamps-2']);

  expect((await remove(lamps.id)).status).toBe(200);
  expect((await undoNewest()).status).toBe(200);
  expect(await state()).toEqual(before);
});

test('[admin-08] two operators: the second one gets a conflict and nothing changes', async () => {
  const { id } = await create();
  const seen = bodyOf(await read(id));
  expect((await post(`/${id}`, { ...seen, name: { en: 'First' } })).status).toBe(200);
  expect((await post(`/${id}`, { ...seen, name: { en: 'Second' } })).status).toBe(409);
  expect((await read(id)).name).toEqual({ en: 'First' });
});

test('a search finds products by the new name of their category', async () => {
  const { lamps, ids } = await twoOfEach();
  await save(lamps.id, { name: { en: 'Brassware' } });
  await runJobs();
  const found = Object((await call('GET', '/products?search=brassware')).body.data);
  expect(found.products.map(({ id }: { id: number }) => id).toSorted()).toEqual(ids.slice(0, 2));
});

test('the order of the list is that of the navigation; an outdated list is a conflict', async () => {
  const ids = [(await create()).id, (await create()).id, (await create()).id];
  const [a, b, c] = ids;
  const before = await state();
  expect((await post('/order', { parent_id: null, ids: [c, a, b], seen_ids: ids })).status).toBe(200);
  expect(await slugs()).toEqual(['lamps-3', 'lamps', 'lamps-2']);
  expect((await post('/order', { parent_id: null, ids: [b, a, c], seen_ids: ids })).status).toBe(409);
  expect((await post('/order', { parent_id: null, ids: [b, b, c], seen_ids: [c, a, b] })).body.errors).toHaveProperty('ids');
  expect((await undoNewest()).status).toBe(200);
  expect(await slugs()).toEqual(['lamps', 'lamps-2', 'lamps-3']);
  expect(before[1]).toEqual((await state())[1]);
});

describe('products follow their category', () => {
  test('a sub-category to another category, to the top, and back', async () => {
    const { lamps, lights, floor } = await twoOfEach();
    const before = await state();
    await save(floor.id, { parent_id: lights.id });
    expect((await places())[1]).toEqual({ category_id: lights.id, sub_category_id: floor.id });
    await save(floor.id, { parent_id: null });
    expect((await places())[1]).toEqual({ category_id: floor.id, sub_category_id: null });
    expect((await undoNewest()).status).toBe(200);
    expect((await places())[1]).toEqual({ category_id: lights.id, sub_category_id: floor.id });
    await save(floor.id, { parent_id: lamps.id });
    expect(await state()).toEqual(before);
  });

  test('a category with sub-categories cannot become one, and nothing is below a sub-category', async () => {
    const { lamps, lights, floor } = await twoOfEach();
    for (const [id, parent_id] of [
      [lamps.id, lights.id],
      [lamps.id, lamps.id],
      [floor.id, floor.id],
      [floor.id, 999_999],
    ])
      expect([(await save(id, { parent_id })).status, (await save(id, { parent_id })).body.errors]).toEqual([
        422,
        { parent_id: [expect.any(String)] },
      ]);
    expect((await post('', { ...fields, parent_id: floor.id })).status).toBe(422);
  });
});

describe('[admin-04] two categories become one, and the undo separates them', () => {
  const merge = async (id: number, into_id: number) => {
    const preview = await post(`/${id}/merge`, { into_id });
    const done = await post(`/${id}/merge`, { into_id, seen: preview.body.data?.seen });
    expect(done.status).toBe(200);
    return Object(preview.body.data);
  };
  const merges = [
    [
      'a category into another: sub-categories move along',
      'lamps',
      'lights',
      [
        ['lights', null],
        ['lights', 'floor'],
        ['lights', 'wall'],
      ],
    ],
    [
      'a sub-category into another',
      'floor',
      'wall',
      [
        ['lamps', null],
        ['lights', 'wall'],
        ['lights', 'wall'],
      ],
    ],
    [
      'a sub-category into its own category',
      'floor',
      'lamps',
      [
        ['lamps', null],
        ['lamps', null],
        ['lights', 'wall'],
      ],
    ],
  ] as const;

  test.each(merges)('%s', async (_name, from, into, expected) => {
    const marketplace = await twoOfEach();
    const idOf = (name: 'lamps' | 'lights' | 'floor' | 'wall' | null) => name && marketplace[name].id;
    const before = await state();
    const preview = await merge(marketplace[from].id, marketplace[into].id);
    expect(preview).toMatchObject({ products: from === 'lamps' ? 2 : 1, entry_id: null, into: { id: marketplace[into].id } });
    expect(await places()).toEqual(expected.map(([one, part]) => ({ category_id: idOf(one), sub_category_id: idOf(part) })));
    expect((await call('GET', `/admin/categories/${marketplace[from].id}`, { headers })).status).toBe(404);
    expect((await undoNewest()).status).toBe(200);
    expect(await state()).toEqual(before);
    expect((await pool.query('select * from merged_categories')).rows).toEqual([]);
  });

  test('the old address answers with the category that has the products now', async () => {
    const { lamps, lights } = await twoOfEach();
    await merge(lamps.id, lights.id);
    for (const address of ['lamps', lamps.id])
      expect((await call('GET', `/categories/${address}`)).body.data).toMatchObject({ category: { slug: 'lights', total_products: 3 } });
    await undoNewest();
    expect((await call('GET', '/categories/lamps')).body.data).toMatchObject({ category: { slug: 'lamps' } });
  });

  test('a product that somebody moved on since stays where it is', async () => {
    const { lights, floor, wall, ids } = await twoOfEach();
    await merge(floor.id, wall.id);
    const moved = { category_id: lights.id, sub_category_id: null };
    await db
      .updateTable('products')
      .set(moved)
      .where('id', '=', ids[1] ?? 0)
      .execute();
    expect((await undoNewest()).status).toBe(200);
    expect((await places())[1]).toEqual(moved);
  });

  test('an outdated preview, and what cannot be merged', async () => {
    const { lamps, lights, floor, wall } = await twoOfEach();
    const preview = await post(`/${floor.id}/merge`, { into_id: wall.id });
    await buildProduct(db, { shop_id, category_id: lamps.id, sub_category_id: floor.id });
    expect((await post(`/${floor.id}/merge`, { into_id: wall.id, seen: preview.body.data?.seen })).status).toBe(409);
    for (const [id, into_id] of [
      [lamps.id, wall.id],
      [lamps.id, lamps.id],
      [lights.id, 999_999],
    ])
      expect((await post(`/${id}/merge`, { into_id })).body.errors).toHaveProperty('into_id');
  });
});

test('only an empty category is removed, and the refusal has its numbers', async () => {
  const { lamps } = await twoOfEach();
  expect(await remove(lamps.id)).toMatchObject({ status: 409, body: { data: { products: 2, sub_categories: 1 } } });
  expect((await remove(999_999)).status).toBe(404);
});

test('what cannot be stored is refused with its field', async () => {
  const { id } = await create();
  await create({ slug: 'taken' });
  for (const [over, field] of [
    [{ name: { ar: 'مصابيح' } }, 'name'],
    [{ slug: 'taken' }, 'slug'],
    [{ slug: '12' }, 'slug'],
    [{ slug: 'Über uns' }, 'slug'],
    [{ picture_id: 999_999 }, 'picture_id'],
  ] as const) {
    const { status, body } = await save(id, over);
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, [field]]);
  }
});

import { expect, test } from 'vitest';
import { aFile, buildForm } from '../../../test/build-form.ts';
import { buildProduct, buildShop } from '../../../test/builders/goods.ts';
import { buildStaff } from '../../../test/builders/staff.ts';
import { useTestApp } from '../../../test/test-app.ts';

const { call, database } = await useTestApp();
const { db } = database;
const { headers } = await buildStaff(db);
const catalogOnly = (await buildStaff(db, ['products:read', 'products:write'])).headers;
const shop_id = await buildShop(db);

const film = (bytes: string) => new File([`0000ftyp${bytes}`], 'film.mp4');
const upload = (file: File) => call('POST', '/admin/films', { headers: catalogOnly, form: buildForm([['film', file]]) });
const srcOf = async (bytes: string): Promise<string> => Object((await upload(film(bytes))).body.data).src;
const read = async (id: number) => Object((await call('GET', `/admin/products/${id}`, { headers })).body.data);
const save = async (id: number, over: object) => {
  const { id: _id, slug: _slug, shop_id: _shop, history: _history, pictures, variants, ...product } = await read(id);
  const body = {
    ...product,
    picture_ids: pictures.map((picture: { id: number }) => picture.id),
    variants: variants.map((each: { stock: number }) => ({ ...each, stock_was: each.stock })),
    ...over,
  };
  return call('POST', `/admin/products/${id}`, { headers, body });
};
const undo = async (id: number) => {
  const [{ id: entry }] = (await read(id)).history;
  return call('POST', `/admin/audit/${entry}/undo`, { headers });
};

test('a CSV file can show a film of the library or of another site, and the preview names the line of one that does not exist', async () => {
  const { id, slug } = await db
    .selectFrom('products')
    .select(['id', 'slug'])
    .where('id', '=', (await buildProduct(db)).id)
    .executeTakeFirstOrThrow();
  const preview = (...lines: string[]) =>
    call('POST', '/admin/product-import', { headers, body: { csv: ['product,video', ...lines].join('\n') } });
  const stored = Object((await upload(film('csv'))).body.data).src;
  for (const src of [stored, 'https://films.example/kettle.mp4']) {
    expect((await preview(`${slug},${src}`)).body.data).toMatchObject({ problems: [], changed: 1 });
  }
  const other = (
    await db
      .selectFrom('products')
      .select('slug')
      .where('id', '=', (await buildProduct(db)).id)
      .executeTakeFirstOrThrow()
  ).slug;
  for (const src of ['/media/films/none.mp4', '/media/none.mp4']) {
    const { body } = await preview(`${other},${stored}`, `${slug},${src}`);
    const problem = `there is no film "${src}" in the media library: add it in the panel first`;
    expect(body.data).toMatchObject({ problems: [{ line: 3, column: 'video', problem }], is_written: false });
  }
  // A film that has left the library remains where it is shown.
  await db.updateTable('products').set({ video_url: '/media/films/none.mp4' }).where('id', '=', id).execute();
  expect((await preview(`${slug},/media/films/none.mp4`)).body.data).toMatchObject({ problems: [], unchanged: 1 });
});

test('[admin-06] a product gets a film, which shoppers see, and loses it; an undo brings it back', async () => {
  const { id } = await buildProduct(db, { shop_id });
  const src = await srcOf('of a kettle');
  expect(src).toMatch(/^\/media\/films\/[a-f0-9]{32}\.mp4$/);
  expect(await save(id, { film: src })).toMatchObject({ status: 200, body: { data: { film: src } } });
  expect((await read(id)).history[0]).toMatchObject({ before: { video_url: null }, after: { video_url: src } });
  expect((await call('GET', `/product-details?product_id=${id}`)).body.data).toMatchObject({ product: { video_url: src } });
  expect((await save(id, { film: undefined, price: 12 })).body.data).toMatchObject({ price: 12, film: src });
  expect((await save(id, { film: null })).body.data).toMatchObject({ film: null });
  expect((await undo(id)).status).toBe(200);
  expect((await read(id)).film).toBe(src);
});

test('[admin-06] a new product has its film, or an address of another site, at once', async () => {
  const { id } = await buildProduct(db, { shop_id });
  const { id: _id, slug: _slug, history: _history, pictures: _pictures, version: _version, variants, ...product } = await read(id);
  const create = (of: string | null) =>
    call('POST', '/admin/products', {
      headers,
      body: {
        ...product,
        ...{ film: of, picture_ids: [] },
        variants: variants.map((each: object) => ({ ...each, id: null, sku: '', stock_was: null })),
      },
    });
  const src = await srcOf('of a new one');
  for (const each of [src, 'https://films.example/watch?v=1', null]) expect((await create(each)).body.data).toMatchObject({ film: each });
  expect(await create('/media/films/none.mp4')).toMatchObject({
    status: 422,
    body: { errors: { film: ['Film is not in the media library'] } },
  });
});

test('[admin-06] a film that the library does not have, and what is no address or no film, are refused', async () => {
  const { id } = await buildProduct(db, { shop_id });
  const src = await srcOf('to be deleted');
  expect((await call('DELETE', `/admin/media/films/${src.split('/').at(-1)}`, { headers })).status).toBe(200);
  for (const each of [src, '/media/films/../secret.mp4', '/media/films/none.mp4'])
    expect(await save(id, { film: each })).toMatchObject({ status: 422, body: { errors: { film: ['Film is not in the media library'] } } });
  for (const each of ['javascript:alert(1)', '//films.example/1.mp4', '/media/secret.txt', '', 7])
    expect(Object.keys((await save(id, { film: each })).body.errors ?? {})).toEqual(['film']);
  expect((await upload(aFile('png'))).body.errors).toEqual({ film: ['Film accepts only films: MP4, WebM'] });
  expect((await read(id)).film).toBeNull();
  // The same film sent again is in the library again.
  expect(await srcOf('to be deleted')).toBe(src);
  expect((await save(id, { film: src })).status).toBe(200);
});

test('a product retains a film whose file is missing, and an undo does not bring a deleted one back', async () => {
  const { id } = await buildProduct(db, { shop_id, video_url: '/media/films/lost.mp4' });
  expect(await save(id, { price: 14 })).toMatchObject({ status: 200, body: { data: { film: '/media/films/lost.mp4' } } });
  expect((await save(id, { film: null })).status).toBe(200);
  const refused = await undo(id);
  expect([refused.status, refused.body.message]).toEqual([409, 'The former film is deleted by now.']);
});

test('[admin-06] who edits products chooses among the films of the library, and changes no other part of it', async () => {
  const src = await srcOf('in the library');
  const listed = await call('GET', '/admin/media/films', { headers: catalogOnly });
  expect(JSON.stringify(listed.body.data?.films)).toContain(src);
  const removal = await call('DELETE', `/admin/media/films/${src.split('/').at(-1)}`, { headers: catalogOnly });
  expect(removal.status).toBe(403);
});

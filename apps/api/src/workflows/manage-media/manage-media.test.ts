import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { aFile, buildForm } from '../../../test/build-form.ts';
import { buildProduct, buildShop } from '../../../test/builders/goods.ts';
import { buildStaff } from '../../../test/builders/staff.ts';
import { useTestApp } from '../../../test/test-app.ts';
import { bumpTags } from '../../platform/cache/content-versions.ts';

const { call, database, mediaFiles, runJob } = await useTestApp();
const { db, pool } = database;
const { headers } = await buildStaff(db);
await db.insertInto('languages').values({ name: 'ar', title: 'العربية', direction: 'rtl' }).execute();
await bumpTags(db, ['settings']);

const get = async (path: string) => Object((await call('GET', `/admin/media/${path}`, { headers })).body.data);
const remove = (path: string) => call('DELETE', `/admin/media/${path}`, { headers });
const undoNewest = async () => {
  const { entries } = Object((await call('GET', '/admin/audit?per_page=1', { headers })).body.data);
  return call('POST', `/admin/audit/${entries[0].id}/undo`, { headers });
};

let colors = 0;
/** A picture file that no other test has. */
async function aPicture(name: string): Promise<File> {
  colors += 1;
  const background = { r: (colors * 37) % 256, g: (colors * 91) % 256, b: 200 };
  const content = await sharp({ create: { width: 700, height: 400, channels: 3, background } })
    .png()
    .toBuffer();
  return new File([new Uint8Array(content)], name);
}
async function upload(name: string): Promise<number> {
  const answer = await call('POST', '/admin/pictures', { headers, form: buildForm([['picture', await aPicture(name)]]) });
  expect(answer.status).toBe(200);
  return Object(answer.body.data).id;
}
const replace = async (id: number, file: File, version?: string) => {
  const seen = version ?? (await get(`pictures/${id}`)).version;
  return call('POST', `/admin/media/pictures/${id}/file`, {
    headers,
    form: buildForm([
      ['version', seen],
      ['picture', file],
    ]),
  });
};
const ids = async (query: string) => (await get(`pictures?${query}`)).pictures.map(({ id }: { id: number }) => id);
const keyOf = async (id: number) => (await db.selectFrom('pictures').select('key').where('id', '=', id).executeTakeFirstOrThrow()).key;

/** Everything that names a picture by its id or its address. */
async function useEverywhere(id: number) {
  const key = await keyOf(id);
  const { id: product } = await buildProduct(db, { thumbnail_id: id, name: JSON.stringify({ en: 'Celadon jar' }) });
  await db.insertInto('product_pictures').values({ product_id: product, picture_id: id, position: 0 }).execute();
  const markup = JSON.stringify({ en: `<p><img src="/media/${key}/640.webp" alt="" /></p>` });
  await db
    .insertInto('pages')
    .values({ slug: `page-${id}`, title: '{"en":"Our kiln"}', description: markup })
    .execute();
  await db
    .insertInto('social_links')
    .values({ name: 'Clay', link: 'https://example.com', logo_url: `/media/${key}/96.webp` })
    .execute();
  const state = { kind: 'banners', banners: [{ picture_id: id, picture_rtl_id: null }] };
  await db
    .insertInto('content_drafts')
    .values({ kind: 'banners', key: 'all', state: JSON.stringify(state), updated_at: new Date() })
    .execute();
  return product;
}

describe('[admin-04] the media library', () => {
  test('lists a stored picture with its name, size, dimensions and what uses it', async () => {
    const id = await upload('celadon.png');
    expect(await get('pictures?search=celadon')).toMatchObject({
      total: 1,
      pictures: [{ id, name: 'celadon.png', width: 700, height: 400, bytes: expect.any(Number), uses: [], missing_alt: ['ar', 'en'] }],
    });
    const product = await useEverywhere(id);
    const { uses } = await get(`pictures/${id}`);
    expect(uses).toEqual([
      { kind: 'draft', id: 'banners/all', name: '' },
      { kind: 'page', id: `page-${id}`, name: 'Our kiln' },
      { kind: 'product', id: String(product), name: 'Celadon jar' },
      { kind: 'social-links', id: 'all', name: '' },
    ]);
    expect(await ids('filter=unused')).not.toContain(id);
  });

  test('finds what nothing uses, what has no alternative text in a language, and what is too large', async () => {
    const [used, unused] = [await upload('used.png'), await upload('unused.png')];
    await buildProduct(db, { thumbnail_id: used });
    expect(await ids('filter=unused')).toContain(unused);
    expect(await ids('filter=unused')).not.toContain(used);
    await db
      .updateTable('pictures')
      .set({ bytes: 900_000, alt: JSON.stringify({ en: 'A jar', ar: 'جرة' }), search: null })
      .where('id', '=', used)
      .execute();
    expect(await ids('filter=large')).toEqual([used]);
    expect(await ids('filter=no-alt')).not.toContain(used);
    await runJob('index-pictures');
    expect(await ids('search=%D8%AC%D8%B1%D8%A9')).toEqual([used]);
    expect(await ids('search=...')).toEqual([]);
  });

  test('pages are cut by the server, newest first', async () => {
    const [first, second] = [await upload('page-one.png'), await upload('page-two.png')];
    expect(await ids('search=page-&per_page=1')).toEqual([second]);
    expect(await ids('search=page-&per_page=1&page=2')).toEqual([first]);
    expect(await get('pictures?search=page-&page=9')).toEqual({ total: 2, pictures: [] });
  });

  test('photos of people and reviews are not in it, nor is the name of their file stored', async () => {
    const { insertPersonalPicture } = await import('../../platform/media/store-picture.ts');
    const id = await insertPersonalPicture(db, { key: 'f'.repeat(32), width: 9, height: 9, preview: '', bytes: 9, name: 'me.jpg' });
    expect(await ids('search=me.jpg')).toEqual([]);
    expect((await call('GET', `/admin/media/pictures/${id}`, { headers })).status).toBe(404);
    expect(await db.selectFrom('pictures').select('name').where('id', '=', id).executeTakeFirst()).toEqual({ name: '' });
  });

  test('a job measures the pictures of earlier releases', async () => {
    const id = await upload('old.png');
    const { bytes } = await get(`pictures/${id}`);
    await db.updateTable('pictures').set({ bytes: null }).where('id', '=', id).execute();
    await runJob('measure-pictures');
    expect(await get(`pictures/${id}`)).toMatchObject({ bytes });
  });
});

/** Makes it that many days since pictures were deleted. */
const age = (days: number) => pool.query('update removed_pictures set removed_at = removed_at - make_interval(days => $1)', [days]);

describe('[admin-04] a picture', () => {
  test('gets alternative texts, which shoppers get with it, and the undo takes them back', async () => {
    const id = await upload('bowl.png');
    const product = await buildProduct(db, { thumbnail_id: id });
    const { version } = await get(`pictures/${id}`);
    const body = { version, name: 'bowl', alt: { en: 'A blue bowl', ar: '' } };
    const saved = await call('POST', `/admin/media/pictures/${id}`, { headers, body });
    expect(saved.body.data).toMatchObject({ picture: { name: 'bowl', alt: { en: 'A blue bowl' }, missing_alt: ['ar'] } });
    const shown = async () => Object((await call('GET', `/product-details?product_id=${product.id}`)).body.data).product.picture.alt;
    await expect.poll(shown).toBe('A blue bowl');
    expect((await call('POST', `/admin/media/pictures/${id}`, { headers, body })).status).toBe(409);
    expect((await undoNewest()).status).toBe(200);
    expect(await get(`pictures/${id}`)).toMatchObject({ name: 'bowl.png', alt: {}, version });
  });

  test('is replaced everywhere by one change, and the undo shows the former file again', async () => {
    await db.deleteFrom('content_drafts').execute();
    const id = await upload('former.png');
    await useEverywhere(id);
    const former = await keyOf(id);
    const texts = async () => [
      (await pool.query(`select description from pages where slug = 'page-${id}'`)).rows,
      (await pool.query('select logo_url from social_links order by id desc limit 1')).rows,
      (await pool.query('select key, width, height, preview, bytes, name from pictures where id = $1', [id])).rows,
    ];
    const before = await texts();
    const entries = Number((await pool.query('select count(*) from audit_entries')).rows[0].count);
    const answer = await replace(id, await aPicture('better.png'));
    expect(answer.body.data).toMatchObject({ picture: { id, name: 'better.png' }, entry_id: expect.any(Number) });
    expect(Number((await pool.query('select count(*) from audit_entries')).rows[0].count)).toBe(entries + 1);
    const key = await keyOf(id);
    expect(key).not.toBe(former);
    const after = JSON.stringify(await texts());
    expect(after).toContain(`/media/${key}/640.webp`);
    expect(after).toContain(`/media/${key}/96.webp`);
    expect(after).not.toContain(former);
    expect((await undoNewest()).status).toBe(200);
    expect(await texts()).toEqual(before);
    // The undo is a change like any other: it can be undone.
    expect((await undoNewest()).status).toBe(200);
    expect(await keyOf(id)).toBe(key);
  });

  test('is not replaced over a newer version, by its own file, or by that of another picture', async () => {
    const [file, other] = [await aPicture('same.png'), await aPicture('other.png')];
    const [id] = [Object((await call('POST', '/admin/pictures', { headers, form: buildForm([['picture', file]]) })).body.data).id];
    await call('POST', '/admin/pictures', { headers, form: buildForm([['picture', other]]) });
    expect((await replace(id, await aPicture('late.png'), 'old')).status).toBe(409);
    expect((await replace(id, file)).status).toBe(409);
    expect((await replace(id, other)).status).toBe(409);
    expect((await replace(id, aFile('svg'))).status).toBe(422);
    expect((await call('GET', `/admin/media/pictures/${id}`, { headers })).status).toBe(200);
  });

  test('is deleted if nothing uses it, and refused otherwise; its files are deleted 30 days later', async () => {
    const files = await mediaFiles();
    const id = await upload('gone.png');
    await replace(id, await aPicture('gone-too.png'));
    expect(await mediaFiles()).toBe(files + 2);
    const { id: product } = await buildProduct(db, { thumbnail_id: id });
    expect((await remove(`pictures/${id}`)).status).toBe(409);
    await db.updateTable('products').set({ thumbnail_id: null }).where('id', '=', product).execute();
    const markup = JSON.stringify({ en: `<img src="/media/${await keyOf(id)}/640.webp" />` });
    await db.updateTable('products').set({ description: markup }).where('id', '=', product).execute();
    expect((await remove(`pictures/${id}`)).status).toBe(409);
    await db.updateTable('products').set({ description: '{}' }).where('id', '=', product).execute();
    expect((await remove(`pictures/${id}`)).status).toBe(200);
    expect((await remove(`pictures/${id}`)).status).toBe(404);
    await age(29);
    await runJob('delete-removed-pictures');
    expect(await mediaFiles()).toBe(files + 2);
    await age(2);
    await runJob('delete-removed-pictures');
    expect(await mediaFiles()).toBe(files);
    const refused = await undoNewest();
    expect([refused.status, refused.body.message]).toEqual([409, 'The file of the picture is deleted by now.']);
  });

  test('returns with its files, texts and shop when its deletion is undone', async () => {
    const id = await upload('back.png');
    await replace(id, await aPicture('back-again.png'));
    const shop_id = await buildShop(db);
    await db.insertInto('shop_pictures').values({ shop_id, picture_id: id }).execute();
    await db.updateTable('pictures').set({ alt: '{"en":"A jar"}' }).where('id', '=', id).execute();
    const stored = async () => [
      (await pool.query('select *, null as search from pictures where id = $1', [id])).rows,
      (await pool.query('select * from replaced_pictures where picture_id = $1', [id])).rows,
      (await pool.query('select * from shop_pictures where picture_id = $1', [id])).rows,
    ];
    const before = await stored();
    expect((await remove(`pictures/${id}`)).status).toBe(200);
    expect(await stored()).toEqual([[], [], []]);
    expect((await undoNewest()).status).toBe(200);
    expect(await stored()).toEqual(before);
    await age(31);
    const files = await mediaFiles();
    await runJob('delete-removed-pictures');
    expect(await mediaFiles()).toBe(files);
  });

  test('stays deleted if its file was stored again meanwhile, and the new picture has its file', async () => {
    const file = await aPicture('twice.png');
    const send = () => call('POST', '/admin/pictures', { headers, form: buildForm([['picture', file]]) });
    const { id } = Object((await send()).body.data);
    const removed = Object((await remove(`pictures/${id}`)).body.data).entry_id;
    await send();
    const files = await mediaFiles();
    expect((await call('POST', `/admin/audit/${removed}/undo`, { headers })).status).toBe(409);
    await age(31);
    await runJob('delete-removed-pictures');
    expect(await mediaFiles()).toBe(files);
  });
});

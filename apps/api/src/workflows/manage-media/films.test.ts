import { existsSync } from 'node:fs';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { aFile, buildForm } from '../../../test/build-form.ts';
import { buildProduct } from '../../../test/builders/goods.ts';
import { buildStaff } from '../../../test/builders/staff.ts';
import { useTestApp } from '../../../test/test-app.ts';
import { refreshSearch } from '../../modules/catalog/refresh/search-index.ts';

const { call, database, folder, runJob } = await useTestApp();
const { db, pool } = database;
const { headers } = await buildStaff(db);
const films = join(folder, 'media', 'films');
await mkdir(films, { recursive: true });

const get = async (path: string) => Object((await call('GET', `/admin/media/${path}`, { headers })).body.data);
const remove = (file: string) => call('DELETE', `/admin/media/films/${file}`, { headers });
const undo = (entry: number) => call('POST', `/admin/audit/${entry}/undo`, { headers });
const newestEntry = async () => Object((await call('GET', '/admin/audit?per_page=1', { headers })).body.data).entries[0];
/** Makes it that many days since films were deleted. */
const age = (days: number) => pool.query('update removed_films set removed_at = removed_at - make_interval(days => $1)', [days]);

const film = (bytes: string, kind: 'mp4' | 'webm' = 'mp4') =>
  new File([kind === 'mp4' ? `0000ftyp${bytes}` : new Uint8Array([0x1a, 0x45, 0xdf, 0xa3]), bytes], `film.${kind}`);
const replaceFilm = (src: string, file: File) =>
  call('POST', '/admin/media/films', {
    headers,
    form: buildForm([
      ['src', src],
      ['film', file],
    ]),
  });
const filmOf = async (id: number) =>
  (await db.selectFrom('products').select('video_url').where('id', '=', id).executeTakeFirst())?.video_url;
const nameOf = (src: string) => src.slice('/media/films/'.length);
/** Stores a film that nothing shows any more. Returns the name of its file. */
async function storeIdle(bytes: string): Promise<string> {
  const { id } = await buildProduct(db, { video_url: `https://films.example/${bytes}.mp4` });
  const { src } = Object((await replaceFilm(`https://films.example/${bytes}.mp4`, film(bytes))).body.data);
  await db.updateTable('products').set({ video_url: null }).where('id', '=', id).execute();
  return nameOf(src);
}

test('[admin-04] films of products and those that nothing uses are listed; only the latter are deleted', async () => {
  await writeFile(join(films, 'shown.mp4'), 'a film');
  await writeFile(join(films, 'idle.mp4'), 'another film');
  const { id } = await buildProduct(db, { video_url: '/media/films/shown.mp4' });
  await buildProduct(db, { video_url: 'https://films.example/1.mp4' });
  expect(await get('films')).toMatchObject({
    total: 3,
    films: [
      { file: null, src: 'https://films.example/1.mp4', bytes: null },
      { file: 'shown.mp4', bytes: 6, uses: [{ kind: 'product', id: String(id) }] },
      { file: 'idle.mp4', bytes: 12, uses: [] },
    ],
  });
  expect(await get('films?filter=unused')).toMatchObject({ total: 1, films: [{ file: 'idle.mp4' }] });
  await db
    .updateTable('products')
    .set({ name: JSON.stringify({ en: 'Copper kettle' }) })
    .where('id', '=', id)
    .execute();
  await refreshSearch(db, [id]);
  expect(await get('films?search=kettle')).toMatchObject({ total: 1, films: [{ file: 'shown.mp4' }] });
  expect(await get('films?filter=large')).toMatchObject({ total: 0 });
  expect((await remove('shown.mp4')).status).toBe(409);
  expect((await remove('..%2Fsecret.txt')).status).toBe(422);
  expect((await remove('none.mp4')).status).toBe(404);
  expect((await remove('idle.mp4')).status).toBe(200);
  expect((await remove('idle.mp4')).status).toBe(404);
  expect(await get('films?filter=unused')).toMatchObject({ total: 0 });
});

test('[admin-04] a deleted film returns by the undo for 30 days; then a job deletes its file', async () => {
  const file = await storeIdle('returns');
  const { entry_id } = Object((await remove(file)).body.data);
  expect(await newestEntry()).toMatchObject({ id: entry_id, action: 'film.remove', subject: { kind: 'film', id: file }, can_undo: true });
  await age(29);
  await runJob('delete-removed-films');
  expect((await undo(entry_id)).status).toBe(200);
  expect(await newestEntry()).toMatchObject({ action: 'film.add', after: { name: file }, undoes: entry_id });
  expect(await get(`films?search=${file}`)).toMatchObject({ total: 1, films: [{ file, uses: [] }] });
  await age(31);
  await runJob('delete-removed-films');
  expect(existsSync(join(films, file))).toBe(true);

  const again = Object((await remove(file)).body.data).entry_id;
  await age(31);
  await runJob('delete-removed-films');
  expect(existsSync(join(films, file))).toBe(false);
  const refused = await undo(again);
  expect([refused.status, refused.body.message]).toEqual([409, 'The file of the film is deleted by now.']);
});

test('[admin-04] a deleted film that a product shows again retains its file and is listed', async () => {
  const [imported, replaced] = [await storeIdle('imported'), await storeIdle('replaced')];
  const entries = [Object((await remove(imported)).body.data).entry_id, Object((await remove(replaced)).body.data).entry_id];
  await buildProduct(db, { video_url: `/media/films/${imported}` });
  await buildProduct(db, { video_url: 'https://films.example/other.mp4' });
  expect((await replaceFilm('https://films.example/other.mp4', film('replaced'))).status).toBe(200);
  expect((await get(`films?search=${imported}`)).total).toBe(1);
  expect((await get(`films?search=${replaced}`)).total).toBe(1);
  await age(31);
  await runJob('delete-removed-films');
  expect([existsSync(join(films, imported)), existsSync(join(films, replaced))]).toEqual([true, true]);
  expect((await undo(entries[0])).body.message).toBe('The library has the film already.');
  expect((await undo(entries[1])).status).toBe(409);
});

test('[admin-04] a film is replaced on every product that shows it, and the undo shows the former one on these products again', async () => {
  const src = 'https://films.example/former.mp4';
  const [one, two] = [await buildProduct(db, { video_url: src }), await buildProduct(db, { video_url: src })];
  const answer = await replaceFilm(src, film('better'));
  const { src: to, entry_id } = Object(answer.body.data);
  expect([answer.status, to]).toEqual([200, expect.stringMatching(/^\/media\/films\/[a-f0-9]{32}\.mp4$/)]);
  expect([await filmOf(one.id), await filmOf(two.id)]).toEqual([to, to]);
  expect(existsSync(join(folder, to))).toBe(true);
  const { id: other } = await buildProduct(db, { video_url: to });
  expect((await undo(entry_id)).status).toBe(200);
  expect([await filmOf(one.id), await filmOf(two.id), await filmOf(other)]).toEqual([src, src, to]);
  expect((await undo((await newestEntry()).id)).status).toBe(200);
  expect(await filmOf(one.id)).toBe(to);
});

test('[admin-04] a refused replacement of a film stores no file', async () => {
  await buildProduct(db, { video_url: 'https://films.example/kiln.mp4' });
  const { src } = Object((await replaceFilm('https://films.example/kiln.mp4', film('kiln', 'webm'))).body.data);
  expect(src).toMatch(/\.webm$/);
  const files = await readdir(films);
  expect((await replaceFilm(src, film('kiln', 'webm'))).status).toBe(409);
  expect((await replaceFilm('https://films.example/none.mp4', film('refused'))).status).toBe(409);
  const refused = await replaceFilm(src, aFile('png'));
  expect([refused.status, refused.body.errors]).toEqual([422, { film: ['Film accepts only films: MP4, WebM'] }]);
  expect(await readdir(films)).toEqual(files);
});

test('[admin-04] the undo of a replacement shows the former film, also one that was deleted less than 30 days ago', async () => {
  const { id } = await buildProduct(db, { video_url: 'https://films.example/vase.mp4' });
  const { src } = Object((await replaceFilm('https://films.example/vase.mp4', film('vase'))).body.data);
  const { entry_id } = Object((await replaceFilm(src, film('newer vase'))).body.data);
  expect((await remove(nameOf(src))).status).toBe(200);
  expect((await undo(entry_id)).status).toBe(200);
  expect(await filmOf(id)).toBe(src);

  const again = (await newestEntry()).id;
  expect((await undo(again)).status).toBe(200);
  const last = (await newestEntry()).id;
  expect((await remove(nameOf(src))).status).toBe(200);
  await age(31);
  await runJob('delete-removed-films');
  const undone = await undo(last);
  expect([undone.status, undone.body.message]).toEqual([409, 'The former film is deleted by now.']);
  expect(await filmOf(id)).not.toBe(src);
});

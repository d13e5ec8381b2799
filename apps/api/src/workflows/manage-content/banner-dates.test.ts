import { homeSections } from '@souk/contract/catalog/home-sections';
import { beforeAll, describe, expect, test } from 'vitest';
import { buildStaff } from '../../../test/builders/staff.ts';
import { runSoukOn } from '../../../test/run-souk-on.ts';
import { useTestApp } from '../../../test/test-app.ts';
import { draftHeader } from '../../pages/render/render-messages.ts';

const marketplace = await useTestApp();
const { call, database, clock } = marketplace;
const { db } = database;
const { headers } = await buildStaff(db);

const inSeconds = (seconds: number) => new Date(clock.now().getTime() + seconds * 1000).toISOString();
const read = async (kind: string) => Object((await call('GET', `/admin/content/${kind}/all`, { headers })).body.data);
const saveDraft = async (kind: string, fields: object) => {
  const { version } = await read(kind);
  return call('POST', `/admin/content/${kind}/all/draft`, { headers, body: { version, state: { kind, ...fields } } });
};
const publish = async (kind: string) => {
  const { version } = await read(kind);
  return call('POST', `/admin/content/${kind}/all/publish`, { headers, body: { version, when: 'now', at: null } });
};
const home = async (draft?: string) => Object((await call('GET', '/home', draft ? { headers: { [draftHeader]: draft } } : {})).body.data);
const titles = async (draft?: string) => (await home(draft)).banners.map(({ title }: { title: string }) => title);

let picture_id = 0;
beforeAll(async () => {
  const values = { key: 'a'.repeat(32), width: 20, height: 10, preview: 'data:,' };
  picture_id = (await db.insertInto('pictures').values(values).returning('id').executeTakeFirstOrThrow()).id;
});
const banner = (title: string, over: object = {}) => ({
  ...{ id: null, place: 'hero', title: { en: title }, subtitle: {}, button: {}, link: null, is_active: true },
  ...{ picture_id, picture_rtl_id: null, ...over },
});

describe('[admin-07] a banner with dates', () => {
  test('is shown from its start to its end, in cached answers too', async () => {
    const [starts_at, ends_at] = [inSeconds(60), inSeconds(120)];
    expect((await saveDraft('banners', { banners: [banner('Always'), banner('Autumn', { starts_at, ends_at })] })).status).toBe(200);
    expect((await publish('banners')).status).toBe(200);
    await expect.poll(() => titles()).toEqual(['Always']);
    expect(await read('banners')).toMatchObject({
      published: {
        banners: [
          { starts_at: null, ends_at: null },
          { starts_at, ends_at },
        ],
      },
    });
    clock.advance(59.999);
    expect(await titles()).toEqual(['Always']);
    clock.advance(0.001);
    expect(await titles()).toEqual(['Always', 'Autumn']);
    clock.advance(59.999);
    expect(await titles()).toEqual(['Always', 'Autumn']);
    clock.advance(0.001);
    expect(await titles()).toEqual(['Always']);
  });

  test('is shown by a preview as it is at the moment that the link names, when the draft is published, or now', async () => {
    const [starts_at, ends_at] = [inSeconds(3600), inSeconds(7200)];
    await saveDraft('banners', { banners: [banner('Winter', { starts_at, ends_at })] });
    const linkAt = async (at?: string) => {
      const query = at === undefined ? '' : `&at=${encodeURIComponent(at)}`;
      return String((await call('GET', `/admin/content/banners/all/preview?locale=en${query}`, { headers })).body.data?.address);
    };
    expect(await linkAt()).toMatch(/^\/admin\/preview\/banners\.all\.en\.[0-9a-z]+\.[\w-]{22}$/);
    expect(await linkAt(starts_at)).toMatch(/^\/admin\/preview\/banners\.all\.en\.[0-9a-z]+\.[0-9a-z]+\.[\w-]{22}$/);
    const draftAt = (at: string) => `banners/all@${Date.parse(at).toString(36)}`;
    expect(await titles('banners/all')).toEqual([]);
    expect(await titles(draftAt(starts_at))).toEqual(['Winter']);
    expect(await titles(draftAt(ends_at))).toEqual([]);
    const { version } = await read('banners');
    const body = { version, when: 'at', at: inSeconds(5000) };
    expect((await call('POST', '/admin/content/banners/all/publish', { headers, body })).status).toBe(200);
    expect(await titles('banners/all')).toEqual(['Winter']);
  });

  test('cannot end before it starts, in the panel and on the command line', async () => {
    const [starts_at, ends_at] = [inSeconds(120), inSeconds(60)];
    const { status, body } = await saveDraft('banners', { banners: [banner('Odd', { starts_at, ends_at })] });
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ['state.ends_at']]);
    expect((await saveDraft('banners', { banners: [banner('Odd', { starts_at: 'soon' })] })).status).toBe(422);
    const { id } = await db
      .insertInto('banners')
      .values({ kind: 'ad', title: '{"en":"Ad"}', picture_id })
      .returning('id')
      .executeTakeFirstOrThrow();
    const souk = (...args: string[]) => runSoukOn(marketplace, ['banners', 'edit', String(id), ...args]);
    expect(await souk('--starts', '2030-02-01', '--ends', '2030-01-01')).toMatchObject({
      code: 1,
      stderr: 'These values do not go together.\n',
    });
    expect(await souk('--starts', '2030-01-01', '--ends', '2030-02-01')).toMatchObject({ code: 0 });
    expect(await db.selectFrom('banners').select('starts_at').where('id', '=', id).executeTakeFirst()).toEqual({
      starts_at: new Date('2030-01-01'),
    });
    expect(await souk('--starts', 'none')).toMatchObject({ code: 0 });
  });
});

test('[admin-07] a section of the home page with dates is shown from its start to its end', async () => {
  const [starts_at, ends_at] = [inSeconds(60), inSeconds(120)];
  const sections = homeSections.map((key) => ({
    ...{ key, is_active: true, title: {}, sort: null },
    ...(key === 'posts' && { starts_at, ends_at }),
  }));
  expect((await saveDraft('home', { sections })).status).toBe(200);
  expect((await publish('home')).status).toBe(200);
  await expect.poll(async () => (await home()).sections).not.toContain('posts');
  clock.advance(60);
  expect((await home()).sections).toContain('posts');
  clock.advance(60);
  expect((await home()).sections).not.toContain('posts');
});

import { homeSections } from '@souk/contract/catalog/home-sections';
import { expect, test } from 'vitest';
import { buildStaff } from '../../../test/builders/staff.ts';
import { useTestApp } from '../../../test/test-app.ts';
import { bumpTags } from '../../platform/cache/content-versions.ts';

const { call, database } = await useTestApp();
const { db } = database;
const { headers } = await buildStaff(db);
await db.insertInto('languages').values({ name: 'ar', title: 'العربية', direction: 'rtl' }).execute();
await bumpTags(db, ['settings']);

const post = (path: string, body: object) => call('POST', `/admin/content/home/all${path}`, { headers, body });
const undo = (id: number) => call('POST', `/admin/audit/${id}/undo`, { headers });
const saved = (answer: { body: { data?: unknown } }) => Object(answer.body.data).content;
const publish = (version: string) => post('/publish', { version, when: 'now', at: null });

/** All sections of the home page, the given ones first. */
function arranged(first: readonly { key: string; is_active?: boolean; title?: object; sort?: string }[]) {
  const others = homeSections.filter((key) => !first.some((each) => each.key === key)).map((key) => ({ key }));
  return [...first, ...others].map((section) => ({ is_active: true, title: {}, sort: null, ...section }));
}

const save = async (sections: readonly object[]) => {
  const { version } = Object((await call('GET', '/admin/content/home/all', { headers })).body.data);
  return post('/draft', { version, state: { kind: 'home', sections } });
};
const home = async (locale = 'en') => Object((await call('GET', '/home', { locale })).body.data);

test('the sections of the home page have a default order until they are arranged, and return to it', async () => {
  expect((await home()).sections).toEqual([...homeSections]);
  const sections = arranged([
    { key: 'posts' },
    { key: 'popular', sort: 'newest', title: { en: 'Fresh', ar: 'جديد' } },
    { key: 'ads', is_active: false },
  ]);
  const draft = saved(await save(sections));
  expect((await home()).sections).toEqual([...homeSections]);
  const entry = Object((await publish(draft.version)).body.data).entry_id;
  const shownSections = [
    'street',
    'posts',
    'popular',
    ...homeSections.filter((key) => !['street', 'posts', 'popular', 'ads'].includes(key)),
  ];
  await expect.poll(() => home()).toMatchObject({ sections: shownSections, titles: { popular: 'Fresh' }, popular_sort: 'newest' });
  expect((await home('ar')).titles).toEqual({ popular: 'جديد' });
  expect((await undo(entry)).status).toBe(200);
  await expect.poll(() => home()).toMatchObject({ sections: [...homeSections], titles: {}, popular_sort: null });
});

test('a hidden section has no products, and a title in another language does not replace the translated one', async () => {
  const draft = saved(
    await save(
      arranged([
        { key: 'popular', is_active: false },
        { key: 'categories', title: { en: 'Aisles' } },
      ]),
    ),
  );
  await publish(draft.version);
  await expect.poll(() => home()).toMatchObject({ titles: { categories: 'Aisles' }, popular_products: [] });
  expect((await home('ar')).titles).toEqual({});
});

test('sections twice, unknown ones, and other products without a title are refused', async () => {
  const wrong = [
    arranged([{ key: 'posts' }, { key: 'posts' }]),
    arranged([{ key: 'weather' }]),
    arranged([{ key: 'posts', sort: 'newest' }]),
    arranged([{ key: 'popular', sort: 'cheapest' }]),
  ];
  for (const sections of wrong) expect((await save(sections)).status).toBe(422);
  const untitled = saved(await save(arranged([{ key: 'just-for-you', sort: 'top_rated', title: { ar: 'الأفضل' } }])));
  const answer = await publish(untitled.version);
  expect([answer.status, Object.keys(answer.body.errors ?? {})]).toEqual([422, ['state.title']]);
});

import { describe, expect, test } from 'vitest';
import { buildStaff } from '../../../test/builders/staff.ts';
import { useTestApp } from '../../../test/test-app.ts';
import { bumpTags } from '../../platform/cache/content-versions.ts';

const { app, call, database } = await useTestApp();
const { db } = database;
const { headers } = await buildStaff(db);
await db.insertInto('languages').values({ name: 'ar', title: 'العربية', direction: 'rtl' }).execute();
await bumpTags(db, ['settings']);

const post = (path: string, body: object) => call('POST', `/admin/content${path}`, { headers, body });
async function remove(path: string) {
  const { version } = Object((await call('GET', `/admin/content${path}`, { headers })).body.data);
  return call('DELETE', `/admin/content${path}?version=${version}`, { headers });
}
const publish = (path: string, version: string) => post(`${path}/publish`, { version, when: 'now', at: null });
const saved = (answer: { body: { data?: unknown } }) => Object(answer.body.data).content;
const undoNewest = async () => {
  const { entries } = Object((await call('GET', '/admin/audit?per_page=1', { headers })).body.data);
  return call('POST', `/admin/audit/${entries[0].id}/undo`, { headers });
};

let posts = 0;
/** A post with a complete draft. */
async function createPost(over: object = {}): Promise<{ path: string; slug: string; version: string; draft: { state: object } }> {
  posts += 1;
  const slug = `post-${posts}`;
  const { key, version, draft } = saved(await post('/posts', { slug, title: `Post ${posts}` }));
  const path = `/posts/${key}`;
  const state = { ...draft.state, body: { en: '<p>Clay.</p>' }, ...over };
  return { path, slug, ...saved(await post(`${path}/draft`, { version, state })) };
}
const shown = async (slug: string) => Object((await call('GET', `/blog/${slug}/details`)).body.data).blog?.title;

describe('[admin-04] the title and description of a post for search engines', () => {
  const seoOf = async (slug: string, locale = 'en') => Object((await call('GET', `/blog/${slug}/details`, { locale })).body.data).blog?.seo;
  const seo = { title: { en: 'Fired in wood', ar: '' }, description: { en: 'A kiln at night.' } };

  test('are a part of its draft: hidden until it is published, in exactly their language, and the undo removes them', async () => {
    const { path, slug, version } = await createPost();
    const published = saved(await publish(path, version));
    await expect.poll(() => shown(slug)).toBe(`Post ${posts}`);
    const drafted = saved(await post(`${path}/draft`, { version: published.version, state: { ...published.published, seo } }));
    expect(drafted.draft.state.seo).toEqual({ title: { en: 'Fired in wood' }, description: { en: 'A kiln at night.' } });
    expect(await seoOf(slug)).toBeUndefined();
    await publish(path, drafted.version);
    await expect.poll(() => seoOf(slug)).toEqual({ title: 'Fired in wood', description: 'A kiln at night.' });
    expect(await seoOf(slug, 'ar')).toBeUndefined();
    expect((await undoNewest()).status).toBe(200);
    await expect.poll(() => seoOf(slug)).toBeUndefined();
  });

  test('are shown by the preview, are removed with the post and return with it', async () => {
    const { path, slug, version } = await createPost({ seo });
    const url = `/api/blog/${slug}/details`;
    const preview = await app.server.inject({ url, headers: { 'x-souk-draft': path.slice(1) } });
    expect(preview.json().data.blog.seo).toEqual({ title: 'Fired in wood', description: 'A kiln at night.' });
    await publish(path, version);
    await expect.poll(() => seoOf(slug)).toMatchObject({ title: 'Fired in wood' });
    expect((await remove(path)).status).toBe(200);
    expect(await db.selectFrom('seo_texts').selectAll().execute()).toEqual([]);
    expect((await undoNewest()).status).toBe(200);
    await expect.poll(() => seoOf(slug)).toMatchObject({ title: 'Fired in wood' });
    await db.deleteFrom('seo_texts').execute();
  });

  test('may have 120 and 320 characters', async () => {
    const { path, version, draft } = await createPost();
    const state = { ...draft.state, seo: { title: { en: 'x'.repeat(121) }, description: {} } };
    const { status, body } = await post(`${path}/draft`, { version, state });
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ['state.seo.title.en']]);
  });
});

test('[admin-04] a page has them too, and its removed address gives them to no new page', async () => {
  const seoOf = async () => Object((await call('GET', '/legal-pages/glazes')).body.data).content?.seo;
  const create = async (over: object) => {
    const { version, draft } = saved(await post('/pages', { slug: 'glazes', title: 'Glazes' }));
    const state = { ...draft.state, body: { en: '<p>Ash.</p>' }, ...over };
    const edited = saved(await post('/pages/glazes/draft', { version, state }));
    await publish('/pages/glazes', edited.version);
  };
  await create({ seo: { title: { en: 'Ash glazes' }, description: {} } });
  await expect.poll(seoOf).toEqual({ title: 'Ash glazes', description: '' });
  await remove('/pages/glazes');
  await create({});
  await expect.poll(async () => Object((await call('GET', '/legal-pages/glazes')).body.data).content?.title).toBe('Glazes');
  expect(await seoOf()).toBeUndefined();
});

import { describe, expect, test } from 'vitest';
import { buildStaff } from '../../../test/builders/staff.ts';
import { useTestApp } from '../../../test/test-app.ts';
import { bumpTags } from '../../platform/cache/content-versions.ts';

const { app, call, database, clock, runJob } = await useTestApp();
const { db, pool } = database;
const { headers } = await buildStaff(db);
await db.insertInto('languages').values({ name: 'ar', title: 'العربية', direction: 'rtl' }).execute();
await bumpTags(db, ['settings']);

const post = (path: string, body: object) => call('POST', `/admin/content${path}`, { headers, body });
const get = (path: string) => call('GET', `/admin/content${path}`, { headers });
const read = async (path: string) => Object((await get(path)).body.data);
/** Removes content or its draft, by default as it is now. */
async function remove(path: string, version?: string) {
  const seen = version ?? (await read(path.replace('/draft', ''))).version;
  return call('DELETE', `/admin/content${path}?version=${seen}`, { headers });
}
const undo = (id: number) => call('POST', `/admin/audit/${id}/undo`, { headers });
const undoNewest = async () => {
  const { entries } = Object((await call('GET', '/admin/audit?per_page=1', { headers })).body.data);
  return undo(entries[0].id);
};
const newestEntry = () =>
  db
    .selectFrom('audit_entries')
    .select(['action', 'subject_kind', 'subject_id', 'before', 'after'])
    .orderBy('id', 'desc')
    .executeTakeFirst();
const saved = (answer: { body: { data?: unknown } }) => Object(answer.body.data).content;
const contentTables = [
  'posts',
  'pages',
  'menus',
  'footers',
  'footer_items',
  'social_links',
  'banners',
  'home_layouts',
  'help_topics',
  'content_drafts',
  'seo_texts',
];
const stored = () =>
  Promise.all(
    contentTables.map(async (table) => {
      const except = table === 'posts' ? "- 'search'" : table === 'content_drafts' ? "- 'updated_at'" : '';
      const { rows } = await pool.query(`select row from (select to_jsonb(t) ${except} as row from ${table} t) rows order by row::text`);
      return rows;
    }),
  );

let posts = 0;
/** A post with a complete draft. */
async function createPost(over: object = {}): Promise<{ path: string; slug: string; version: string; draft: { state: object } }> {
  posts += 1;
  const slug = `post-${posts}`;
  const { key, version, draft } = saved(await post('/posts', { slug, title: `Post ${posts}` }));
  const state = {
    ...draft.state,
    title: { en: `Post ${posts}`, ar: `مقال ${posts}` },
    body: { en: '<p>Clay.</p>', ar: '<p>طين</p>' },
    ...over,
  };
  const path = `/posts/${key}`;
  return { path, slug, ...saved(await post(`${path}/draft`, { version, state })) };
}
const publish = (path: string, version: string, at: string | null = null) =>
  post(`${path}/publish`, { version, when: at === null ? 'now' : 'at', at });
const shown = async (slug: string, locale = 'en') => {
  const { status, body } = await call('GET', `/blog/${slug}/details`, { locale });
  return status === 200 ? Object(body.data).blog.title : status;
};

test('[admin-07] a draft in two languages is not visible, is published at its time, and an earlier state returns', async () => {
  const { path, slug, version, draft } = await createPost();
  expect(await shown(slug)).toBe(404);
  const at = new Date(clock.now().getTime() + 3_600_000).toISOString();
  const planned = saved(await publish(path, version, at));
  expect(planned).toMatchObject({ status: 'scheduled', draft: { publish_at: at } });

  clock.advance(3500);
  await runJob('publish-content');
  expect(await shown(slug)).toBe(404);
  clock.advance(100);
  await runJob('publish-content');
  await expect.poll(() => shown(slug)).toBe(`Post ${posts}`);
  expect(await shown(slug, 'ar')).toBe(`مقال ${posts}`);
  expect(await newestEntry()).toMatchObject({ action: 'content.publish', subject_kind: 'posts' });

  const published = await read(path);
  expect(published).toMatchObject({ status: 'published', draft: null, revisions: [{}] });
  const state = { ...published.published, title: { en: 'Second title' } };
  const edited = saved(await post(`${path}/draft`, { version: published.version, state }));
  expect(await shown(slug)).toBe(`Post ${posts}`);
  const second = saved(await publish(path, edited.version));
  await expect.poll(() => shown(slug)).toBe('Second title');

  const [, first] = second.revisions;
  const restored = saved(await post(`${path}/restore`, { version: second.version, revision_id: first.id }));
  expect(restored.draft.state).toEqual(draft.state);
  await publish(path, restored.version);
  await expect.poll(() => shown(slug)).toBe(`Post ${posts}`);
});

test('a planned publication is cancelled, and the draft stays hidden', async () => {
  const { path, slug, version } = await createPost();
  const planned = saved(await publish(path, version, new Date(clock.now().getTime() + 60_000).toISOString()));
  expect(saved(await post(`${path}/publish`, { version: planned.version, when: 'not', at: null }))).toMatchObject({ status: 'hidden' });
  clock.advance(120);
  await runJob('publish-content');
  expect(await shown(slug)).toBe(404);
});

test('a planned draft that became invalid stays a draft, and the others are published', async () => {
  const [used, other] = [await createPost(), await createPost()];
  const at = new Date(clock.now().getTime() + 60_000).toISOString();
  for (const { path, version } of [used, other]) await publish(path, version, at);
  await db.updateTable('content_drafts').set({ state: '{"kind":"posts"}' }).where('key', '=', used.path.slice(7)).execute();
  clock.advance(120);
  await runJob('publish-content');
  await expect.poll(() => shown(other.slug)).toBe(`Post ${posts}`);
  expect(await shown(used.slug)).toBe(404);
});

describe('a preview', () => {
  const asPage = (url: string, draft: string, locale = 'en') =>
    app.server.inject({ url: `/api${url}`, headers: { 'x-souk-draft': draft, 'accept-language': locale } });

  test('[admin-07] the calls of its page answer with the draft, uncached', async () => {
    const { path, slug } = await createPost();
    const answer = await asPage(`/blog/${slug}/details`, path.slice(1), 'ar');
    expect([answer.statusCode, answer.headers['cache-control'], answer.json().data.blog.title]).toEqual([200, 'no-store', `مقال ${posts}`]);
    expect(await shown(slug)).toBe(404);
  });

  test('menus, footers, social links, banners, pages and help show their drafts', async () => {
    const picture = await db
      .insertInto('pictures')
      .values({ key: 'a'.repeat(16), width: 900, height: 300, preview: 'data:,' })
      .returning('id')
      .executeTakeFirstOrThrow();
    await post('/pages', { slug: 'returns', title: 'Returns' });
    const banner = { id: null, place: 'hero', title: { en: 'Autumn' }, subtitle: {}, button: {}, link: '/products', picture_rtl_id: null };
    const states: [string, object, string, string][] = [
      [
        'menus/all',
        { kind: 'menus', items: [{ id: null, name: { en: 'Gifts' }, url: '/plans', target: '_self', is_external: false }] },
        '/master',
        'Gifts',
      ],
      [
        'social-links/all',
        { kind: 'social-links', links: [{ id: null, name: 'Mastodon', link: 'https://m.example', logo_url: null }] },
        '/master',
        'Mastodon',
      ],
      [
        'footers/all',
        {
          kind: 'footers',
          columns: [
            {
              id: null,
              title: { en: 'Advice' },
              items: [{ id: null, type: 'text', title: { en: 'Call us' }, url: null, target: '_self' }],
            },
          ],
        },
        '/master',
        'Call us',
      ],
      [
        'home/all',
        { kind: 'home', sections: [{ key: 'popular', is_active: true, title: { en: 'Loved by all' }, sort: null }] },
        '/home',
        'Loved by all',
      ],
      ['banners/all', { kind: 'banners', banners: [{ ...banner, picture_id: picture.id, is_active: true }] }, '/home', 'Autumn'],
      [
        'pages/returns',
        { kind: 'pages', title: { en: 'Send it back' }, body: { en: '<p>Easily.</p>' } },
        '/legal-pages/returns',
        'Send it back',
      ],
      [
        'help/all',
        {
          kind: 'help',
          topics: [
            {
              ...{ id: null, slug: 'clay', title: { en: 'Clay' }, text: {}, icon: '' },
              questions: [{ id: null, slug: 'why', question: { en: 'Why clay?' }, answer: { en: '<p>Because.</p>' } }],
            },
          ],
        },
        '/help-topics',
        'Why clay?',
      ],
    ];
    for (const [name, state, url, text] of states) {
      const { version } = await read(`/${name}`);
      const draft = await post(`/${name}/draft`, { version, state });
      expect([name, draft.status]).toEqual([name, 200]);
      expect([name, (await asPage(url, name)).body.includes(text)]).toEqual([name, true]);
      expect((await call('GET', url)).body).not.toMatchObject({ data: expect.stringContaining(text) });
      const before = await stored();
      const entry: number = Object((await publish(`/${name}`, saved(draft).version)).body.data).entry_id;
      await expect.poll(async () => JSON.stringify((await call('GET', url)).body).includes(text)).toBe(true);
      expect([name, (await undo(entry)).status, (await undo(entry)).status]).toEqual([name, 200, 409]);
      expect(await stored()).toEqual(before);
    }
  });

  test('the header of another sender counts for nothing, and a link is signed and expires', async () => {
    const { path } = await createPost();
    const link = Object((await get(`${path}/preview?locale=en`)).body.data);
    expect(link.address).toMatch(/^\/admin\/preview\/posts\.\d+\.en\./);
    expect(new Date(link.expires_at).getTime()).toBe(clock.now().getTime() + 3_600_000);
    expect((await get('/posts/999999/preview?locale=en')).status).toBe(404);
  });
});

describe('changes', () => {
  test('each is recorded and undone', async () => {
    const { path, version } = await createPost();
    const before = await stored();
    const actions: string[] = [];
    const undone = async () => {
      actions.push((await newestEntry())?.action ?? '');
      expect((await undoNewest()).status).toBe(200);
      expect(await stored()).toEqual(before);
    };
    await publish(path, version);
    await undone();
    await publish(path, version, new Date(clock.now().getTime() + 60_000).toISOString());
    await undone();
    const { draft } = await read(path);
    await post(`${path}/draft`, { version: (await read(path)).version, state: { ...draft.state, excerpt: { en: 'Short' } } });
    await undone();
    await remove(path);
    await undone();
    expect(actions).toEqual(['content.publish', 'content.schedule', 'content.draft', 'content.remove']);
    const created = saved(await post('/posts', { slug: 'used-back', title: 'Back' }));
    expect((await undoNewest()).status).toBe(200);
    expect((await get(`/posts/${created.key}`)).status).toBe(404);
  });

  test('a published post is hidden, published again, and its draft discarded', async () => {
    const { path, slug, version } = await createPost();
    const { version: now } = saved(await publish(path, version));
    const before = await stored();
    const hidden = saved(await post(`${path}/hide`, { version: now }));
    await expect.poll(() => shown(slug)).toBe(404);
    expect(hidden.status).toBe('hidden');
    expect((await undoNewest()).status).toBe(200);
    expect(await stored()).toEqual(before);
    const { published, version: again } = await read(path);
    await post(`${path}/draft`, { version: again, state: { ...published, excerpt: { en: 'Other' } } });
    const { version: seen, draft: saw } = await read(path);
    await post(`${path}/draft`, { version: seen, state: { ...saw.state, title: { en: 'Newer', ar: 'أحدث' } } });
    for (const removed of [path, `${path}/draft`])
      expect([removed, await remove(removed, seen)]).toMatchObject([
        removed,
        { status: 409, body: { message: 'Somebody else has changed it.' } },
      ]);
    expect(await read(path)).toMatchObject({ draft: { state: { title: { en: 'Newer' } } } });
    expect(saved(await remove(`${path}/draft`))).toMatchObject({ draft: null, status: 'published' });
    expect(await stored()).toEqual(before);
  });

  test('[admin-08] two operators: the second one gets a conflict and nothing changes', async () => {
    const { path, version, draft } = await createPost();
    expect((await post(`${path}/draft`, { version, state: { ...draft.state, excerpt: { en: 'First' } } })).status).toBe(200);
    const before = await stored();
    expect((await post(`${path}/draft`, { version, state: { ...draft.state, excerpt: { en: 'Second' } } })).status).toBe(409);
    expect((await publish(path, version)).status).toBe(409);
    expect(await stored()).toEqual(before);
  });

  test('a row of a list that was removed returns with its id', async () => {
    const first = await read('/menus/all');
    const item = (name: string) => ({ id: null, name: { en: name }, url: '/plans', target: '_self', is_external: false });
    await post('/menus/all/draft', { version: first.version, state: { kind: 'menus', items: [item('One'), item('Two')] } });
    const two = saved(await publish('/menus/all', (await read('/menus/all')).version));
    const before = await stored();
    const [one, other] = two.published.items;
    await post('/menus/all/draft', { version: two.version, state: { kind: 'menus', items: [other] } });
    expect(await undoNewest()).toMatchObject({ status: 200 });
    await post('/menus/all/draft', { version: two.version, state: { kind: 'menus', items: [other] } });
    expect(saved(await publish('/menus/all', (await read('/menus/all')).version)).published.items).toEqual([other]);
    expect((await undoNewest()).status).toBe(200);
    await remove('/menus/all/draft');
    expect(await stored()).toEqual(before);
    expect(
      saved(await post('/menus/all/draft', { version: (await read('/menus/all')).version, state: { kind: 'menus', items: [other, one] } }))
        .draft.state.items,
    ).toEqual([other, one]);
    await remove('/menus/all/draft');
  });
});

describe('what is refused', () => {
  test('a wrong state is a 422 that names the field', async () => {
    const { path, version, draft } = await createPost();
    const save = async (over: object) => {
      const { status, body } = await post(`${path}/draft`, { version, state: { ...draft.state, ...over } });
      return [status, ...Object.keys(body.errors ?? {})];
    };
    expect(await save({ slug: 'Wrong slug' })).toEqual([422, 'state.slug']);
    expect(await save({ slug: 'post-1' })).toEqual([422, 'state.slug']);
    expect(await save({ category_id: 99 })).toEqual([422, 'state.category_id']);
    expect(await save({ picture_id: 9999 })).toEqual([422, 'state.picture_id']);
    expect(await save({ title: { en: 'x'.repeat(201) } })).toEqual([422, 'state.title.en']);
    expect((await post(`${path}/draft`, { version, state: { kind: 'menus', items: [] } })).status).toBe(422);
    expect((await post(`${path}/draft`, { version, state: { kind: 'nothing' } })).status).toBe(422);
  });

  test('what shoppers need in the default language', async () => {
    const { path, version } = await createPost({ body: { ar: '<p>طين</p>' } });
    const { status, body } = await publish(path, version);
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ['state.body']]);
    expect((await publish(path, version, '2020-01-01T00:00:00Z')).status).toBe(422);
    expect((await post(`${path}/publish`, { version, when: 'at', at: null })).status).toBe(422);
  });

  test('scripts in HTML are removed when a draft is saved', async () => {
    const { draft } = await createPost({ body: { en: '<p onclick="x()">Hi<script>x()</script></p>' } });
    expect(Object(draft.state).body).toEqual({ en: '<p>Hi</p>' });
  });

  test('lists are not hidden or removed, a used address, a draft that is all there is', async () => {
    const { version } = await read('/menus/all');
    expect((await post('/menus/all/hide', { version })).status).toBe(422);
    expect((await remove('/menus/all')).status).toBe(422);
    const { path, slug } = await createPost();
    expect((await remove(`${path}/draft`)).status).toBe(409);
    const { status, body } = await post('/posts', { slug, title: 'Again' });
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ['slug']]);
    for (const name of ['posts/x', 'posts/999999', 'pages/none', 'menus/other']) expect((await get(`/${name}`)).status).toBe(404);
    expect((await get('/nothing/all')).status).toBe(422);
    const again = await read(path);
    expect((await post(`${path}/restore`, { version: again.version, revision_id: 999_999 })).status).toBe(404);
  });
});

test('posts and pages are listed with their state, found by words of any language', async () => {
  const { path, slug, version } = await createPost({ title: { en: 'Kiln repair', ar: 'إصلاح الفرن' } });
  const find = async (query: string) => Object((await get(`/posts?${query}`)).body.data).rows.map((row: { slug: string }) => row.slug);
  expect(await find('search=kiln')).toEqual([slug]);
  expect(await find(`search=${encodeURIComponent('الفرن')}`)).toEqual([slug]);
  expect(await find('search=100%25')).toEqual([]);
  expect(await find('status=hidden&per_page=100')).toContain(slug);
  await publish(path, version);
  expect(await find('status=published&search=kiln')).toEqual([slug]);
  expect(await find('status=scheduled&search=kiln')).toEqual([]);
  await post('/pages', { slug: 'warranty', title: 'Warranty' });
  for (const status of ['hidden', 'scheduled', 'published'])
    expect([status, Object((await get(`/pages?search=warranty&status=${status}`)).body.data).total]).toEqual([
      status,
      status === 'hidden' ? 1 : 0,
    ]);
});

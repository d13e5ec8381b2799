import { beforeAll, describe, expect, test } from 'vitest';
import { buildProduct } from '../../../test/builders/goods.ts';
import { useTestApp } from '../../../test/test-app.ts';
import { bumpTags } from '../../platform/cache/content-versions.ts';
import { rebuildPostSearch } from './edit-posts.ts';

const { call, clock, database } = await useTestApp();
const { db } = database;
const text = (en: string, ar?: string) => JSON.stringify(ar === undefined ? { en } : { en, ar });
const categories = { makers: 0, home: 0 };

beforeAll(async () => {
  for (const [slug, position] of [
    ['makers', 0],
    ['home', 1],
  ] as const) {
    const row = { slug, name: text(slug), position };
    categories[slug] = (await db.insertInto('post_categories').values(row).returning('id').executeTakeFirstOrThrow()).id;
  }
  const post = (slug: string, category_id: number | null, days: number, views: number) => ({
    slug,
    category_id,
    title: text(`About ${slug}`, `حول ${slug}`),
    excerpt: text(`An excerpt on ${slug}`),
    body: text(`<p>Glazing &amp; firing ${slug}</p>`),
    author: text('Rana', 'رنا'),
    view_count: views,
    published_at: new Date(clock.now().getTime() - days * 86_400_000),
  });
  const rows = await db
    .insertInto('posts')
    .values([
      post('kilns', categories.makers, 3, 5),
      post('wheels', categories.makers, 2, 9),
      post('shelves', categories.home, 1, 7),
      post('tomorrow', categories.home, -1, 99),
      { ...post('hidden', null, 1, 1), active: false },
    ])
    .returning(['id', 'slug'])
    .execute();
  const id = (slug: string) => rows.find((row) => row.slug === slug)?.id ?? 0;
  await db
    .insertInto('post_tags')
    .values([
      { post_id: id('kilns'), tag: 'ceramics' },
      { post_id: id('kilns'), tag: 'how-to', position: 1 },
      { post_id: id('shelves'), tag: 'ceramics' },
    ])
    .execute();
  await db
    .insertInto('post_tag_names')
    .values({ tag: 'ceramics', name: text('Ceramics', 'خزف') })
    .execute();
  await rebuildPostSearch(db);
  await db
    .insertInto('pages')
    .values({ slug: 'terms-and-conditions', title: text('Terms'), description: text('<p>Be kind.</p>'), updated_at: clock.now() })
    .execute();
  await db
    .updateTable('settings')
    .set({ mobile: '+1 555 0100', email: 'hello@souk.example', address: text('14 Rainbow Street') })
    .execute();
  await db
    .insertInto('plans')
    .values([
      {
        name: text('Neighbour'),
        price: 4900,
        duration_days: 365,
        discount_basis_points: 1050,
        free_delivery: true,
        is_popular: true,
        benefits: JSON.stringify([{ en: 'Free delivery' }]),
        position: 2,
      },
      { name: text('Regular'), price: 490, duration_days: null, position: 1 },
      { name: text('Gone'), price: 1, active: false },
    ])
    .execute();
});
const slugs = (posts: unknown) => Object(posts).map(({ slug }: { slug: string }) => slug);

describe('GET /blogs', () => {
  test('[browse-01] [browse-08] lists posts newest first, with their categories', async () => {
    const { status, body } = await call('GET', '/blogs');
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      total: 3,
      blogs: [
        { slug: 'shelves' },
        { slug: 'wheels', title: 'About wheels', author: 'Rana', thumbnail: null, category: { name: 'makers' }, reading_minutes: 1 },
        { slug: 'kilns' },
      ],
      categories: [
        { slug: 'makers', count: 2 },
        { slug: 'home', count: 1 },
      ],
      tag: null,
    });
  });

  test('[browse-08] a tag has its name in the reader’s language, or its slug without one', async () => {
    const tagOf = async (tag: string, locale: string) => (await call('GET', `/blogs?tag=${tag}`, { locale })).body.data?.tag;
    expect(await tagOf('ceramics', 'en')).toEqual({ slug: 'ceramics', name: 'Ceramics' });
    expect(await tagOf('how-to', 'en')).toEqual({ slug: 'how-to', name: 'how-to' });
    expect(await tagOf('none', 'en')).toBeNull();
  });

  test.each([
    ['by category', () => `category_id=${categories.makers}`, ['wheels', 'kilns'], 2],
    ['by tag', () => 'tag=ceramics', ['shelves', 'kilns'], 2],
    ['by words of the title', () => 'search=about+whe', ['wheels'], 1],
    ['by words of another language', () => 'search=%D8%AD%D9%88%D9%84', ['shelves', 'wheels', 'kilns'], 3],
    ['by words of the text, without its signs', () => 'search=firing+kilns', ['kilns'], 1],
    ['by pages', () => 'per_page=2&page=2', ['kilns'], 3],
    ['by nothing that there is', () => 'search=amp', [], 0],
  ])('[browse-08] %s', async (_by, query, expected, total) => {
    const { body } = await call('GET', `/blogs?${query()}`);
    expect([slugs(body.data?.blogs), body.data?.total]).toEqual([expected, total]);
  });

  test.each(['category_id=x', 'page=0', 'per_page=1000', `search=${'x'.repeat(101)}`, 'author=me'])(
    '[call-04] %s is a 422 that names the field',
    async (query) => {
      const { status, body } = await call('GET', `/blogs?${query}`);
      expect([status, Object.keys(body.errors ?? {})]).toEqual([422, [query.split('=')[0]]]);
    },
  );
});

describe('GET /blog/{slug}/details', () => {
  test('[browse-08] a post comes with related and popular posts and with products that match its tags', async () => {
    const cup = await buildProduct(db, { search: "'ceramics':1A 'kit':2A" });
    const { status, body } = await call('GET', '/blog/kilns/details');
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      blog: {
        slug: 'kilns',
        body: '<p>Glazing &amp; firing kilns</p>',
        tags: [
          { slug: 'ceramics', name: 'Ceramics' },
          { slug: 'how-to', name: 'how-to' },
        ],
      },
      related_products: [{ id: cup.id, is_favorite: false }],
    });
    expect(slugs(body.data?.related_blogs)).toEqual(['shelves', 'wheels']);
    expect(slugs(body.data?.popular_blogs)).toEqual(['wheels', 'shelves']);
    const untagged = await call('GET', '/blog/wheels/details');
    expect(untagged.body.data).toMatchObject({ related_products: [{ id: cup.id }] });
  });

  test.each(['no-such-post', 'tomorrow', 'hidden'])('%s is a 404', async (slug) => {
    expect(await call('GET', `/blog/${slug}/details`)).toMatchObject({ status: 404, body: { message: 'Post not found' } });
  });
});

describe('pages, contact and plans', () => {
  test('[browse-08] a page shows what the server holds', async () => {
    const { body } = await call('GET', '/legal-pages/terms-and-conditions');
    expect(body.data).toEqual({ content: { title: 'Terms', description: '<p>Be kind.</p>', updated_at: clock.now().toISOString() } });
    expect(await call('GET', '/legal-pages/none')).toMatchObject({ status: 404, body: { message: 'Page not found' } });
  });

  test('[browse-08] lists frequently asked questions by topic, without topics that have none', async () => {
    const topic = (slug: string, position: number) => ({ slug, title: text(`On ${slug}`, `عن ${slug}`), icon: 'parcel', position });
    const [delivery, payment] = await db
      .insertInto('help_topics')
      .values([topic('delivery', 2), topic('payment', 1), topic('empty', 0)])
      .returning('id')
      .execute();
    const question = (topic_id: number, slug: string, position: number) => ({
      topic_id,
      slug,
      question: text(`${slug}?`),
      answer: text('<p>Yes.</p>'),
      position,
    });
    await db
      .insertInto('help_questions')
      .values([question(delivery?.id ?? 0, 'late', 2), question(delivery?.id ?? 0, 'when', 1), question(payment?.id ?? 0, 'cash', 0)])
      .execute();
    await bumpTags(db, ['content']);
    const { status, body } = await call('GET', '/help-topics');
    expect([status, body.data]).toMatchObject([
      200,
      {
        topics: [
          { slug: 'payment', questions: [{ slug: 'cash', question: 'cash?', answer: '<p>Yes.</p>' }] },
          { slug: 'delivery', title: 'On delivery', text: '', icon: 'parcel', questions: [{ slug: 'when' }, { slug: 'late' }] },
        ],
      },
    ]);
    expect(Object(body.data).topics).toHaveLength(2);
  });

  test('[browse-08] returns the contact details of the shop', async () => {
    const { body } = await call('GET', '/contact-us');
    expect(body.data).toEqual({
      phone: '+1 555 0100',
      email: 'hello@souk.example',
      whatsapp: null,
      address: '14 Rainbow Street',
      opening_hours: null,
    });
  });

  test('[browse-01] [browse-08] lists the plans in their order and returns one of them', async () => {
    const { body } = await call('GET', '/plans');
    expect(body.data).toMatchObject({
      plans: [
        { name: 'Regular', price: 4.9, duration_days: null, discount_percentage: 0, benefits: [] },
        {
          name: 'Neighbour',
          price: 49,
          duration_days: 365,
          discount_percentage: 10.5,
          free_delivery: true,
          is_popular: true,
          benefits: ['Free delivery'],
        },
      ],
    });
    const plans: { id: number }[] = Object(body.data).plans;
    expect((await call('GET', `/plans/${plans[1]?.id}`)).body.data).toEqual({ plan: plans[1] });
    expect(await call('GET', '/plans/3')).toMatchObject({ status: 404, body: { message: 'Plan not found' } });
  });

  test.each([
    ['/plans/x', 'id'],
    [`/legal-pages/${'x'.repeat(161)}`, 'slug'],
    [`/blog/${'x'.repeat(161)}/details`, 'slug'],
  ])('[call-04] %s is a 422 that names the field', async (path, field) => {
    const { status, body } = await call('GET', path);
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, [field]]);
  });
});

describe('POST /blog/{slug}/read', () => {
  const read = (slug: string) => call('POST', `/blog/${slug}/read`);
  const readersOf = async (slug: string) =>
    (await db.selectFrom('posts').select('view_count').where('slug', '=', slug).executeTakeFirstOrThrow()).view_count;

  test('[browse-08] counts a reader once an hour, and lists the most read posts first', async () => {
    const before = await readersOf('kilns');
    const answers = await Promise.all(Array.from({ length: 5 }, () => read('kilns')));
    expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(200));
    expect(await readersOf('kilns')).toBe(before + 1);
    clock.advance(3601);
    expect((await read('kilns')).body).toEqual({ data: {} });
    expect(await readersOf('kilns')).toBe(before + 2);
    await db.updateTable('posts').set({ view_count: 500 }).where('slug', '=', 'kilns').execute();
    await bumpTags(db, ['popularity']);
    const { body } = await call('GET', '/blog/shelves/details');
    expect(slugs(body.data?.popular_blogs)[0]).toBe('kilns');
  });

  test.each(['no-such-post', 'tomorrow', 'hidden'])('%s is a 404, however often', async (slug) => {
    for (const time of [1, 2]) expect([time, (await read(slug)).status]).toEqual([time, 404]);
  });

  test('[call-04] a name that is too long is a 422 that names the field', async () => {
    const { status, body } = await read('x'.repeat(161));
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ['slug']]);
  });
});

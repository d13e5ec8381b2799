import { beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { buildSmallMarketplace } from '../../../../test/builders/small-marketplace.ts';
import { useTestApp } from '../../../../test/test-app.ts';
import { bumpTags } from '../../../platform/cache/content-versions.ts';
import { refreshProducts } from '../refresh/refresh-products.ts';

const { call, clock, database } = await useTestApp();
let marketplace: Awaited<ReturnType<typeof buildSmallMarketplace>>;
beforeAll(async () => {
  marketplace = await buildSmallMarketplace(database.db, clock);
});

const List = z.object({
  total: z.int(),
  products: z.array(z.looseObject({ id: z.int(), name: z.string() })),
  corrected_search: z.string().nullable(),
  left_out: z.array(z.string()),
});
async function search(words: string, more = '') {
  const { status, body } = await call('GET', `/products?search=${encodeURIComponent(words)}${more}`);
  expect(status).toBe(200);
  const { products, ...rest } = List.parse(body.data);
  return { ...rest, names: products.map(({ name }) => name) };
}

describe('GET /products?search=', () => {
  test.each([
    ['a whole word', 'teapot', ['Teapot']],
    ['the beginning of a word', 'tea', ['Teapot']],
    ['several words in any order', 'mug blue', ['Blue coffee mug']],
    ['without accents', 'cafe creme', ['Café crème bowl']],
    ['in capitals', 'LINEN THR', ['Linen throw']],
    ['a brand', 'ember linen', ['Linen throw']],
    ['a category', 'textiles stri', ['Striped rug']],
    ['another language', 'قهوه', ['Blue coffee mug']],
    ['another language with its other letters', 'كوب قهوة ازرق', ['Blue coffee mug']],
    ['signs around words', '"blue" mug!!', ['Blue coffee mug']],
  ])('[browse-04] finds by %s', async (_by, words, expected) => {
    expect(await search(words)).toMatchObject({ names: expected, total: expected.length, corrected_search: null });
  });

  test.each([
    ['teapto', 'teapot', ['Teapot']],
    ['striepd rgu', 'striped rug', ['Striped rug']],
    ['linnen', 'linen', ['Linen throw']],
    ['cofee mug', 'coffee mug', ['Blue coffee mug', 'Rust coffee mug']],
  ])('[browse-04] corrects %s and returns the corrected search', async (typed, meant, expected) => {
    expect(await search(typed)).toMatchObject({ corrected_search: meant, names: expected });
  });

  test('[browse-12] an exact search corrects no typo and leaves no word out', async () => {
    const nothing = { total: 0, names: [], corrected_search: null, left_out: [] };
    expect(await search('teapto', '&exact=1')).toEqual(nothing);
    expect(await search('blue mug xylophone', '&exact=1')).toEqual(nothing);
    expect(await search('blue mug', '&exact=1')).toMatchObject({ names: ['Blue coffee mug'] });
  });

  test('[browse-04] a match in a name ranks above a match in a shop’s name', async () => {
    // "Clay & Ember" is the shop of five products, Ember the brand of two others, which come first.
    const { names, total } = await search('ember');
    expect(total).toBe(6);
    expect(names.slice(0, 3)).toEqual(expect.arrayContaining(['Blue coffee mug', 'Rust coffee mug', 'Linen throw']));
  });

  test('[browse-04] a search can be filtered, sorted and paged', async () => {
    expect(await search('bowl', '&in_stock=1')).toMatchObject({ names: ['Café crème bowl'] });
    expect(await search('rug', '&sort_type=high_to_low')).toMatchObject({ names: ['Striped rug', 'Woven rug'] });
    expect(await search('mug', '&per_page=1&page=2')).toMatchObject({ names: ['Rust coffee mug'], total: 2 });
  });

  test('[browse-12] finds by a colour of the product and by a material of its description', async () => {
    expect(await search('bowl blue')).toMatchObject({ names: ['Café crème bowl'], left_out: [] });
    const description = JSON.stringify({ en: 'Thrown in stoneware, with a bamboo handle.', ar: 'من الفخار بمقبض من الخيزران' });
    const id = marketplace.ids[4] ?? 0;
    await database.db.updateTable('products').set({ description }).where('id', '=', id).execute();
    await database.db.transaction().execute((transaction) => refreshProducts(transaction, [id], clock));
    for (const words of ['stoneware', 'bamboo teapot', 'فخار']) {
      await expect.poll(async () => (await search(words)).names, { timeout: 2000 }).toEqual(['Teapot']);
    }
    expect(await search('handle')).toMatchObject({ total: 0 });
  });

  test.each([
    ['blue mug xylophone', ['xylophone'], ['Blue coffee mug']],
    ['teapot mug', ['teapot'], ['Blue coffee mug', 'Rust coffee mug']],
    ['xylophone quartz rug', ['xylophone', 'quartz'], ['Striped rug', 'Woven rug']],
    ['كوب قهوة زجاجية', ['زجاجية'], ['Blue coffee mug']],
    ['‏زجاجية قهوة', ['زجاجية'], ['Blue coffee mug']],
  ])('[browse-12] %s leaves out %j and returns them', async (typed, leftOut, expected) => {
    const { names, ...rest } = await search(typed);
    expect(rest).toEqual({ total: expected.length, corrected_search: null, left_out: leftOut });
    expect(new Set(names)).toEqual(new Set(expected));
  });

  test('[browse-12] filters and pages of a relaxed search agree with its results', async () => {
    const { body } = await call('GET', '/products?search=xylophone%20mug&per_page=1');
    const { total, filters } = z
      .object({ total: z.int(), filters: z.object({ brands: z.array(z.object({ id: z.int(), count: z.int() })) }) })
      .parse(body.data);
    expect(total).toBe(2);
    for (const { id, count } of filters.brands) expect((await search('xylophone mug', `&brand_id=${id}`)).total).toBe(count);
    expect((await search('xylophone mug', '&per_page=1&page=2')).names).toHaveLength(1);
    expect(await search('xylophone mug', '&max_price=0.01')).toMatchObject({ total: 0, left_out: ['xylophone'] });
    expect(await search('blue mug', '&max_price=0.01')).toMatchObject({ total: 0, left_out: [] });
  });

  test('a search without matches is an empty list, an empty search lists every product', async () => {
    expect(await search('xylophone')).toEqual({ total: 0, names: [], corrected_search: null, left_out: [] });
    expect(await search('  ')).toMatchObject({ total: 8 });
    for (const signs of [' ?! ', '😀', '---']) expect(await search(signs)).toMatchObject({ total: 0, names: [], left_out: [] });
    expect(await search(`' | ! : * & <-> \\ ( ) mug`)).toMatchObject({ total: 2 });
  });
});

const Suggestions = z.object({
  products: z.array(z.looseObject({ name: z.string() })),
  categories: z.array(z.object({ id: z.int(), slug: z.string(), name: z.string() })),
  shops: z.array(z.object({ id: z.int(), name: z.string() })),
  brands: z.array(z.object({ id: z.int(), name: z.string() })),
  corrections: z.array(z.string()),
  popular: z.array(z.string()),
  help: z.array(z.object({ slug: z.string(), question: z.string() })),
});
async function suggested(typed: string) {
  const { status, body } = await call('GET', `/search/suggest?q=${encodeURIComponent(typed)}`);
  expect(status).toBe(200);
  const { products, ...rest } = Suggestions.parse(body.data);
  return { ...rest, names: products.map(({ name }) => name) };
}

describe('GET /search/suggest', () => {
  test('[browse-04] suggests products, categories, shops and brands while a search is typed', async () => {
    expect(await suggested('kit')).toMatchObject({
      categories: [{ id: marketplace.kitchen, slug: 'kitchen-and-ceramics', name: 'Kitchen' }],
    });
    expect(await suggested('emb')).toMatchObject({
      shops: [{ id: marketplace.shops.clay }],
      brands: [{ id: marketplace.brands.ember }],
      corrections: ['ember'],
    });
    expect((await suggested('mu')).names).toEqual(['Blue coffee mug', 'Rust coffee mug']);
  });

  test('[browse-12] words are completed from two letters on, best-selling first', async () => {
    expect((await suggested('t')).corrections).toEqual([]);
    // Products in rust were sold 100 times, rugs 50 times.
    expect((await suggested('ru')).corrections).toEqual(['rust', 'rug', 'rugs']);
  });

  test('[browse-12] suggests help questions by their words and the title of their topic', async () => {
    const topic = { slug: 'returns', title: JSON.stringify({ en: 'Refunds' }), text: JSON.stringify({ en: 'Sending back' }) };
    const { id } = await database.db.insertInto('help_topics').values(topic).returning('id').executeTakeFirstOrThrow();
    const question = (slug: string, en: string, ar: string) => ({
      slug,
      topic_id: id,
      question: JSON.stringify({ en, ar }),
      answer: JSON.stringify({ en: '<p>Yes.</p>' }),
    });
    await database.db
      .insertInto('help_questions')
      .values([question('cost', 'What does it cost?', 'كم يكلف؟'), question('send-back', 'How do I return something?', 'كيف أعيد منتجًا؟')])
      .execute();
    await database.db.transaction().execute((transaction) => bumpTags(transaction, ['content']));
    const slugs = async (typed: string) => (await suggested(typed)).help.map(({ slug }) => slug);
    await expect.poll(() => slugs('returns'), { timeout: 2000 }).toEqual(['send-back']);
    expect(await slugs('refund cost')).toEqual(['cost']);
    expect(await slugs('كيف اعيد')).toEqual(['send-back']);
    expect(await slugs('mug')).toEqual([]);
  });

  test('[browse-04] a typo is corrected', async () => {
    expect(await suggested('teapto')).toMatchObject({ names: ['Teapot'], corrections: ['teapot'] });
  });

  test('[browse-04] suggests popular products if nothing matches', async () => {
    const { names, ...others } = await suggested('qqqqqq');
    expect(names).toHaveLength(6);
    expect(names[0]).toBe('Linen throw');
    expect(others).toEqual({ categories: [], shops: [], brands: [], corrections: [], popular: expect.any(Array), help: [] });
    expect((await suggested('')).names).toHaveLength(6);
  });

  test('[browse-12] suggests popular searches before anything is typed and if nothing matches, each of which finds products', async () => {
    const { popular } = await suggested('');
    expect(popular).toContain('Mugs');
    expect((await call('GET', '/search/suggest')).body.data).toMatchObject({ popular });
    expect((await suggested('qqqqqq')).popular).toEqual(popular);
    expect((await suggested('mug')).popular).toEqual([]);
    for (const search of popular) {
      const { body } = await call('GET', `/products?search=${encodeURIComponent(search)}`);
      expect([search, Number(body.data?.total) > 0]).toEqual([search, true]);
    }
  });

  test.each([
    ['?q=%00', 'q'],
    [`?q=${'x'.repeat(101)}`, 'q'],
    ['?q=a&page=1', 'page'],
  ])('[call-04] %j is a 422 that names the field', async (query, field) => {
    const { status, body } = await call('GET', `/search/suggest${query}`);
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, [field]]);
  });
});

import { expect, test } from 'vitest';
import type { Locale } from '../../../../demo/content-schema.ts';
import { demoContent } from '../../../../demo/read-content.ts';
import { renderMarkdown } from './seed-content.ts';

const { categories, general_reviews, pages, blog } = demoContent;
const products = categories.flatMap((category) => category.products);
const productReviews = categories.flatMap(({ reviews }) =>
  Object.entries(reviews.by_product).flatMap(([product, list]) => list.map((review) => ({ product, ...review }))),
);

const everything = [
  demoContent.banners,
  demoContent.brands,
  categories,
  general_reviews,
  demoContent.help_topics,
  demoContent.navigation,
  demoContent.settings.site,
  demoContent.issue_types,
  demoContent.pictures.places,
  demoContent.pictures.things,
  demoContent.plans,
  demoContent.colors,
  demoContent.sizes,
  demoContent.shops,
  blog.categories,
  blog.tags,
  [...pages, ...blog.posts].map(({ body, ...texts }) => ({ ...texts, body: renderMarkdown(body) })),
];
const words: Record<Locale, string[]> = { en: wordsIn('en'), ar: wordsIn('ar'), ir: wordsIn('ir') };

/** Latin names such as `A4`, `USB-C` and `1000-grit`, telephone numbers and addresses of pages. */
const latin = /\+\d[\d ]+|[A-Za-z0-9+-]*[A-Za-z][A-Za-z0-9+./@_-]*/g;

test('Arabic has Western digits, like prices; Persian prose has Persian ones', () => {
  expect(words.ar.filter((text) => /[٠-٩۰-۹٪]/.test(plain(text)))).toEqual([]);
  expect(words.ir.filter((text) => /[0-9٠-٩%]/.test(plain(text)))).toEqual([]);
  expect(words.en.filter((text) => /[۰-۹]/.test(plain(text)))).toEqual([]);
});

test('Arabic and Persian have their own commas, semicolons, question marks and quotation marks', () => {
  const foreign = /[\u0600-\u06ff]\s*[,;?]|["“”]/;
  expect([...words.ar, ...words.ir].filter((text) => foreign.test(plain(text)))).toEqual([]);
  expect([...words.ar, ...words.ir].filter((text) => /\s[،؛؟.:](?:\s|$)|[،؛](?=[^\s\d»)])/.test(plain(text)))).toEqual([]);
});

test('each script has its own letters', () => {
  expect(words.ir.filter((text) => /[يكةى]/.test(text))).toEqual([]);
  expect(words.ar.filter((text) => /[یک]/.test(text))).toEqual([]);
});

test('Persian prefixes and suffixes are joined with a half-space, and genitives are written in one way', () => {
  expect(words.ir.filter((text) => /(?:^|[\s«(])ن?می (?=\p{L})|\p{L} ها(?:ی|یی)?(?=[\s.،؛؟»]|$)/u.test(text))).toEqual([]);
  expect(words.ir.filter((text) => /هٔ|ۀ/.test(text))).toEqual([]);
});

test('no text has double spaces, straight apostrophes or three dots', () => {
  const all = Object.values(words).flat();
  expect(all.filter((text) => / {2}|\.\.\.|^\s|\s$|\u200f|\u200e/.test(text) || /\u200c(?=[\s.،؛])/.test(text))).toEqual([]);
  expect(words.en.filter((text) => /'|\s[,;:.](?:\s|$)/.test(plain(text)))).toEqual([]);
});

test('units are written with the same symbols everywhere', () => {
  expect(words.ar.filter((text) => /\d ?(?:كغم|كيلوغرام|غرام|سنتيمتر|مليمتر|ملليتر)/.test(text))).toEqual([]);
  expect(words.ir.filter((text) => /[۰-۹] ?(?:سانت|کیلو|میلی)(?=[\s.،؛]|$)/.test(text) && !isReview(text))).toEqual([]);
});

test('sizes with a unit or a word have Arabic and Persian names, and each name is of a size', () => {
  const labels = new Set(products.flatMap(({ sizes = [] }) => sizes.map(({ label }) => label)));
  const international = /^(?:[SMLFB]|A\d)$/;
  expect([...labels].filter((label) => !international.test(label)).toSorted()).toEqual(Object.keys(demoContent.sizes).toSorted());
});

test('each product has at least three reviews of its own, and no two products share a sentence', () => {
  const slugs = products.map(({ slug }) => slug);
  expect(slugs.filter((slug) => productReviews.filter(({ product }) => product === slug).length < 3)).toEqual([]);
  expect(productReviews.filter(({ product }) => !slugs.includes(product))).toEqual([]);
  for (const locale of ['en', 'ar', 'ir'] as const) {
    const texts = products.flatMap((each) => [each.short_description[locale], each.description[locale], each.maker_note[locale]]);
    const sentences = texts.flatMap((text) => text.split(/(?<=[.؟?!؛;])\s+/)).filter((text) => text.length > 60);
    expect(sentences.length - new Set(sentences).size, locale).toBe(0);
  }
});

test('a product whose picture shows a brand name is of that brand', () => {
  const printed = {
    'tea-tin': 'cardamom',
    'coffee-bag': 'harar',
    'chocolate-bar': 'halwa-row',
    'sweets-box': 'halwa-row',
    'dates-box': 'seven-dates',
    'honey-jar': 'seven-dates',
    bottle: 'petal',
    'cream-jar': 'petal',
    tube: 'petal',
    soap: 'sidr',
    perfume: 'iris-lab',
    'candle-jar': 'wick',
    'glass-candle': 'wick',
    matches: 'wick',
    diffuser: 'resin',
    'flask-diffuser': 'resin',
    'resin-box': 'resin',
    incense: 'resin',
    notebook: 'kufic',
    book: 'paper-moon',
    'board-game': 'little-souk',
    'seed-pack': 'terra',
  };
  const wrongBrand = Object.entries(printed).flatMap(([kind, brand]) =>
    products.filter((each) => each.picture === kind && each.brand !== brand).map(({ slug }) => slug),
  );
  expect(wrongBrand).toEqual([]);
});

test('no two products have the same first picture', () => {
  const firsts = products.map(({ picture, colors: [first] }) => `${picture} in ${first}`);
  expect(firsts.filter((each, index) => firsts.indexOf(each) < index)).toEqual([]);
});

test('no two products have the same review', () => {
  const texts = productReviews.map(({ text }) => text);
  expect(new Set(texts).size).toBe(texts.length);
});

function wordsIn(locale: Locale): string[] {
  return [...collect(everything, locale), ...productReviews.filter((review) => review.locale === locale).map(({ text }) => text)];
}

function collect(value: unknown, locale: Locale): string[] {
  if (Array.isArray(value)) return value.flatMap((each) => collect(each, locale));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => (key === locale && typeof inner === 'string' ? [inner] : collect(inner, locale)));
}

function isReview(text: string): boolean {
  return productReviews.some((review) => review.text === text);
}

/** Without tags and Latin names. */
function plain(text: string): string {
  return text
    .replaceAll(/<\/?(?:a|em|strong)[^>]*>/g, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(latin, 'X')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

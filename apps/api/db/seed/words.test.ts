import { expect, test } from 'vitest';
import type { Locale } from '../../../../demo/content-schema.ts';
import { demoContent } from '../../../../demo/read-content.ts';
import { renderMarkdown } from './render-markdown.ts';

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
  demoContent.shops,
  blog.categories,
  blog.tags,
  [...pages, ...blog.posts].map(({ body, ...texts }) => ({ ...texts, body: renderMarkdown(body) })),
];
const words: Record<Locale, string[]> = { en: wordsIn('en'), ar: wordsIn('ar'), ir: wordsIn('ir') };

/** Names of things that keep their letters and digits: `A4`, `USB-C`, `R2`, `1000-grit`; telephone numbers and addresses of pages. */
const latin = /\+\d[\d ]+|[A-Za-z0-9+-]*[A-Za-z][A-Za-z0-9+./@_-]*/g;

test('Arabic has Western digits, as prices have; Persian prose has Persian ones', () => {
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

test('Persian joins what belongs together with a half-space and writes its genitive in one way', () => {
  expect(words.ir.filter((text) => /(?:^|[\s«(])ن?می (?=\p{L})|\p{L} ها(?:ی|یی)?(?=[\s.،؛؟»]|$)/u.test(text))).toEqual([]);
  expect(words.ir.filter((text) => /هٔ|ۀ/.test(text))).toEqual([]);
});

test('nothing has spaces too many, straight apostrophes or three dots', () => {
  const all = Object.values(words).flat();
  expect(all.filter((text) => / {2}|\.\.\.|^\s|\s$|\u200f|\u200e/.test(text) || /\u200c(?=[\s.،؛])/.test(text))).toEqual([]);
  expect(words.en.filter((text) => /'|\s[,;:.](?:\s|$)/.test(plain(text)))).toEqual([]);
});

test('sizes are written with the same signs everywhere', () => {
  expect(words.ar.filter((text) => /\d ?(?:كغم|كيلوغرام|غرام|سنتيمتر|مليمتر|ملليتر)/.test(text))).toEqual([]);
  expect(words.ir.filter((text) => /[۰-۹] ?(?:سانت|کیلو|میلی)(?=[\s.،؛]|$)/.test(text) && !isRemark(text))).toEqual([]);
});

test('each product has a word of its maker, three remarks of its own, and no two products are said the same of', () => {
  const slugs = products.map(({ slug }) => slug);
  expect(slugs.filter((slug) => productReviews.filter(({ product }) => product === slug).length < 3)).toEqual([]);
  expect(productReviews.filter(({ product }) => !slugs.includes(product))).toEqual([]);
  for (const locale of ['en', 'ar', 'ir'] as const) {
    const texts = products.flatMap((each) => [each.short_description[locale], each.description[locale], each.maker_note[locale]]);
    const sentences = texts.flatMap((text) => text.split(/(?<=[.؟?!؛;])\s+/)).filter((text) => text.length > 60);
    expect(sentences.length - new Set(sentences).size, locale).toBe(0);
  }
});

test('where a name is printed on what a picture shows, the product is of that brand', () => {
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
    matches: 'wick',
    diffuser: 'resin',
    incense: 'resin',
    notebook: 'kufic',
    book: 'paper-moon',
    'board-game': 'little-souk',
    'seed-pack': 'terra',
  };
  const strangers = Object.entries(printed).flatMap(([kind, brand]) =>
    products.filter((each) => each.picture === kind && each.brand !== brand).map(({ slug }) => slug),
  );
  expect(strangers).toEqual([]);
});

test('no two products have the same first picture', () => {
  const firsts = products.map(({ picture, colors: [first] }) => `${picture} in ${first}`);
  expect(firsts.filter((each, index) => firsts.indexOf(each) < index)).toEqual([]);
});

test('no remark is made of two products in the same words', () => {
  const texts = productReviews.map(({ text }) => text);
  expect(new Set(texts).size).toBe(texts.length);
});

function wordsIn(locale: Locale): string[] {
  return [...collect(everything, locale), ...productReviews.filter((remark) => remark.locale === locale).map(({ text }) => text)];
}

function collect(value: unknown, locale: Locale): string[] {
  if (Array.isArray(value)) return value.flatMap((each) => collect(each, locale));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => (key === locale && typeof inner === 'string' ? [inner] : collect(inner, locale)));
}

function isRemark(text: string): boolean {
  return productReviews.some((remark) => remark.text === text);
}

/** Without tags, and without what is a name. */
function plain(text: string): string {
  return text
    .replaceAll(/<\/?(?:a|em|strong)[^>]*>/g, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(latin, 'X')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

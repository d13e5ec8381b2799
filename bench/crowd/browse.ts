import { z } from 'zod';
import type { Person } from './person.ts';
import { chance, oneOf } from './thinking.ts';

/** A variant in stock that can be put into the cart: a product in one size, colour and unit. */
export type Wish = { product_id: number; size: number | null; color: number | null; unit: number | null };

const List = z.object({ products: z.array(z.object({ id: z.int(), in_stock: z.boolean() })) });
const Categories = z.object({ categories: z.array(z.object({ id: z.int() })) });
const Details = z.object({
  product: z.object({
    variants: z.array(z.object({ size_id: z.int().nullable(), color_id: z.int().nullable(), unit_id: z.int().nullable(), stock: z.int() })),
  }),
});

/** The first page of a visit, as HTML: the home page, or a product that a search engine or a friend has led to. */
export async function arrive({ shop, think }: Person, pages: boolean): Promise<void> {
  if (!pages) return;
  const html = { accept: 'text/html' };
  await (chance(2 / 3)
    ? shop.ask({ call: 'page /', path: '/', headers: html })
    : shop.ask({ call: 'page /products/{id}/details', path: `/products/${1 + Math.floor(Math.random() * 200)}/details`, headers: html }));
  await think('read');
}

/** Looks over a list, found by a category or by words, and then at one of its products. */
export async function findSomething(person: Person): Promise<Wish | undefined> {
  const { shop, think } = person;
  const path = chance(0.5) ? await chooseCategory(person) : await typeWords(person);
  const { data } = await shop.ask({ call: 'GET /products', path });
  await think('glance');
  const there = List.parse(data).products.filter(({ in_stock }) => in_stock);
  return there.length === 0 ? undefined : lookAt(person, oneOf(there).id);
}

async function chooseCategory({ shop, think }: Person): Promise<string> {
  const { data } = await shop.ask({ call: 'GET /categories', path: '/api/categories' });
  await think('choose');
  const page = chance(0.7) ? 1 : 2;
  return `/api/products?category_id=${oneOf(Categories.parse(data).categories).id}&sort_type=${oneOf(sorts)}&page=${page}`;
}

async function typeWords({ shop, think }: Person): Promise<string> {
  const word = oneOf(words);
  await think('type');
  for (const length of [3, word.length]) {
    await shop.ask({ call: 'GET /search/suggest', path: `/api/search/suggest?q=${encodeURIComponent(word.slice(0, length))}` });
  }
  await think('choose');
  return `/api/products?search=${encodeURIComponent(word)}&sort_type=relevance`;
}

async function lookAt({ shop, think }: Person, product_id: number): Promise<Wish | undefined> {
  const [details] = await Promise.all([
    shop.ask({ call: 'GET /product-details', path: `/api/product-details?product_id=${product_id}` }),
    shop.ask({ call: 'GET /reviews', path: `/api/reviews?product_id=${product_id}&per_page=6` }),
  ]);
  await think('read');
  const offered = Details.parse(details.data).product.variants.filter(({ stock }) => stock > 0);
  if (offered.length === 0) return undefined;
  const { size_id: size, color_id: color, unit_id: unit } = oneOf(offered);
  return { product_id, size, color, unit };
}

const sorts = ['default', 'low_to_high', 'newest', 'top_selling'];
// The demo marketplace has products for each word; one is misspelt on purpose.
const words = ['lamp', 'bowl', 'carpet', 'leather', 'saffron', 'coppr', 'scarf', 'olive', 'silver', 'basket'];

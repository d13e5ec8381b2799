import type { DB } from '../../../db/schema.ts';
import type { Catalog } from '../../modules/catalog/catalog.ts';
import {
  listSitemapCategories,
  listSitemapFlashSales,
  listSitemapProductRanges,
  listSitemapProducts,
  listSitemapShops,
} from '../../modules/catalog/sitemap.ts';
import { listPageSlugs } from '../../modules/content/queries/pages.ts';
import { listPostSlugs } from '../../modules/content/queries/posts.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { ReadDatabase } from '../../platform/database/kysely.ts';

export type SitemapEntry = { path: string; changedAt?: Date | undefined };
export type SitemapPart = { part: number; changedAt?: Date | undefined };

/** Pages of one kind, in parts that each fit into one file. */
export type SitemapKind = {
  name: string;
  /** The cache tags of its pages. */
  tags: readonly string[];
  listParts: () => Promise<readonly SitemapPart[]>;
  /** Nothing for a part that there is not. */
  listEntries: (part: number) => Promise<readonly SitemapEntry[]>;
};

type Sources = { read: ReadDatabase<DB>; catalog: Catalog; clock: Clock };

const alwaysThere = [
  '/',
  '/products',
  '/shops',
  '/categories',
  '/most-popular',
  '/best-deal',
  '/plans',
  '/blogs',
  '/support',
  '/contact-us',
];
/** Pages of the shop that the specification gives an address of their own. */
const named = ['about-us', 'terms-and-conditions', 'privacy-policy'];

/** Every kind of page that search engines are to know, with where the storefront has it (`lib/paths.ts`; a journey opens them all). */
export function listSitemapKinds({ read, catalog, clock }: Sources): SitemapKind[] {
  return [
    inOne('pages', ['catalog', 'content', 'settings'], async () => [
      ...alwaysThere.map((path) => ({ path })),
      ...(await listCategoryPages(catalog)),
      ...(await listSitemapFlashSales(read, clock.now())).map((id) => ({ path: `/flash-sale/${id}` })),
      ...(await listPageSlugs(read)).map(({ slug, updated_at }) => ({ path: pathOfPage(slug), changedAt: updated_at })),
    ]),
    inOne('shops', ['catalog', 'settings'], async () => (await listSitemapShops(catalog)).map((id) => ({ path: `/shops/${id}` }))),
    inOne('posts', ['content'], async () =>
      (await listPostSlugs(read, clock.now())).map(({ slug, published_at }) => ({
        path: `/blog/${encodeURIComponent(slug)}`,
        changedAt: published_at,
      })),
    ),
    {
      name: 'products',
      tags: ['catalog', 'settings'],
      listParts: async () =>
        (await listSitemapProductRanges(read, catalog)).map(({ range, changed_at }) => ({ part: range, changedAt: changed_at })),
      listEntries: async (part) =>
        (await listSitemapProducts(read, catalog, part)).map(({ id, changed_at }) => ({
          path: `/products/${id}/details`,
          changedAt: changed_at,
        })),
    },
  ];
}

/** A kind of which there are never more than a file holds. */
function inOne(name: string, tags: readonly string[], listAll: () => Promise<SitemapEntry[]>): SitemapKind {
  return {
    name,
    tags,
    listParts: async () => ((await listAll()).length > 0 ? [{ part: 0 }] : []),
    listEntries: async (part) => (part === 0 ? listAll() : []),
  };
}

async function listCategoryPages(catalog: Catalog): Promise<SitemapEntry[]> {
  const categories = await listSitemapCategories(catalog);
  return categories.flatMap(({ slug, sub_category_ids }) => [
    { path: `/categories/${encodeURIComponent(slug)}` },
    ...sub_category_ids.map((id) => ({ path: `/categories/${encodeURIComponent(slug)}?subcategory=${id}` })),
  ]);
}

function pathOfPage(slug: string): string {
  return named.includes(slug) ? `/${slug}` : `/page/${encodeURIComponent(slug)}`;
}

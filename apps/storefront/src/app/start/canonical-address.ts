import { buildQuery } from '@souk/client/api/create-api.ts';
import { matchRoutes } from 'react-router';
import { readCategoryParams } from '../../features/catalog/category/category-address.ts';
import { readComparedIds } from '../../features/catalog/compare/compared-products.ts';
import { readFlashAddress } from '../../features/catalog/flash/flash-list.ts';
import { listQuery, readListParams } from '../../features/catalog/list/list-params.ts';
import { axes } from '../../features/catalog/product/product-choice.ts';
import { readShopsAddress } from '../../features/catalog/shop/shops-address.ts';
import { readBlogAddress } from '../../features/content/blog/blog-address.ts';
import { languageParam, requestedLanguage, withoutInvalidPage } from '../../lib/page/page-address.ts';
import { routes } from '../routes.tsx';

/**
 * `page`: a page, under the one address that all spellings of it share. `moved`: redirect to another address.
 * `nowhere`: a 404, whose screen is the same for all such addresses; undefined if no route matches at all.
 */
export type PageAddress =
  | { kind: 'page'; address: string }
  | { kind: 'moved'; address: string; status: 301 | 302 }
  | { kind: 'nowhere'; address: string | undefined };

type Query = Parameters<typeof buildQuery>[0];

/** The query parameters that each route's HTML depends on, in canonical order. All others are ignored. */
const queries: Readonly<Record<string, (query: URLSearchParams) => Query>> = {
  '/products': readList,
  '/most-popular': readList,
  '/best-deal': readList,
  '/shops/:id': (query) => ({ ...readList(query), shop_id: undefined }),
  '/categories/:slug': readCategory,
  '/products/:id/details': (query) => Object.fromEntries(axes.map((axis) => [axis, readId(query.get(axis))])),
  '/shops': (query) => {
    const { search, sort_type, page } = readShopsAddress(query);
    return { search, sort_type: sort_type === 'default' ? undefined : sort_type, page: pageOf(page) };
  },
  '/flash-sale/:id': (query) => {
    const { category_id, page } = readFlashAddress(query);
    return { category_id, page: pageOf(page) };
  },
  '/compare': (query) => ({ ids: readComparedIds(query.get('ids')).join(',') }),
  '/blogs': (query) => {
    const { page, ...address } = readBlogAddress(query);
    return { ...address, page: pageOf(page) };
  },
};

/** Classifies an address as a browser sends it: percent-encoded, with any parameters. */
export function canonicalAddress(asked: string, languages: ReadonlySet<string>): PageAddress {
  // Not resolved against a base: `//other.example/` is a path here and would be a host there.
  const url = URL.parse(`http://localhost${asked}`);
  const match = url && isDecodable(url.pathname) ? matchRoutes(routes, url.pathname)?.at(-1) : undefined;
  if (!url || !match?.route.path) return { kind: 'nowhere', address: undefined };
  const { path: pattern } = match.route;
  const language = requestedLanguage(url.searchParams);
  const lang = { [languageParam]: language !== undefined && languages.has(language) ? language : undefined };
  if (pattern === '*') return { kind: 'nowhere', address: `/nowhere${buildQuery(lang)}` };
  const path = pathOf(pattern, match.params);
  if (path !== url.pathname) return { kind: 'moved', address: `${path}${url.search}`, status: 301 };
  const corrected = withoutInvalidPage(url);
  if (corrected !== undefined) return { kind: 'moved', address: corrected, status: 302 };
  return { kind: 'page', address: `${path}${buildQuery({ ...queries[pattern]?.(url.searchParams), ...lang })}` };
}

/** React Router logs a warning for each path that it cannot decode. */
function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

/** The path as our own links have it: literal parts in their case, values encoded in one way. */
function pathOf(pattern: string, params: Readonly<Record<string, string | undefined>>): string {
  return pattern
    .split('/')
    .map((part) => (part.startsWith(':') ? encodeURIComponent(params[part.slice(1)] ?? '') : part))
    .join('/');
}

function readList(query: URLSearchParams): Query {
  return listQuery(readListParams(query));
}

/** The category is in the path, and its sub-categories are named `subcategory`. */
function readCategory(query: URLSearchParams): Query {
  const { sub_category_id: subcategory, ...rest } = listQuery(readCategoryParams(query));
  return { subcategory, ...rest };
}

function readId(text: string | null): string | undefined {
  return text !== null && /^[1-9]\d{0,9}$/.test(text) ? text : undefined;
}

function pageOf(page: number): number | undefined {
  return page === 1 ? undefined : page;
}

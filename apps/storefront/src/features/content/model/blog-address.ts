import { addressText } from '../../../lib/page/address-text.ts';
import { paths } from '../../../lib/paths.ts';

/** Which posts an address asks for. */
export type BlogAddress = { category_id: number | null; tag: string; search: string; page: number };

export const postsPerPage = 9;
/** The contract takes no more. */
const longest = { search: 100, tag: 60 };
const lastPage = 1_000_000;

/** Reads an address that anybody may have typed: what makes no sense is left out, the rest counts. */
export function readBlogAddress(query: URLSearchParams): BlogAddress {
  return {
    category_id: readWhole(query.get('category_id'), 15),
    tag: addressText(query, 'tag', longest.tag),
    search: addressText(query, 'search', longest.search),
    page: Math.min(readWhole(query.get('page'), 7) ?? 1, lastPage),
  };
}

/** The address of these posts; what is as usual is left out, so that one list has one address. */
export function blogHref(address: BlogAddress): string {
  return paths.blogs(given(address));
}

export function postsParams(address: BlogAddress) {
  return { ...given(address), per_page: postsPerPage };
}

/** The blog's front page: its newest post may stand above the others. */
export function isFrontPage({ tag, search, page }: BlogAddress): boolean {
  return page === 1 && !tag && !search;
}

function given({ category_id, tag, search, page }: BlogAddress) {
  return { category_id: category_id ?? undefined, tag: tag || undefined, search: search || undefined, page: page === 1 ? undefined : page };
}

function readWhole(text: string | null, digits: number): number | null {
  return new RegExp(`^[1-9]\\d{0,${digits - 1}}$`).test(text ?? '') ? Number(text) : null;
}

import { useNavigate } from 'react-router';
import { addressText } from '../../../lib/page/page-address.ts';
import { useNewestChoice } from '../../../lib/page/use-newest-choice.ts';
import { paths } from '../../../lib/paths.ts';

/** The query parameters of the blog. */
export type BlogAddress = { category_id: number | null; tag: string; search: string; page: number };

export const postsPerPage = 9;
/** Limits of the contract. */
const maxLength = { search: 100, tag: 60 };
const maxPage = 1_000_000;

/** Reads an untrusted query: invalid values are ignored. */
export function readBlogAddress(query: URLSearchParams): BlogAddress {
  return {
    category_id: readInteger(query.get('category_id'), 15),
    tag: addressText(query, 'tag', maxLength.tag),
    search: addressText(query, 'search', maxLength.search),
    page: Math.min(readInteger(query.get('page'), 7) ?? 1, maxPage),
  };
}

/** Defaults are left out, so that each list has one address. */
export function blogHref(address: BlogAddress): string {
  return paths.blogs(withoutDefaults(address));
}

export function postsParams(address: BlogAddress) {
  return { ...withoutDefaults(address), per_page: postsPerPage };
}

/** Whether the newest post is shown above the others. */
export function isFrontPage({ tag, search, page }: BlogAddress): boolean {
  return page === 1 && !tag && !search;
}

function withoutDefaults({ category_id, tag, search, page }: BlogAddress) {
  return { category_id: category_id ?? undefined, tag: tag || undefined, search: search || undefined, page: page === 1 ? undefined : page };
}

function readInteger(text: string | null, digits: number): number | null {
  return new RegExp(`^[1-9]\\d{0,${digits - 1}}$`).test(text ?? '') ? Number(text) : null;
}

export type BlogChange = (to: Partial<Omit<BlogAddress, 'page'>>) => void;

/** Navigates to the first page of other posts. */
export function useBlogChange(address: BlogAddress): BlogChange {
  const navigate = useNavigate();
  const newest = useNewestChoice(address, blogHref(address));
  return (to) => {
    const next = { ...newest.read(), ...to, page: 1 };
    const href = blogHref(next);
    newest.choose(next, href);
    void navigate(href);
  };
}

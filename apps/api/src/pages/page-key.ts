import type { ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import type { PageAddress, Storefront } from './load-storefront.ts';

const viewCookie = /(?:^|; *)souk_view=([a-z]{2})\.([a-z]{2})\.([A-Za-z0-9]{0,12})\.(system|light|dark)(?:;|$)/;

/** The values for which pages differ: every other value in a cookie or an address gives the same bytes. */
export type OfferedViews = { offered: ReadonlySet<string>; currencies: ReadonlySet<string>; fallback: string };

/**
 * The one cookie that changes a page's HTML, where it is well formed, with only the values that the shop offers. Nothing else of a
 * visitor reaches the renderer or the cache's key, so that nobody can have one page rendered under any number of keys.
 */
function viewCookieOf(cookies: string | undefined, { offered, currencies, fallback }: OfferedViews): string {
  const [, shown = '', chosenDefault = '', currency = '', scheme] = viewCookie.exec(cookies ?? '') ?? [];
  if (scheme === undefined) return '';
  const locale = offered.has(shown) ? shown : fallback;
  const defaultLocale = offered.has(chosenDefault) ? chosenDefault : fallback;
  return `souk_view=${locale}.${defaultLocale}.${currencies.has(currency) ? currency : ''}.${scheme}`;
}

/** A page that somebody asked for: `address` and `cookie` are all that the renderer is given, `key` is what the cache stores it under. */
export type AskedPage = { kind: 'page' | 'nowhere'; address: string; cookie: string; key: string };

export type PageReader = {
  read: (url: string, cookies: string | undefined) => AskedPage | Extract<PageAddress, { kind: 'moved' }>;
  /** The key of a page that may be in the cache; undefined for every other address. */
  keyOf: (url: string, cookies: string | undefined) => string | undefined;
};

type ReaderParts = { storefront: Pick<Storefront, 'canonicalAddress'>; offered: () => OfferedViews };

/** Longer addresses are read again each time, so that the memory stays small. */
const longestRemembered = 300;
const maxRemembered = 10_000;

/** Reads addresses, and remembers those of late: matching an address against all routes takes longer than sending a cached page. */
export function createPageReader({ storefront, offered }: ReaderParts): PageReader {
  const remembered = new LRUCache<string, PageAddress>({ max: maxRemembered });
  let languages: ReadonlySet<string> = new Set();

  function readAddress(url: string): PageAddress {
    const now = offered().offered;
    if (now !== languages) remembered.clear();
    languages = now;
    const known = remembered.get(url);
    if (known) return known;
    const page = storefront.canonicalAddress(url, languages);
    if (url.length > longestRemembered) return page;
    remembered.set(url, page);
    return page;
  }

  function readPage(url: string, cookies: string | undefined): ReturnType<PageReader['read']> {
    const page = readAddress(url);
    if (page.kind === 'moved') return page;
    const address = page.address ?? url;
    const cookie = viewCookieOf(cookies, offered());
    return { kind: page.kind, address, cookie, key: `page ${cookie} ${address}` };
  }

  return {
    read: readPage,
    keyOf(url, cookies) {
      const page = readPage(url, cookies);
      return page.kind === 'page' ? page.key : undefined;
    },
  };
}

type Audience = { waiting: number; abandoned: AbortController };

/** Joins those who wait for something; the signal is aborted once all of them have left. */
export type Audiences = { join: (key: string, response: ServerResponse) => { signal: AbortSignal; leave: () => void } };

/** Counts the clients that wait for each page, since one render serves all of them. */
export function createAudiences(): Audiences {
  const audiences = new Map<string, Audience>();
  return {
    join(key, response) {
      const audience = audiences.get(key) ?? { waiting: 0, abandoned: new AbortController() };
      audiences.set(key, audience);
      audience.waiting += 1;
      let left = false;
      const leave = () => {
        if (left) return;
        left = true;
        response.off('close', leave);
        audience.waiting -= 1;
        if (audience.waiting > 0) return;
        audiences.delete(key);
        audience.abandoned.abort();
      };
      response.once('close', leave);
      return { signal: audience.abandoned.signal, leave };
    },
  };
}

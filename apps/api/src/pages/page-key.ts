const viewCookie = /(?:^|; *)(souk_view=[a-z]{2}\.[a-z]{2}\.[A-Za-z0-9]{0,12}\.(?:system|light|dark))(?:;|$)/;

/** The one cookie that changes a page's HTML, where it is well formed. Nothing else of a visitor reaches the renderer or the cache's key. */
export function viewCookieOf(cookies: string | undefined): string {
  return viewCookie.exec(cookies ?? '')?.[1] ?? '';
}

/** What a page is kept under. */
export function pageKey(viewCookie: string, url: string): string {
  return `page ${viewCookie} ${url}`;
}

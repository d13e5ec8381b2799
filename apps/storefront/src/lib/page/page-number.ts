const pageNumber = /^[1-9]\d{0,6}$/;

/** The address without a page number that is none (`?page=abc`), which opens the first page; undefined where there is nothing to correct. */
export function withoutInvalidPage({ pathname, search, hash }: Pick<URL, 'pathname' | 'search' | 'hash'>): string | undefined {
  const query = new URLSearchParams(search);
  const page = query.get('page');
  if (page === null || pageNumber.test(page)) return undefined;
  query.delete('page');
  return `${pathname}${query.size > 0 ? `?${query}` : ''}${hash}`;
}

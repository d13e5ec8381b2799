const key = 'souk.searches';
const maxSearches = 6;
const maxLength = 100;

/** Adds a search at the front; a repeated one moves there. */
export function addSearch(searches: readonly string[], search: string): string[] {
  const same = (other: string) => other.toLocaleLowerCase() === search.toLocaleLowerCase();
  return [search, ...searches.filter((other) => !same(other))].slice(0, maxSearches);
}

/** The stored searches; empty if storage is unavailable or its content is invalid. */
export function readSearches(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    const searches = Array.isArray(stored) ? stored.filter((search) => typeof search === 'string') : [];
    // The search box and the server have the same limits.
    return [...new Set(searches)].filter((search) => search.trim() !== '' && search.length <= maxLength).slice(0, maxSearches);
  } catch {
    return [];
  }
}

export function recordSearch(search: string): void {
  storeSearches(addSearch(readSearches(), search));
}

export function storeSearches(searches: readonly string[]): void {
  try {
    localStorage.setItem(key, JSON.stringify(searches));
  } catch {
    // Storage is unavailable or full: the search is not recorded.
    return;
  }
}

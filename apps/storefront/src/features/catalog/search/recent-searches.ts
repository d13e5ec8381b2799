const key = 'souk.searches';
const most = 6;
const longest = 100;

/** With one more in front; what was searched for again moves there. */
export function addSearch(searches: readonly string[], search: string): string[] {
  const same = (other: string) => other.toLocaleLowerCase() === search.toLocaleLowerCase();
  return [search, ...searches.filter((other) => !same(other))].slice(0, most);
}

/** What this browser searched for lately; nothing where it keeps nothing, or what nobody searched for. */
export function readSearches(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    const searches = Array.isArray(kept) ? kept.filter((search) => typeof search === 'string') : [];
    // As the box and the server take them.
    return [...new Set(searches)].filter((search) => search.trim() !== '' && search.length <= longest).slice(0, most);
  } catch {
    return [];
  }
}

export function rememberSearch(search: string): void {
  keepSearches(addSearch(readSearches(), search));
}

export function keepSearches(searches: readonly string[]): void {
  try {
    localStorage.setItem(key, JSON.stringify(searches));
  } catch {
    // A browser that keeps nothing remembers nothing.
    return;
  }
}

/** `far` is the first or the last page where it stands apart from the row. */
export type PageEntry = { kind: 'page'; page: number; far: boolean } | { kind: 'gap'; after: number };

/**
 * The entries of a row of pages: at most `buttons` in the middle, around the current one, and the first and the last
 * page beside them with a gap where some are left out.
 */
export function pageEntries(page: number, pages: number, buttons: number): readonly PageEntry[] {
  const width = Math.min(buttons, pages);
  const start = Math.min(Math.max(1, page - Math.floor((width - 1) / 2)), pages - width + 1);
  const end = start + width - 1;
  const entries: PageEntry[] = Array.from({ length: width }, (_, index) => ({ kind: 'page', page: start + index, far: false }));
  if (start > 2) entries.unshift({ kind: 'gap', after: 1 });
  if (start > 1) entries.unshift({ kind: 'page', page: 1, far: true });
  if (end < pages - 1) entries.push({ kind: 'gap', after: end });
  if (end < pages) entries.push({ kind: 'page', page: pages, far: true });
  return entries;
}

/** A clear error where a whole number of at least `least` is needed. */
export function demandWhole(name: string, value: number, least: 0 | 1): void {
  if (Number.isSafeInteger(value) && value >= least) return;
  throw new RangeError(
    `Pagination: ${name} must be ${least === 1 ? 'a positive whole number' : 'a whole number of 0 or more'}, not ${value}.`,
  );
}

/** The address of a page; the template must hold the place where its number goes. */
export function pageUrl(template: string, page: number): string {
  if (!template.includes('{page}')) throw new Error(`Pagination: the link type needs a URL with a {page} placeholder, not '${template}'.`);
  return template.replaceAll('{page}', String(page));
}

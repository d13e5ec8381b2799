import { option, whole } from './fields.ts';

/** Aligned columns under their titles. Numbers are aligned to the right. */
export function renderTable(titles: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const widths = titles.map((title, column) => Math.max(title.length, ...rows.map((row) => String(row[column] ?? '').length)));
  const line = (cells: readonly (string | number)[]) =>
    cells
      .map((cell, column) => (typeof cell === 'number' ? String(cell).padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0)))
      .join('  ')
      .trimEnd();
  return [line(titles), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n');
}

/** One line for each name and value. Null values are left out. */
export function renderFacts(facts: Record<string, string | number | null>): string {
  const known = Object.entries(facts).filter(([, value]) => value !== null);
  const width = Math.max(0, ...known.map(([name]) => name.length));
  return known.map(([name, value]) => `${name.padEnd(width)}  ${value}`).join('\n');
}

/** Minutes, in UTC. */
export function formatTime(time: string | Date | null): string {
  return time === null ? '' : new Date(time).toISOString().slice(0, 16).replace('T', ' ');
}

export const pageFields = {
  page: option('n', 'Page of the list (1)', whole(1, 1_000_000).prefault('1')),
  limit: option('n', 'Rows of a page (20)', whole(1, 1000).prefault('20')),
};

/** A table with the total and the number of pages below it. */
export function renderPage(
  titles: readonly string[],
  rows: readonly (readonly (string | number)[])[],
  { total, page, limit }: { total: number; page: number; limit: number },
): string {
  const pages = Math.max(1, Math.ceil(total / limit));
  return `${renderTable(titles, rows)}\n${total} in total${pages > 1 ? `, page ${page} of ${pages}` : ''}`;
}

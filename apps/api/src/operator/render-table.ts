/** Lines of columns under their titles, as wide as what stands in them. Numbers stand to the right. */
export function renderTable(titles: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const widths = titles.map((title, column) => Math.max(title.length, ...rows.map((row) => String(row[column] ?? '').length)));
  const line = (cells: readonly (string | number)[]) =>
    cells
      .map((cell, column) => (typeof cell === 'number' ? String(cell).padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0)))
      .join('  ')
      .trimEnd();
  return [line(titles), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n');
}

/** Names and values under each other; what is null is left out. */
export function renderFacts(facts: Record<string, string | number | null>): string {
  const known = Object.entries(facts).filter(([, value]) => value !== null);
  const width = Math.max(0, ...known.map(([name]) => name.length));
  return known.map(([name, value]) => `${name.padEnd(width)}  ${value}`).join('\n');
}

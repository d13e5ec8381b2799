import type { Measured, Result } from '../contest.ts';
import { describeAim, type Figures, isMet, shareByCpu, shareOf } from './figures.ts';

export type Table = { title: string; head: string[]; rows: string[][] };

export function tablesOf({ results, resources, pages }: Figures): Table[] {
  const sizes = [...new Set(results.map(({ products }) => products))];
  const tables = sizes.map((products) => ({
    title: `${grouped(products)} products`,
    head: ['call', 'from', 'server', 'per second', 'p50 ms', 'p99 ms', 'CPU µs', 'and database', 'kB', 'share', 'by CPU', 'aim', ''],
    rows: results.filter((result) => result.products === products).flatMap(rowsOf),
  }));
  return [...tables, ...(resources.length > 0 ? [resourceTable(resources)] : []), ...(pages.length > 0 ? [pageTable(pages)] : [])];
}

function rowsOf(result: Result): string[][] {
  return result.measured.map((each, place) => [
    place === 0 ? result.call : '',
    place === 0 ? result.mode : '',
    each.name,
    ...numbersOf(each),
    ...(place === 0
      ? [percent(shareOf(result)), percent(shareByCpu(result)), describeAim(result), verdict(isMet(result))]
      : ['', '', '', '']),
  ]);
}

function numbersOf({ rate, p50, p99, cpu, bytes, failures }: Measured): string[] {
  return [
    `${grouped(Math.round(rate))}${failures > 0 ? ' (failed)' : ''}`,
    milliseconds(p50),
    milliseconds(p99),
    grouped(Math.round(cpu.server)),
    cpu.database === 0 ? '' : grouped(Math.round(cpu.database)),
    bytes === 0 ? '' : kilobytes(bytes),
  ];
}

function resourceTable(resources: Figures['resources']): Table {
  return {
    title: 'Memory and start',
    head: ['products', 'first answer s', 'at rest MB (API + database)', 'under load MB (API + database)', 'aim', ''],
    rows: resources.map(({ products, startMilliseconds, atRest, underLoad }) => {
      const sum = underLoad.api + underLoad.database;
      return [
        grouped(products),
        `${Math.round(startMilliseconds / 10) / 100}`,
        `${Math.round(atRest.api)} + ${Math.round(atRest.database)}`,
        `${Math.round(underLoad.api)} + ${Math.round(underLoad.database)} = ${Math.round(sum)}`,
        '≤ 250 MB, 2 s',
        verdict(sum <= 250 && startMilliseconds <= 2000),
      ];
    }),
  };
}

function pageTable(pages: Figures['pages']): Table {
  return {
    title: 'JavaScript of each page, brotli',
    head: ['page', 'kB', 'beyond the home page kB', 'aim', ''],
    rows: pages.map(({ page, all, beyondHome }) => [
      page,
      kilobytes(all),
      page === 'home' ? '' : kilobytes(beyondHome),
      page === 'home' ? '≤ 130 kB' : '≤ 40 kB beyond',
      verdict(page === 'home' ? all <= 130_000 : beyondHome <= 40_000),
    ]),
  };
}

function verdict(met: boolean | undefined): string {
  if (met === undefined) return '';
  return met ? 'met' : 'MISSED';
}

function percent(share: number | undefined): string {
  return share === undefined ? '' : `${Math.round(share * 100)} %`;
}

function milliseconds(value: number): string {
  return value < 10 ? String(Math.round(value * 100) / 100) : String(Math.round(value));
}

function kilobytes(bytes: number): string {
  return String(Math.round(bytes / 100) / 10);
}

function grouped(value: number): string {
  return String(value).replaceAll(/\B(?=(\d{3})+$)/g, ',');
}

/** For a terminal: columns as wide as their widest cell. */
export function asText({ title, head, rows }: Table): string {
  const widths = head.map((name, column) => Math.max(name.length, ...rows.map((row) => row[column]?.length ?? 0)));
  const line = (cells: readonly string[]) =>
    widths
      .map((width, column) => pad(cells[column] ?? '', width))
      .join('  ')
      .trimEnd();
  return `\n${title}\n${line(head)}\n${rows.map(line).join('\n')}\n`;
}

/** Numbers to the right, words to the left. */
function pad(cell: string, width: number): string {
  return /^[\d.,]+( %)?$/.test(cell) ? cell.padStart(width) : cell.padEnd(width);
}

export function asMarkdown({ title, head, rows }: Table, level = 2): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return `${'#'.repeat(level)} ${title}\n\n${line(head)}\n${line(head.map(() => '---'))}\n${rows.map(line).join('\n')}\n`;
}

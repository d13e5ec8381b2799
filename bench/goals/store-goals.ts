import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { asMarkdown } from '../report/tables.ts';
import type { GoalRow } from './goal.ts';
import { goalNames } from './goal-names.ts';
import { goalTable } from './goal-table.ts';

/** When and from which code a row was measured. */
type Measuring = { measuredAt: string; commit: string };
type StoredRow = GoalRow & Measuring;

/** Replaces the rows of the goals that were measured now. The others of the file remain, so that one goal can be measured again. */
export function storeGoals(file: string, rows: readonly GoalRow[], measuring: Measuring): StoredRow[] {
  const stored: StoredRow[] = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
  const now = rows.map((row) => ({ ...row, ...measuring }));
  const measured = new Set(rows.map(({ name }) => name));
  const all = goalNames.flatMap((name) => (measured.has(name) ? now : stored).filter((row) => row.name === name));
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(all, null, 2)}\n`);
  return all;
}

/** The section of docs/benchmarks.md. */
export function goalSection(rows: readonly StoredRow[]): string {
  const problems = rows.flatMap(({ work, problems: found }) => found.map((problem) => `- ${work}: ${problem.replaceAll(/\s+/g, ' ')}`));
  return `${asMarkdown(goalTable(rows))}
At 10,000 products and with 16 connections unless a row names others. Pages are sent as brotli. *First visit*: each request asks for another product, so that its page is
in no cache. The long tail is the pages of all products, chosen by Zipf's law with exponent 0.9, after the cache has filled for 20 s. *brotli only* is a bare
Node server that compresses the same HTML for each answer. CPU is the time of a processor for one unit, in the server with its threads and in the database.
${describeMeasurings(rows)}${problems.length === 0 ? '' : `\n\n${problems.join('\n')}`}`;
}

function describeMeasurings(rows: readonly StoredRow[]): string {
  const measurings = Map.groupBy(rows, ({ measuredAt, commit }) => `${measuredAt.slice(0, 10)} at ${commit}`);
  if (measurings.size <= 1) return [...measurings.keys()].map((when) => `Measured on ${when}.`).join('');
  return [...measurings].map(([when, own]) => `Measured on ${when}: ${[...new Set(own.map(({ name }) => name))].join(', ')}.`).join(' ');
}

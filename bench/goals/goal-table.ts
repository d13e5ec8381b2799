import type { Table } from '../report/tables.ts';
import { type GoalRow, grouped } from './goal.ts';

/** One line for the terminal, printed when the row is known. */
export function asLine(row: GoalRow): string {
  const [work, figure, ...rest] = cellsOf(row);
  const [p50, p99, server, database, bare, share, byCpu, target, verdict] = rest;
  const details = [
    p50 && `p50 ${p50} ms, p99 ${p99} ms`,
    server && `CPU ${server} + ${database || 0} µs`,
    bare && `${bare}: ${share}, by CPU ${byCpu}`,
  ];
  const problems = row.problems.map((problem) => `\n    ${problem}`).join('');
  return `${work}: ${figure}${target ? ` (${target}: ${verdict})` : ''}; ${details.filter(Boolean).join('; ')}${problems}`;
}

export function goalTable(rows: readonly GoalRow[]): Table {
  return {
    title: 'Goals of the performance design',
    head: ['work', 'measured', 'p50 ms', 'p99 ms', 'CPU µs', 'and database', 'bare limit', 'share', 'by CPU', 'goal', ''],
    rows: rows.map(cellsOf),
  };
}

function cellsOf({ work, figure, target, met, times, cpu, bare }: GoalRow): string[] {
  return [
    work,
    figure,
    ...(times ? [milliseconds(times.p50), milliseconds(times.p99)] : ['', '']),
    cpu ? grouped(Math.round(cpu.server)) : '',
    cpu && cpu.database > 0 ? grouped(Math.round(cpu.database)) : '',
    ...(bare ? [`${bare.name} ${grouped(Math.round(bare.rate))}`, percent(bare.share), percent(bare.shareByCpu)] : ['', '', '']),
    target,
    met === undefined ? '' : met ? 'MET' : 'MISSED',
  ];
}

function percent(share: number): string {
  return `${Math.round(share * 100)} %`;
}

function milliseconds(value: number): string {
  return value < 10 ? String(Math.round(value * 100) / 100) : String(Math.round(value));
}

import type { TriggerTimes } from './measure-triggers.ts';

/** A table in Markdown: medians, with the middle half of the measurements, and what each state adds to the first. */
export function renderTriggers(times: readonly TriggerTimes[]): string[] {
  const [first] = times;
  if (!first) return [];
  const rows = times.map(({ state, orders, bulk }) => [state.name, cell(orders, first.orders), cell(bulk, first.bulk)]);
  return [['triggers', 'an order', 'a change of prices'], ['---', '---', '---'], ...rows].map((cells) => `| ${cells.join(' | ')} |`);
}

function cell(times: readonly number[], without: readonly number[]): string {
  const added = at(times, 0.5) - at(without, 0.5);
  const spread = `${at(times, 0.25).toFixed(1)} to ${at(times, 0.75).toFixed(1)}`;
  const more = times === without ? '' : `, ${added < 0 ? '−' : '+'}${Math.abs(added).toFixed(1)} ms`;
  return `${at(times, 0.5).toFixed(1)} ms (${spread})${more}`;
}

function at(times: readonly number[], share: number): number {
  const sorted = times.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

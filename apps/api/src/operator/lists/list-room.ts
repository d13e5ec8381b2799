import { toAmountText } from '@souk/money/amount-text';
import { z } from 'zod';
import type { DB } from '../../../db/schema.ts';
import { addRow, changeRow, listRows, type Row, type RowChange, type RowList, removeRow } from '../../platform/database/edit-rows.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { pickText } from '../../platform/text/pick-text.ts';
import { type Command, defineCommand } from '../command.ts';
import { operand, whole, words } from '../fields.ts';
import type { Market, Operator } from '../operator.ts';
import { renderTable } from '../render-table.ts';
import { textsOf } from '../text-fields.ts';
import { UsageError } from '../usage-error.ts';

/** A list that operators keep, as it is typed. */
export type KeptList = {
  room: string;
  /** What one of them is called. */
  one: string;
  summary: string;
  list: RowList<DB>;
  /** What can be said of one, by the column that it stands in or `columns` names. */
  fields: Record<string, z.ZodType>;
  columns?: Record<string, string>;
  /** Without which there is none. */
  needs: readonly string[];
  can: readonly ('add' | 'remove')[];
  /** What stands behind `add` and `edit` in the examples. */
  examples: { add?: string; edit: string };
};

/** The commands that show and change such a list. */
export function listRoom(kept: KeptList): { name: string; summary: string; commands: readonly Command[] } {
  const commands = [
    listCommand(kept),
    ...(kept.can.includes('add') ? [addCommand(kept)] : []),
    editCommand(kept),
    ...(kept.can.includes('remove') ? [removeCommand(kept)] : []),
  ];
  return { name: kept.room, summary: kept.summary, commands };
}

function listCommand({ room, summary, list, fields, columns = {} }: KeptList): Command {
  const names = Object.keys(fields).filter((name) => name !== 'name' || list.key !== 'name');
  return defineCommand({
    name: `${room} list`,
    summary: `All of them: ${summary}.`,
    examples: [`${room} list`, `${room} list --json`],
    fields: {},
    async run(_given, { context, show }) {
      const rows = await listRows<DB>(context.read, list);
      const cells = rows.map((row) => [
        String(row[list.key]),
        ...names.map((name) => cell(columns[name] ?? name, row[columns[name] ?? name], context)),
      ]);
      show({ [room.replaceAll('-', '_')]: rows }, renderTable([list.key, ...names], cells));
    },
  });
}

function cell(column: string, value: unknown, languages: Parameters<typeof pickText>[1]): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (column === 'basis_points') return `${toAmountText(Number(value))} %`;
  return typeof value === 'object' ? pickText(value, languages) : String(value);
}

function addCommand(kept: KeptList): Command {
  const { room, one, list, fields, needs, examples } = kept;
  return defineCommand({
    name: `${room} add`,
    summary: `Add ${one}.`,
    examples: [`${room} add ${examples.add}`],
    fields: list.key === 'name' ? { key: keyOf(kept), ...fields } : fields,
    async run(given, operator) {
      const change = await changeOf(operator, kept, given);
      for (const name of needs) {
        if (!isSaid(operator, kept, change, name)) throw new UsageError(`--${name} is missing: ${one} is none without`);
      }
      const named = list.key === 'name' ? { values: { ...change.values, name: given.key }, texts: change.texts } : change;
      const key = await inTransaction(operator.context.db, (transaction) => addRow(transaction, list, named));
      operator.show({ [list.key]: key }, `${String(key)} is there.`);
    },
  });
}

function editCommand(kept: KeptList): Command {
  const { room, one, list, fields, examples } = kept;
  return defineCommand({
    name: `${room} edit`,
    summary: `Change ${one}: what is said changes, the rest stays.`,
    examples: [`${room} edit ${examples.edit}`],
    fields: { key: keyOf(kept), ...fields },
    async run(given, operator) {
      const key = Key.parse(given.key);
      const change = await changeOf(operator, kept, given);
      await inTransaction(operator.context.db, (transaction) => changeRow(transaction, list, { key, ...change }));
      operator.show({ [list.key]: key }, `${key} is changed.`);
    },
  });
}

function removeCommand(kept: KeptList): Command {
  const { room, one, list, examples } = kept;
  return defineCommand({
    name: `${room} remove`,
    summary: `Take ${one} away.`,
    examples: [`${room} remove ${examples.edit.split(' ')[0]}`],
    fields: { key: keyOf(kept) },
    async run(given, { context, confirm, show }) {
      const key = Key.parse(given.key);
      await confirm(`${key} would be taken away.`);
      await inTransaction(context.db, (transaction) => removeRow(transaction, list, key));
      show({ [list.key]: key, removed: true }, `${key} is gone.`);
    },
  });
}

const Key = z.union([z.string(), z.number()]);

function keyOf({ room, list }: KeptList): z.ZodType {
  return operand(list.key, `"${room} list" has them`, list.key === 'id' ? whole(1, 999_999_999) : words(40));
}

const Wordings = z.array(z.object({ language: z.string().optional(), text: z.string() }));

async function changeOf(market: Pick<Market, 'context'>, { fields, columns = {}, list }: KeptList, given: Row): Promise<RowChange> {
  const change: RowChange = { values: {}, texts: {} };
  for (const name of Object.keys(fields)) {
    const column = columns[name] ?? name;
    const said = given[name];
    if (list.texts.includes(column)) {
      const wordings = Wordings.parse(said).map(({ language, text }) => ({ language, text }));
      change.texts[column] = await textsOf(market, wordings, `--${name}`);
    } else if (said !== undefined) change.values[column] = said;
  }
  return change;
}

function isSaid({ context }: Pick<Operator, 'context'>, { columns = {} }: KeptList, { values, texts }: RowChange, name: string): boolean {
  const column = columns[name] ?? name;
  return values[column] !== undefined || Boolean(texts[column]?.[context.defaultLocale]);
}

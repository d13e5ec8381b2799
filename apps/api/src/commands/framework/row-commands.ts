import type { ContentKind } from '@souk/contract/back-office/content-state';
import { toAmountText } from '@souk/money/currency';
import { z } from 'zod';
import type { DB } from '../../../db/schema.ts';
import { addListRow, removeListRow, updateListRow } from '../../platform/database/edit-list-rows.ts';
import { listRows, type Row, type RowChange, type RowList } from '../../platform/database/edit-rows.ts';
import { pickText } from '../../platform/text/texts.ts';
import { addContentRow, changeContentRow, removeContentRow } from '../../workflows/manage-content/edit-at-once.ts';
import { type Command, type CommandGroup, defineCommand, UsageError } from './define-command.ts';
import { operand, whole, words } from './fields.ts';
import type { CommandRuntime } from './marketplace.ts';
import { renderTable } from './tables.ts';
import { readTexts } from './text-fields.ts';

/** A list of the site whose rows operators edit: its table, its commands and their fields. */
export type EditableList = {
  group: string;
  /** One row, with its article: `a tax`. */
  one: string;
  summary: string;
  list: RowList<DB>;
  /** The content that the list is a part of: a change publishes it. */
  content?: ContentKind;
  /** The fields by their columns, or by names that `columns` maps to columns. */
  fields: Record<string, z.ZodType>;
  columns?: Record<string, string>;
  /** The fields that a new row needs. */
  required: readonly string[];
  can: readonly ('add' | 'remove')[];
  /** The arguments of `add` and `edit` in examples. */
  examples: { add?: string; edit: string };
};

/** The commands that list and change the rows of a list. */
export function rowCommands(editable: EditableList): CommandGroup {
  const commands = [
    listCommand(editable),
    ...(editable.can.includes('add') ? [addCommand(editable)] : []),
    editCommand(editable),
    ...(editable.can.includes('remove') ? [removeCommand(editable)] : []),
  ];
  return { name: editable.group, summary: editable.summary, commands };
}

function listCommand({ group, summary, list, fields, columns = {} }: EditableList): Command {
  const names = Object.keys(fields).filter((name) => name !== 'name' || list.key !== 'name');
  return defineCommand({
    name: `${group} list`,
    summary: `List ${summary}.`,
    examples: [`${group} list`, `${group} list --json`],
    fields: {},
    async run(_input, { context, print }) {
      const rows = await listRows<DB>(context.read, list);
      const cells = rows.map((row) => [
        String(row[list.key]),
        ...names.map((name) => formatCell(columns[name] ?? name, row[columns[name] ?? name], context)),
      ]);
      print({ [group.replaceAll('-', '_')]: rows }, renderTable([list.key, ...names], cells));
    },
  });
}

function formatCell(column: string, value: unknown, languages: Parameters<typeof pickText>[1]): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (column === 'basis_points') return `${toAmountText(Number(value))} %`;
  return typeof value === 'object' ? pickText(value, languages) : String(value);
}

function addCommand(editable: EditableList): Command {
  const { group, one, list, content, fields, required, examples } = editable;
  return defineCommand({
    name: `${group} add`,
    summary: `Add ${one}.`,
    examples: [`${group} add ${examples.add}`],
    fields: list.key === 'name' ? { key: keyField(editable), ...fields } : fields,
    async run(input, runtime) {
      const change = await readChange(runtime, editable, input);
      for (const name of required) {
        if (!isGiven(runtime, editable, change, name)) throw new UsageError(`--${name} is missing; ${one} needs it`);
      }
      const named = list.key === 'name' ? { values: { ...change.values, name: input.key }, texts: change.texts } : change;
      const key = content
        ? await addContentRow(runtime.context, { kind: content, list }, named)
        : (await addListRow(runtime.context, list, named)).key;
      runtime.print({ [list.key]: key }, `Added ${String(key)}.`);
    },
  });
}

function editCommand(editable: EditableList): Command {
  const { group, one, list, content, fields, examples } = editable;
  return defineCommand({
    name: `${group} edit`,
    summary: `Change the given fields of ${one}.`,
    examples: [`${group} edit ${examples.edit}`],
    fields: { key: keyField(editable), ...fields },
    async run(input, runtime) {
      const key = Key.parse(input.key);
      const change = { key, ...(await readChange(runtime, editable, input)) };
      if (content) await changeContentRow(runtime.context, { kind: content, list }, change);
      else await updateListRow(runtime.context, list, change);
      runtime.print({ [list.key]: key }, `Changed ${key}.`);
    },
  });
}

function removeCommand(editable: EditableList): Command {
  const { group, one, list, content, examples } = editable;
  return defineCommand({
    name: `${group} remove`,
    summary: `Remove ${one}.`,
    examples: [`${group} remove ${examples.edit.split(' ')[0]}`],
    fields: { key: keyField(editable) },
    async run(input, { context, confirm, print }) {
      const key = Key.parse(input.key);
      await confirm(`${key} will be removed.`);
      if (content) await removeContentRow(context, { kind: content, list }, key);
      else await removeListRow(context, list, key);
      print({ [list.key]: key, removed: true }, `Removed ${key}.`);
    },
  });
}

const Key = z.union([z.string(), z.number()]);

function keyField({ group, list }: EditableList): z.ZodType {
  return operand(list.key, `From "${group} list"`, list.key === 'id' ? whole(1, 999_999_999) : words(40));
}

const Translations = z.array(z.object({ language: z.string().optional(), text: z.string() }));

async function readChange(
  runtime: Pick<CommandRuntime, 'context'>,
  { fields, columns = {}, list }: EditableList,
  input: Row,
): Promise<RowChange> {
  const change: RowChange = { values: {}, texts: {} };
  for (const name of Object.keys(fields)) {
    const column = columns[name] ?? name;
    const value = input[name];
    if (list.texts.includes(column)) {
      const given = Translations.parse(value).map(({ language: code, text }) => ({ language: code, text }));
      change.texts[column] = await readTexts(runtime, given, `--${name}`);
    } else if (value !== undefined) change.values[column] = value;
  }
  return change;
}

function isGiven(
  { context }: Pick<CommandRuntime, 'context'>,
  { columns = {} }: EditableList,
  { values, texts }: RowChange,
  name: string,
): boolean {
  const column = columns[name] ?? name;
  return values[column] !== undefined || Boolean(texts[column]?.[context.defaultLocale]);
}

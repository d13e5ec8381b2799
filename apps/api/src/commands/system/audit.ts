import { waysOf } from '../../integrations/messages/open-messenger.ts';
import { countEntries, findBrokenEntry } from '../../modules/audit/queries.ts';
import { operatorError } from '../../platform/app-error.ts';
import { createFilmStore } from '../../platform/media/film-store.ts';
import { readAudit, undoChange } from '../../workflows/manage-audit/manage-audit.ts';
import { type CommandGroup, defineCommand } from '../framework/define-command.ts';
import { operand, option, rowId, whole, words } from '../framework/fields.ts';
import { formatTime, renderTable } from '../framework/tables.ts';

const auditList = defineCommand({
  name: 'audit list',
  summary: 'List what operators changed, newest first.',
  examples: ['audit list', 'audit list --action order.cancel --json', 'audit list --subject role:2'],
  fields: {
    action: option('action', 'Only this action, or all of a noun: order', words(80).optional()),
    subject: option('kind:id', 'Only changes of one thing', words(140).optional()),
    before: option('id', 'Only entries before this one', rowId().optional()),
    limit: option('n', 'Number of entries', whole(1, 1000).default(50)),
  },
  async run({ action, subject, before, limit }, { context, print }) {
    const [subject_kind, subject_id] = subject?.split(':') ?? [];
    const found = await readAudit(context, { action, subject_kind, subject_id, before, per_page: limit });
    const rows = found.entries.map((entry) => [
      entry.id,
      formatTime(entry.at),
      entry.by === null ? 'command line' : entry.by,
      entry.action,
      `${entry.subject.kind}:${entry.subject.id}`,
      JSON.stringify(entry.before ?? {}),
      JSON.stringify(entry.after ?? {}),
    ]);
    print(found, renderTable(['id', 'time', 'by', 'action', 'subject', 'before', 'after'], rows));
  },
});

const auditUndo = defineCommand({
  name: 'audit undo',
  summary: 'Reverse a change, as long as nothing newer changed the same thing.',
  details: 'What a shopper was sent a message about, and what moved money, cannot be reversed.',
  examples: ['audit undo 12'],
  fields: { id: operand('id', 'Id of the entry, from "audit list"', rowId()) },
  async run({ id }, { context, config, print }) {
    const parts = { ways: waysOf(config.messages.channels), films: createFilmStore(config.dataFolder) };
    const entry = await undoChange({ ...context, operator: { kind: 'command-line' } }, id, parts);
    print(entry, `Reversed the entry ${id}: ${entry.action} (${entry.id}).`);
  },
});

const auditCheck = defineCommand({
  name: 'audit check',
  summary: 'Check that no entry of the audit log was changed or removed.',
  details: 'Each entry has the hash of the one before it. The exit code is 1 if the chain is broken.',
  examples: ['audit check'],
  fields: {},
  async run(_input, { context, print }) {
    const [entries, broken] = await Promise.all([countEntries(context.read), findBrokenEntry(context.read)]);
    const text = broken === undefined ? `All ${entries} entries are as they were recorded.` : `The chain breaks at the entry ${broken}.`;
    print({ entries, broken_entry: broken ?? null }, text);
    if (broken !== undefined) throw operatorError('invalid', `The entry ${broken} was changed, or one before it was removed.`);
  },
});

export const auditCommands: CommandGroup = {
  name: 'audit',
  summary: 'what operators changed: list, reverse, check',
  commands: [auditList, auditUndo, auditCheck],
};

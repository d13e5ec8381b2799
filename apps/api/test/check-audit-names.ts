import { auditActions, auditFields, auditNouns, hiddenAuditFields } from '@souk/contract/back-office/access/audit-names';
import type { Kysely } from 'kysely';
import type { DB } from '../db/schema.ts';

const [actions, nouns] = [new Set<string>(auditActions), new Set<string>(auditNouns)];
const fields = new Set<string>([...auditFields, ...hiddenAuditFields]);

/** Fields whose keys are no names of fields: currencies, texts of the storefront, the shades and providers of a setting. */
const byKey = new Set(['rates', 'wordings', 'value']);

/** Throws where a test has recorded an entry that the panel has no words for. Each writing call has a test that records its entry. */
export async function checkAuditNames(db: Kysely<DB>): Promise<void> {
  const entries = await db.selectFrom('audit_entries').select(['action', 'subject_kind', 'before', 'after']).execute();
  const unknown = entries.flatMap(({ action, subject_kind, before, after }) => [
    ...(actions.has(action) ? [] : [`the action ${action}`]),
    ...[action.replace(/\..*/, ''), subject_kind].filter((noun) => !nouns.has(noun)).map((noun) => `the noun ${noun}`),
    ...[before, after].flatMap(namesIn).flatMap((name) => (fields.has(name) ? [] : [`the field ${name} of ${action}`])),
  ]);
  if (unknown.length === 0) return;
  const hint = 'Add them to packages/contract/src/back-office/access/audit-names.ts: docs/how-to/record-a-change.md';
  throw new Error(`The panel has no words for entries of the audit log. ${hint}\n${[...new Set(unknown)].join('\n')}`);
}

/** The names of the fields of an entry and of objects in them. Products and variants are fields that are named by their id. */
function namesIn(entry: unknown): string[] {
  return Object.entries(Object(entry)).flatMap(([name, value]) => [
    ...(/^\d+$/.test(name) ? [] : [name]),
    ...(byKey.has(name) ? Object.values(Object(value)).flatMap(namesOfValue) : namesOfValue(value)),
  ]);
}

function namesOfValue(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(namesOfValue);
  // Content, and a text by language, are shown without the names of their parts.
  if (typeof value !== 'object' || value === null || 'kind' in value) return [];
  return Object.values(value).every((part) => typeof part === 'string') ? [] : namesIn(value);
}

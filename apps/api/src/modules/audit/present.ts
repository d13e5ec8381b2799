import type { AuditEntry, AuditLine } from '@souk/contract/back-office/access/audit';
import { z } from 'zod';
import type { AuditRow, FullAuditRow } from './queries.ts';

const Fields = z.record(z.string(), z.json()).nullable();

/** An entry of thousands of products is shown with some of them: a page has many entries. */
const maxFields = 40;

export function presentLine({ id, action, created_at, by, api_key, before, after }: AuditRow): AuditLine {
  return { id, action, at: created_at.toISOString(), by, api_key, before: presentFields(before), after: presentFields(after) };
}

function presentFields(recorded: unknown): AuditLine['before'] {
  const fields = Fields.parse(recorded);
  const entries = Object.entries(fields ?? {});
  if (entries.length <= maxFields) return fields;
  return { ...Object.fromEntries(entries.slice(0, maxFields)), products: entries.length };
}

/** `mayReverse` is whether there is an inverse that the reader may run. */
export function presentEntry(row: FullAuditRow, { mayReverse }: { mayReverse: boolean }): AuditEntry {
  const { person_id, address, device, undoes, undone_by, is_newest } = row;
  return {
    ...presentLine(row),
    person_id,
    address,
    device,
    subject: { kind: row.subject_kind, id: row.subject_id, name: row.subject_name },
    undoes,
    undone_by,
    can_undo: is_newest && mayReverse,
  };
}

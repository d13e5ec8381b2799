import type { AuditLine } from '@souk/contract/back-office/orders';
import { z } from 'zod';
import type { AuditRow } from './queries.ts';

const Fields = z.record(z.string(), z.json()).nullable();

export function presentEntry({ id, action, created_at, by, before, after }: AuditRow): AuditLine {
  return { id, action, at: created_at.toISOString(), by, before: Fields.parse(before), after: Fields.parse(after) };
}

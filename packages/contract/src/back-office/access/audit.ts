import { z } from 'zod';
import type { AdminCalls } from '../../endpoint.ts';
import { Empty, Id, IdParam, perPage, requiredText, Timestamp } from '../../fields.ts';

const Fields = z.record(z.string(), z.json()).nullable();

export const AuditLine = z.object({
  id: Id,
  action: z.string(),
  at: Timestamp,
  /** The member of the staff; null for the command line, empty if they have no name any more. */
  by: z.string().nullable(),
  /** The name of the API key, if a program made the change for the member. */
  api_key: z.string().nullable(),
  before: Fields,
  after: Fields,
});
export type AuditLine = z.infer<typeof AuditLine>;

export const AuditEntry = AuditLine.extend({
  person_id: Id.nullable(),
  /** The network address and the device; empty and `npm run souk` for the command line. */
  address: z.string(),
  device: z.string(),
  subject: z.object({
    kind: z.string(),
    id: z.string(),
    /** The code of an order or of the order of a refund, the name of a person or a role, the English of a text; null for other subjects and for what has been removed. */
    name: z.string().nullable(),
  }),
  /** The entry that this one reverses, and the one that reversed it. */
  undoes: Id.nullable(),
  undone_by: Id.nullable(),
  /** Whether the change can be reversed, nothing newer changed the subject, and the role of the reader allows it. */
  can_undo: z.boolean(),
});
export type AuditEntry = z.infer<typeof AuditEntry>;

const auditFilters = {
  /** The id of a member of the staff, or `command-line`. */
  by: z.union([z.literal('command-line'), IdParam]).optional(),
  /** An action such as `order.move`, or all of a noun: `order`. */
  action: z
    .string()
    .regex(/^[a-z-]{1,40}(\.[a-z-]{1,40})?$/)
    .optional(),
  subject_kind: z
    .string()
    .regex(/^[a-z-]{1,40}$/)
    .optional(),
  /** A shop includes its payout account, members and invitations, a person their memberships and work for shops, a language's texts each of them. */
  subject_id: requiredText(100).optional(),
  since: Timestamp.optional(),
  until: Timestamp.optional(),
};

export const auditCalls = {
  'GET /admin/audit-export': {
    access: 'admin',
    needs: 'audit:read',
    summary: 'The entries of the audit log of a list as CSV, at most 100,000. The audit log has who exported them.',
    query: z.strictObject(auditFilters),
    writes: true,
    answer: Empty,
    sends: ['text/csv'],
    refusals: { 422: 'There are more than 100,000: filter them.' },
  },
  'GET /admin/audit': {
    access: 'admin',
    needs: 'audit:read',
    summary: 'What operators changed, newest first.',
    query: z.strictObject({
      ...auditFilters,
      /** Only entries before this one: the last one of the page before. */
      before: IdParam.optional(),
      per_page: perPage(50),
    }),
    answer: z.object({
      entries: z.array(AuditEntry),
      has_more: z.boolean(),
      /** For the filters: the members who made an entry, and the actions that there are. */
      people: z.array(z.object({ id: Id, name: z.string() })),
      actions: z.array(z.string()),
    }),
  },
  'POST /admin/audit/{id}/undo': {
    access: 'admin',
    needs: 'session',
    summary: 'Reverses a change, as long as nothing newer changed its subject. It needs the permission of the change.',
    params: z.strictObject({ id: IdParam }),
    answer: z.object({ entry: AuditEntry }),
    endsSessions: true,
    refusals: {
      403: 'Your role does not allow this change.',
      404: 'There is no such entry.',
      409: 'Somebody has changed the subject since, or this kind of change is not reversible. `data` has the newer entry, if any.',
    },
  },
} satisfies AdminCalls;

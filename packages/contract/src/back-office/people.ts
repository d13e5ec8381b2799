import { z } from 'zod';
import type { AdminCalls } from '../endpoint.ts';
import { Amount, Empty, FlagParam, Id, IdParam, PageParam, perPage, Timestamp, text } from '../fields.ts';
import { OrderStatus } from '../orders.ts';
import { TicketStatus } from '../support.ts';

export const PersonRow = z.object({
  id: Id,
  name: z.string(),
  phone: z.string().nullable(),
  phone_verified: z.boolean(),
  email: z.string().nullable(),
  email_verified: z.boolean(),
  locale: z.string(),
  created_at: Timestamp,
  blocked_at: Timestamp.nullable(),
  erased_at: Timestamp.nullable(),
});
export type PersonRow = z.infer<typeof PersonRow>;

/** A message to a person as it was sent, or could not be. */
export const SentMessage = z.object({
  id: Id,
  kind: z.string(),
  /**
   * `refused`: the number or mailbox refuses it. `given-up`: the channel failed for a day. `unreachable`: there is no verified address
   * of a configured channel. `unclear`: it may have arrived. `outdated`: it was not true any more, so it was not sent.
   */
  status: z.enum(['waiting', 'sending', 'sent', 'refused', 'unclear', 'given-up', 'outdated', 'unreachable']),
  /** Null until the first attempt. */
  medium: z.enum(['sms', 'whatsapp', 'mail', 'push']).nullable(),
  /** The masked number or mail address; null until the first attempt, and for browsers. */
  sent_to: z.string().nullable(),
  created_at: Timestamp,
  settled_at: Timestamp.nullable(),
});
export type SentMessage = z.infer<typeof SentMessage>;

export const ManagedPerson = z.object({
  person: PersonRow,
  orders: z.object({
    total: z.int(),
    /** The newest ones. */
    newest: z.array(
      z.object({ id: Id, code: z.string(), status: OrderStatus, payable_amount: Amount, currency: z.string(), created_at: Timestamp }),
    ),
  }),
  tickets: z.object({
    total: z.int(),
    newest: z.array(z.object({ id: Id, ticket_number: z.string(), subject: z.string(), status: TicketStatus, updated_at: Timestamp })),
  }),
  /** The name of the plan and its end; null without a membership. */
  membership: z.object({ plan: z.string(), ends_at: Timestamp.nullable() }).nullable(),
  sessions: z.array(z.object({ id: Id, device: z.string(), created_at: Timestamp, last_used_at: Timestamp })),
  /** The newest messages that were sent or are waiting. */
  messages: z.array(SentMessage),
});
export type ManagedPerson = z.infer<typeof ManagedPerson>;

const params = z.strictObject({ id: IdParam });
const none = { 404: 'There is no such person.' };
const held = { 403: 'They are a member of the staff who may do more than you.' };

const peopleFilters = {
  /** A part of a name, a phone number or a mail address. */
  search: text(60).optional(),
  blocked: FlagParam.optional(),
  /** Only people to whom a message could not be delivered in the last seven days. */
  undelivered: FlagParam.optional(),
};

export const adminPeopleCalls = {
  'GET /admin/people-export': {
    access: 'admin',
    needs: 'people:read',
    summary: 'The people of a list as CSV, newest first, at most 100,000. It is in the audit log, because it has personal data.',
    query: z.strictObject(peopleFilters),
    writes: true,
    answer: Empty,
    sends: ['text/csv'],
    refusals: { 422: 'There are more than 100,000 people: filter them.' },
  },
  'GET /admin/people': {
    access: 'admin',
    needs: 'people:read',
    summary: 'The people with an account, newest first.',
    query: z.strictObject({
      ...peopleFilters,
      page: PageParam,
      per_page: perPage(25),
    }),
    answer: z.object({ total: z.int(), people: z.array(PersonRow) }),
  },
  'GET /admin/people/{id}': {
    access: 'admin',
    needs: 'people:read',
    summary: 'A person with their orders, tickets, membership, sessions and messages.',
    params,
    answer: ManagedPerson,
    refusals: none,
  },
  'POST /admin/people/{id}/block': {
    access: 'admin',
    needs: 'people:write',
    summary: 'Signs a person out and refuses to sign them in. Their orders continue.',
    params,
    answer: Empty,
    endsSessions: true,
    refusals: { ...none, ...held, 409: 'They are blocked or erased already.' },
  },
  'POST /admin/people/{id}/unblock': {
    access: 'admin',
    needs: 'people:write',
    summary: 'Lets a blocked person sign in again.',
    params,
    answer: Empty,
    refusals: { ...none, 409: 'They are not blocked.' },
  },
  'POST /admin/people/{id}/sign-out': {
    access: 'admin',
    needs: 'people:write',
    summary: 'Signs a person out on every device, and sends them a notice.',
    params,
    answer: z.object({ ended: z.int() }),
    endsSessions: true,
    refusals: { ...none, ...held },
  },
  'POST /admin/people/{id}/sessions/{session_id}/end': {
    access: 'admin',
    needs: 'people:write',
    summary: 'Signs a person out on one device.',
    params: z.strictObject({ id: IdParam, session_id: IdParam }),
    answer: Empty,
    endsSessions: true,
    refusals: { ...held, 404: 'There is no such person, or they are not signed in there.' },
  },
  'POST /admin/people/{id}/export': {
    access: 'admin',
    needs: 'people:write',
    recent: true,
    summary: 'Everything about a person: the same file that they can download.',
    params,
    answer: z.object({ name: z.string(), content: z.string() }),
    refusals: none,
  },
  'POST /admin/people/{id}/erase': {
    access: 'admin',
    needs: 'people:erase',
    recent: true,
    summary: 'Erases the personal data of a person for good. Orders and payments stay without a name.',
    params,
    answer: Empty,
    endsSessions: true,
    refusals: { ...none, ...held, 409: 'Orders, payments or refunds of the person are open, or they are erased already.' },
  },
} satisfies AdminCalls;

import { z } from 'zod';
import type { AdminCalls } from '../endpoint.ts';
import { Amount, Empty, Id, IdParam, PageParam, perPage, requiredText, Timestamp, text } from '../fields.ts';
import { attachments } from '../files.ts';
import { OrderStatus } from '../orders.ts';
import { Ticket, TicketCard, TicketMessage, TicketStatus } from '../support.ts';

/** Waiting: open, and the last message is the shopper's. Answered: open, and the last message is ours. */
export const inboxStates = ['waiting', 'answered', 'completed', 'cancel'] as const;
export type InboxState = (typeof inboxStates)[number];

const Member = z.object({ id: Id, name: z.string() });
const Shopper = z.object({ id: Id, name: z.string(), phone: z.string().nullable() });

export const InboxTicket = TicketCard.extend({
  person: Shopper,
  assignee: Member.nullable(),
  /** Whether it is open and the last message is the shopper's. */
  is_waiting: z.boolean(),
  last_message_id: Id,
  /** The minutes from its opening to the first answer; null before it. */
  first_answer_minutes: z.int().nullable(),
});
export type InboxTicket = z.infer<typeof InboxTicket>;

const TicketOrder = z.object({
  id: Id,
  code: z.string(),
  status: OrderStatus,
  payable_amount: Amount,
  currency: z.string(),
  created_at: Timestamp,
});

const ManagedMessage = TicketMessage.extend({
  /** The member who wrote it; null for the shopper and the command line. */
  by: z.string().nullable(),
});
export type ManagedMessage = z.infer<typeof ManagedMessage>;

export const TicketNote = z.object({ id: Id, by: z.string(), note: z.string(), created_at: Timestamp });
export type TicketNote = z.infer<typeof TicketNote>;

export const ManagedTicket = z.object({
  ticket: Ticket.extend({ messages: z.array(ManagedMessage) }),
  person: Shopper,
  assignee: Member.nullable(),
  /** Those who may answer. */
  members: z.array(Member),
  /** For members only. */
  notes: z.array(TicketNote),
  /** The newest orders of the shopper; null without the permission to see orders. */
  orders: z.array(TicketOrder).nullable(),
});
export type ManagedTicket = z.infer<typeof ManagedTicket>;

export const SavedReply = z.object({ id: Id, title: z.string(), message: z.string() });
export type SavedReply = z.infer<typeof SavedReply>;

const TicketNumber = requiredText(20);
const params = z.strictObject({ ticket_number: TicketNumber });
const replyParams = z.strictObject({ id: IdParam });
export const replyTitle = requiredText(80);
const replyFields = { title: replyTitle, message: requiredText(5000) };
const none = { 404: 'There is no such ticket.' };
const noReply = { 404: 'There is no such reply.' };

export const contactStates = ['waiting', 'answered'] as const;
export type ContactState = (typeof contactStates)[number];

/** A message of the contact form. Its sender may have no account. */
export const ContactMessage = z.object({
  id: Id,
  created_at: Timestamp,
  name: z.string(),
  phone: z.string(),
  email: z.string().nullable(),
  subject: z.string(),
  message: z.string(),
  /** The member who answered it, by mail or phone; null while it waits. */
  answered: z.object({ at: Timestamp, by: z.string() }).nullable(),
});
export type ContactMessage = z.infer<typeof ContactMessage>;

const ticketFilters = {
  state: z.enum(inboxStates).optional(),
  /** Only tickets assigned to you, or to nobody. */
  assigned: z.enum(['me', 'nobody']).optional(),
  /** The beginning of a ticket number, an order code or a name; a part of a subject or a phone number. */
  search: text(60).optional(),
};

export const adminTicketsCalls = {
  'GET /admin/ticket-export': {
    access: 'admin',
    needs: 'support:read',
    summary: 'The tickets of a list as CSV, at most 100,000. The audit log has who exported them.',
    query: z.strictObject(ticketFilters),
    writes: true,
    answer: Empty,
    sends: ['text/csv'],
    refusals: { 422: 'There are more than 100,000: filter them.' },
  },
  'GET /admin/tickets': {
    access: 'admin',
    needs: 'support:read',
    summary: 'The tickets of all shoppers: those that wait for an answer first, the oldest of them at the top.',
    query: z.strictObject({
      ...ticketFilters,
      page: PageParam,
      per_page: perPage(25),
    }),
    answer: z.object({
      total: z.int(),
      counts: z.object({ all: z.int(), waiting: z.int(), answered: z.int(), completed: z.int(), cancel: z.int() }),
      tickets: z.array(InboxTicket),
      /** Those who may answer. */
      members: z.array(Member),
      /** The tickets that were opened in the last 30 days and answered, and the median of their minutes to the first answer. */
      first_answers: z.object({ tickets: z.int(), median_minutes: z.int().nullable() }),
    }),
  },
  'GET /admin/tickets/{ticket_number}': {
    access: 'admin',
    needs: 'support:read',
    summary: 'A ticket with its conversation, notes, and the orders of its shopper.',
    params,
    answer: ManagedTicket,
    refusals: none,
  },
  'GET /admin/ticket-attachments/{id}': {
    access: 'admin',
    needs: 'support:read',
    summary: 'A file of any ticket.',
    params: z.strictObject({ id: IdParam }),
    answer: Empty,
    sends: ['image/webp', 'application/pdf'],
    refusals: { 404: 'There is no such file.' },
  },
  'POST /admin/tickets/{ticket_number}/answer': {
    access: 'admin',
    needs: 'support:write',
    summary: 'Answers a ticket, perhaps with files. The shopper sees it at once and gets a message.',
    params,
    body: z.strictObject({
      message: requiredText(5000),
      /** The last message that the member saw. */
      seen_message_id: IdParam,
    }),
    files: { attachments },
    answer: ManagedTicket,
    refusals: { ...none, 409: 'There is a newer message, or the ticket is closed.' },
  },
  'POST /admin/tickets/{ticket_number}/note': {
    access: 'admin',
    needs: 'support:write',
    summary: 'Adds a note that only members see.',
    params,
    body: z.strictObject({ note: requiredText(2000) }),
    answer: ManagedTicket,
    refusals: none,
  },
  'POST /admin/tickets/{ticket_number}/assign': {
    access: 'admin',
    needs: 'support:write',
    summary: 'Assigns a ticket to a member, or to nobody.',
    params,
    body: z.strictObject({ assignee_id: Id.nullable(), seen_assignee_id: Id.nullable() }),
    answer: ManagedTicket,
    refusals: { ...none, 409: 'Somebody else has assigned it.', 422: 'This member may not answer tickets.' },
  },
  'POST /admin/tickets/{ticket_number}/close': {
    access: 'admin',
    needs: 'support:write',
    summary: 'Closes a ticket: completed if it was answered, otherwise cancelled.',
    params,
    body: z.strictObject({ seen_message_id: Id }),
    answer: ManagedTicket,
    refusals: { ...none, 409: 'There is a newer message, or the ticket is closed already.' },
  },
  'POST /admin/tickets/{ticket_number}/reopen': {
    access: 'admin',
    needs: 'support:write',
    summary: 'Opens a closed ticket again.',
    params,
    body: z.strictObject({ seen_status: TicketStatus }),
    answer: ManagedTicket,
    refusals: { ...none, 409: 'It is open already.' },
  },
  'GET /admin/saved-replies': {
    access: 'admin',
    needs: 'support:read',
    summary: 'The saved replies. `{name}`, `{ticket}` and `{order}` in them are filled in when one is used.',
    answer: z.object({ replies: z.array(SavedReply) }),
  },
  'POST /admin/saved-replies': {
    access: 'admin',
    needs: 'support:write',
    summary: 'Adds a saved reply.',
    body: z.strictObject(replyFields),
    answer: z.object({ reply: SavedReply }),
  },
  'POST /admin/saved-replies/{id}': {
    access: 'admin',
    needs: 'support:write',
    summary: 'Changes a saved reply.',
    params: replyParams,
    body: z.strictObject({ ...replyFields, seen: z.strictObject(replyFields) }),
    answer: z.object({ reply: SavedReply }),
    refusals: { ...noReply, 409: 'Somebody else has changed it.' },
  },
  'DELETE /admin/saved-replies/{id}': {
    access: 'admin',
    needs: 'support:write',
    summary: 'Removes a saved reply.',
    params: replyParams,
    answer: Empty,
    refusals: noReply,
  },
  'GET /admin/contact-messages': {
    access: 'admin',
    needs: 'support:read',
    summary: 'The messages of the contact form, newest first.',
    query: z.strictObject({
      state: z.enum(contactStates).optional(),
      /** A part of a name, an address, a subject, a text or a phone number. */
      search: text(60).optional(),
      page: PageParam,
      per_page: perPage(25),
    }),
    answer: z.object({
      total: z.int(),
      counts: z.object({ all: z.int(), waiting: z.int(), answered: z.int() }),
      messages: z.array(ContactMessage),
    }),
  },
  'POST /admin/contact-messages/{id}/answered': {
    access: 'admin',
    needs: 'support:write',
    summary: 'Marks a message as answered by mail or phone, or as waiting again.',
    params: z.strictObject({ id: IdParam }),
    body: z.strictObject({ is_answered: z.boolean(), seen_answered: z.boolean() }),
    answer: z.object({ message: ContactMessage, entry_id: Id.nullable() }),
    refusals: { 404: 'There is no such message.', 409: 'Somebody else has changed it.' },
  },
} satisfies AdminCalls;

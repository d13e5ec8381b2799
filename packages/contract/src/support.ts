import { z } from 'zod';
import type { Calls } from './endpoint.ts';
import { Email, Empty, Id, IdParam, PageParam, Phone, perPage, requiredText, Timestamp, text } from './fields.ts';
import { attachments } from './files.ts';

/** Running: waits for somebody. Completed: closed after an answer. Cancel: closed before there was one. */
export const ticketStatuses = ['running', 'completed', 'cancel'] as const;
export const TicketStatus = z.enum(ticketStatuses);
export type TicketStatus = z.infer<typeof TicketStatus>;

export const TicketIssueType = z.object({ id: Id, name: z.string() });

export const TicketCard = z.object({
  id: Id,
  ticket_number: z.string(),
  subject: z.string(),
  status: TicketStatus,
  issue_type: TicketIssueType,
  /** The code of the order it is about. */
  order_number: z.string().nullable(),
  order_id: Id.nullable(),
  created_at: Timestamp,
  updated_at: Timestamp,
  /** The last of its messages. */
  last_message: z.object({ message: z.string(), from_shopper: z.boolean(), created_at: Timestamp }),
});
export type TicketCard = z.infer<typeof TicketCard>;

/** A file with a message: GET /ticket-attachments/{id} sends it. */
export const TicketAttachment = z.object({ id: Id, name: z.string(), type: z.string(), bytes: z.int() });
export type TicketAttachment = z.infer<typeof TicketAttachment>;

export const TicketMessage = z.object({
  id: Id,
  from_shopper: z.boolean(),
  message: z.string(),
  created_at: Timestamp,
  attachments: z.array(TicketAttachment),
});
export type TicketMessage = z.infer<typeof TicketMessage>;

export const Ticket = TicketCard.extend({ email: z.string().nullable(), phone: z.string().nullable(), messages: z.array(TicketMessage) });
export type Ticket = z.infer<typeof Ticket>;

const TicketNumber = requiredText(20);
const message = requiredText(5000);
const absent = { 404: 'There is no such ticket of yours.' };

export const supportCalls = {
  'GET /ticket-issue-types': {
    access: 'signed-in',
    summary: 'What a ticket can be about.',
    answer: z.object({ issue_types: z.array(TicketIssueType) }),
  },
  'GET /support-tickets': {
    access: 'signed-in',
    summary: 'Your tickets, the one that moved last first, and how many there are of each status.',
    query: z.strictObject({ status: TicketStatus.optional(), page: PageParam, per_page: perPage(10) }),
    answer: z.object({
      total: z.int(),
      running: z.int(),
      completed: z.int(),
      cancel: z.int(),
      support_tickets: z.array(TicketCard),
    }),
  },
  'POST /support-ticket': {
    access: 'signed-in',
    summary: 'Opens a ticket, perhaps about an order of yours (by its code) and with files.',
    body: z.strictObject({
      issue_type: IdParam,
      subject: requiredText(150),
      message,
      /** May be left out by a person whose number is verified. */
      email: Email.optional(),
      phone: Phone.optional(),
      order_number: text(20).optional(),
    }),
    files: { attachments },
    answer: z.object({ support_ticket: Ticket }),
    status: 201,
    refusals: { 422: 'There is no such kind of ticket, no such order of yours, or neither a mail address nor a verified number.' },
  },
  'GET /support-ticket/show': {
    access: 'signed-in',
    summary: 'One ticket of yours with its conversation.',
    query: z.strictObject({ ticket_number: TicketNumber }),
    answer: z.object({ support_ticket: Ticket }),
    refusals: absent,
  },
  'POST /support-ticket-message': {
    access: 'signed-in',
    summary: 'Says something more, perhaps with files.',
    body: z.strictObject({ ticket_number: TicketNumber, message }),
    files: { attachments },
    answer: z.object({ messages: z.array(TicketMessage) }),
    status: 201,
    refusals: { ...absent, 409: 'It is closed.' },
  },
  'POST /support-ticket/close': {
    access: 'signed-in',
    summary: 'Closes a ticket of yours.',
    body: z.strictObject({ ticket_number: TicketNumber }),
    answer: z.object({ support_ticket: Ticket }),
    refusals: { ...absent, 409: 'It is closed already.' },
  },
  'GET /ticket-attachments/{id}': {
    access: 'signed-in',
    origin: 'ours',
    summary: 'A file of a ticket of yours.',
    params: z.strictObject({ id: IdParam }),
    answer: Empty,
    sends: ['image/webp', 'application/pdf'],
    refusals: { 404: 'There is no such file of yours.' },
  },
} satisfies Calls;

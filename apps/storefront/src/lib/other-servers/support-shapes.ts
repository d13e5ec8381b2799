import type { CallAnswer } from '@souk/contract/calls';
import type { Ticket, TicketCard, TicketList } from './answers.ts';
import { oneOf, orNull, type Shape } from './complete.ts';

const issueType = { id: 0, name: '' };

const ticketCard = {
  id: 0,
  ticket_number: '',
  subject: '',
  status: oneOf(['running', 'completed', 'cancel'], 'running'),
  issue_type: orNull(issueType),
  order_number: null,
  order_id: null,
  created_at: '',
  updated_at: '',
  last_message: orNull({ message: '', from_shopper: false, created_at: '' }),
} satisfies Shape<TicketCard>;

export const ticketList: Shape<TicketList> = {
  total: 0,
  running: 0,
  completed: 0,
  cancel: 0,
  support_tickets: [ticketCard],
};

export const ticket: Shape<Ticket> = {
  ...ticketCard,
  email: null,
  phone: null,
  messages: [
    {
      id: 0,
      from_shopper: false,
      message: '',
      created_at: '',
      attachments: [{ id: 0, name: '', type: '', bytes: 0 }],
    },
  ],
};

export const issueTypes: Shape<CallAnswer<'GET /ticket-issue-types'>> = { issue_types: [issueType] };

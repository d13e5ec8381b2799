import { z } from 'zod';
import type { Bought } from './buy.ts';
import type { Member } from './person.ts';
import { oneOf } from './thinking.ts';

const Types = z.object({ issue_types: z.array(z.object({ id: z.int() })) });
const Opened = z.object({ support_ticket: z.object({ ticket_number: z.string() }) });

/** Opens a ticket, about the order if there is one, reads it over and adds a line. */
export async function askForHelp({ shop, think, token, email }: Member, order: Bought): Promise<void> {
  const { data } = await shop.ask({ call: 'GET /ticket-issue-types', path: '/api/ticket-issue-types', token });
  await think('write');
  const form = new FormData();
  form.set('issue_type', String(oneOf(Types.parse(data).issue_types).id));
  form.set('subject', 'Where is it');
  form.set('message', 'I should like to know when it comes.');
  form.set('email', email);
  if (order) form.set('order_number', order.code);
  const answer = await shop.ask({ call: 'POST /support-ticket', path: '/api/support-ticket', method: 'POST', token, form });
  const opened = Opened.safeParse(answer.data);
  if (!opened.success) return;
  const { ticket_number } = opened.data.support_ticket;
  await shop.ask({ call: 'GET /support-ticket/show', path: `/api/support-ticket/show?ticket_number=${ticket_number}`, token });
  await think('write');
  const more = new FormData();
  more.set('ticket_number', ticket_number);
  more.set('message', 'The door is round the corner.');
  await shop.ask({ call: 'POST /support-ticket-message', path: '/api/support-ticket-message', method: 'POST', token, form: more });
  await shop.ask({ call: 'GET /support-tickets', path: '/api/support-tickets', token });
}

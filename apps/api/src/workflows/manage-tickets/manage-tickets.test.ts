import { InboxTicket, ManagedTicket } from '@souk/contract/back-office/tickets';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { aFile, buildForm } from '../../../test/build-form.ts';
import { buildBasket, orderBasket } from '../../../test/builders/basket.ts';
import { buildShopper } from '../../../test/builders/shopper.ts';
import { buildStaff } from '../../../test/builders/staff.ts';
import { buildTicketMessage } from '../../../test/builders/ticket.ts';
import { useTestApp } from '../../../test/test-app.ts';

const { app, call, clock, database, messages, runJobs } = await useTestApp({ env: { PUBLIC_URL: 'https://market.example' } });
const { db } = database;
const { headers, person_id: owner } = await buildStaff(db);
await db.updateTable('people').set({ name: 'Noor' }).where('id', '=', owner).execute();

type Headers = Record<string, string>;

async function build({ from_shopper = true } = {}) {
  const shopper = await buildShopper(db);
  const { ticket_number: number, message_id } = await buildTicketMessage(db, { person_id: shopper.id, from_shopper });
  return { shopper, number, message_id };
}

const list = async (query = '', own: Headers = headers) => {
  const { body } = await call('GET', `/admin/tickets?${query}`, { headers: own });
  return z.object({ total: z.int(), counts: z.record(z.string(), z.int()), tickets: z.array(InboxTicket) }).parse(body.data);
};
const numbers = async (query = '', own: Headers = headers) => (await list(query, own)).tickets.map(({ ticket_number }) => ticket_number);
const read = async (number: string, own: Headers = headers) =>
  ManagedTicket.parse((await call('GET', `/admin/tickets/${number}`, { headers: own })).body.data);
const change = (number: string, what: string, body: object, own: Headers = headers) =>
  call('POST', `/admin/tickets/${number}/${what}`, { headers: own, body });
const answer = (number: string, message: string, { seen, files = [], own = headers }: { seen: number; files?: File[]; own?: Headers }) =>
  call('POST', `/admin/tickets/${number}/answer`, {
    headers: own,
    form: buildForm([['message', message], ['seen_message_id', String(seen)], ...files.map((file) => ['attachments', file] as const)]),
  });
const entries = (subject: string) =>
  db
    .selectFrom('audit_entries')
    .select(['id', 'action', 'before', 'after', 'person_id'])
    .where('subject_id', '=', subject)
    .orderBy('id')
    .execute();
const undoLast = async (subject: string) => call('POST', `/admin/audit/${(await entries(subject)).at(-1)?.id}/undo`, { headers });

describe('the inbox', () => {
  test('has the time to the first answer of each ticket, and the median of the last 30 days', async () => {
    await db.deleteFrom('tickets').execute();
    const now = clock.now().getTime();
    const open = async (minutesAgo: number, answers: number[]) => {
      const { number } = await build();
      const { id } = await db
        .updateTable('tickets')
        .set({ created_at: new Date(now - minutesAgo * 60_000) })
        .where('ticket_number', '=', number)
        .returning('id')
        .executeTakeFirstOrThrow();
      for (const minutes of answers)
        await db
          .insertInto('ticket_messages')
          .values({ ticket_id: id, from_shopper: false, message: 'Hello', created_at: new Date(now - (minutesAgo - minutes) * 60_000) })
          .execute();
      return number;
    };
    const minutesOf = async () => {
      const { tickets } = await list();
      return new Map(tickets.map(({ ticket_number, first_answer_minutes }) => [ticket_number, first_answer_minutes]));
    };
    const first = async () => Object((await call('GET', '/admin/tickets', { headers })).body.data);
    const waiting = await open(500, []);
    expect(await first()).toMatchObject({ first_answers: { tickets: 0, median_minutes: null }, members: [{ id: owner, name: 'Noor' }] });
    const numbersOf = [await open(400, [10, 300]), await open(300, [30]), await open(3000, [200])];
    await open(31 * 24 * 60, [5]);
    expect((await first()).first_answers).toEqual({ tickets: 3, median_minutes: 30 });
    const minutes = await minutesOf();
    expect([waiting, ...numbersOf].map((number) => minutes.get(number))).toEqual([null, 10, 30, 200]);
    const [row] = (await list(`search=${waiting}`)).tickets;
    expect(row?.last_message_id).toBe((await read(waiting)).ticket.messages.at(-1)?.id);
  });

  test('lists what waits first, the oldest of it at the top, with the number in each state', async () => {
    await db.deleteFrom('tickets').execute();
    const answered = await build({ from_shopper: false });
    const [first, second] = [await build(), await build()];
    const closed = await build();
    const times = [second, first, answered, closed];
    for (const [index, { number }] of times.entries())
      await db
        .updateTable('tickets')
        .set({ updated_at: new Date(2026, 0, index + 1) })
        .where('ticket_number', '=', number)
        .execute();
    await db.updateTable('tickets').set({ status: 'completed' }).where('ticket_number', '=', closed.number).execute();
    expect(await numbers()).toEqual([second.number, first.number, closed.number, answered.number]);
    expect(await list('state=waiting')).toMatchObject({
      total: 2,
      counts: { all: 4, waiting: 2, answered: 1, completed: 1, cancel: 0 },
      tickets: [{ is_waiting: true, assignee: null, person: { id: second.shopper.id } }, {}],
    });
    expect(await numbers('state=answered')).toEqual([answered.number]);
    expect(await numbers('per_page=1&page=2')).toEqual([first.number]);
    // A message of the shopper makes it wait again.
    await call('POST', '/support-ticket-message', {
      token: answered.shopper.token,
      form: buildForm([
        ['ticket_number', answered.number],
        ['message', 'And when?'],
      ]),
    });
    expect(await numbers('state=answered')).toEqual([]);
  });

  test('finds by number, subject, name, phone number and order', async () => {
    const { shopper, number } = await build();
    await db.updateTable('people').set({ name: 'Zoya 100%' }).where('id', '=', shopper.id).execute();
    const { phone_full } = await db.selectFrom('people').select('phone_full').where('id', '=', shopper.id).executeTakeFirstOrThrow();
    await db.updateTable('tickets').set({ subject: 'A cracked lid_x' }).where('ticket_number', '=', number).execute();
    for (const search of [number.toLowerCase(), 'cracked', 'LID_', 'zoya 100%', `+${phone_full}`])
      expect([search, await numbers(`search=${encodeURIComponent(search)}`)]).toEqual([search, [number]]);
    expect(await numbers('search=lid%25x')).toEqual([]);
  });

  test('shows the tickets of a member, and of nobody', async () => {
    const { number } = await build();
    expect(await numbers('assigned=me')).toEqual([]);
    expect((await change(number, 'assign', { assignee_id: owner, seen_assignee_id: null })).status).toBe(200);
    expect(await numbers('assigned=me')).toEqual([number]);
    expect(await numbers('assigned=nobody')).not.toContain(number);
    await undoLast(number);
    expect(await numbers('assigned=me')).toEqual([]);
  });
});

describe('an answer', () => {
  test('is seen by the shopper with its files, and sent as one message', async () => {
    messages.splice(0);
    const { shopper, number, message_id } = await build();
    const sent = await answer(number, 'It left today.', { seen: message_id, files: [aFile('png'), aFile('pdf')] });
    expect(sent).toMatchObject({
      status: 200,
      body: { data: { ticket: { messages: [{ by: null }, { by: 'Noor', from_shopper: false }] } } },
    });
    const { body } = await call('GET', `/support-ticket/show?ticket_number=${number}`, { token: shopper.token });
    const conversation = Object(body.data?.support_ticket).messages;
    expect(conversation.at(-1)).toMatchObject({
      message: 'It left today.',
      attachments: [{ type: 'image/webp' }, { type: 'application/pdf' }],
    });
    expect(JSON.stringify(body)).not.toContain('Noor');
    await runJobs();
    expect(messages.map(({ subject }) => subject)).toEqual([`New reply to your ticket ${number}`]);
    expect(await entries(number)).toMatchObject([{ action: 'ticket.answer', person_id: owner, after: { message_id: expect.any(Number) } }]);

    const file = `/api/admin/ticket-attachments/${conversation.at(-1).attachments[1].id}`;
    const loaded = await app.server.inject({ url: file, headers: { ...headers, 'x-requested-with': 'test' } });
    expect([loaded.statusCode, loaded.headers['content-type']]).toEqual([200, 'application/pdf']);
    expect((await call('GET', '/admin/ticket-attachments/999999', { headers })).status).toBe(404);
  });

  test('of two members who answer at once is stored once; the second sees the first', async () => {
    const { number, message_id } = await build();
    const other = await buildStaff(db, ['support:read', 'support:write']);
    const sent = await Promise.all([
      answer(number, 'One.', { seen: message_id }),
      answer(number, 'Two.', { seen: message_id, own: other.headers }),
    ]);
    expect(sent.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { ticket } = await read(number, other.headers);
    expect(ticket.messages).toHaveLength(2);
    expect((await answer(number, 'Then this.', { seen: ticket.messages[1]?.id ?? 0, own: other.headers })).status).toBe(200);
  });

  test('names what is wrong with it, and stores nothing', async () => {
    const { number, message_id } = await build();
    expect(await answer(number, ' ', { seen: message_id })).toMatchObject({
      status: 422,
      body: { errors: { message: [expect.any(String)] } },
    });
    const wrong = await answer(number, 'Look.', { seen: message_id, files: [aFile('svg')] });
    expect(wrong).toMatchObject({ status: 422, body: { errors: { attachments: [expect.any(String)] } } });
    expect((await answer('TK-NONE', 'Hello', { seen: 1 })).status).toBe(404);
    expect((await read(number)).ticket.messages).toHaveLength(1);
  });
});

test('a ticket is closed, opened again by undo, and takes messages of the shopper again', async () => {
  const { shopper, number, message_id } = await build({ from_shopper: false });
  const write = () =>
    call('POST', '/support-ticket-message', {
      token: shopper.token,
      form: buildForm([
        ['ticket_number', number],
        ['message', 'One more thing.'],
      ]),
    });
  expect((await change(number, 'close', { seen_message_id: message_id - 1 })).status).toBe(409);
  expect(await change(number, 'close', { seen_message_id: message_id })).toMatchObject({
    status: 200,
    body: { data: { ticket: { status: 'completed' } } },
  });
  expect((await write()).status).toBe(409);
  expect((await answer(number, 'Too late.', { seen: message_id })).status).toBe(409);
  expect((await undoLast(number)).status).toBe(200);
  expect((await change(number, 'reopen', { seen_status: 'completed' })).status).toBe(409);
  expect((await write()).status).toBe(201);
  expect((await undoLast(number)).status).toBe(200);
  expect((await read(number)).ticket.status).toBe('completed');
  expect((await entries(number)).map(({ action }) => action)).toEqual(['ticket.close', 'ticket.reopen', 'ticket.close']);
});

test('a note is for members only', async () => {
  const { shopper, number } = await build();
  expect(await change(number, 'note', { note: 'Ask the potter.' })).toMatchObject({
    status: 200,
    body: { data: { notes: [{ by: 'Noor', note: 'Ask the potter.', created_at: clock.now().toISOString() }] } },
  });
  const seen = await call('GET', `/support-ticket/show?ticket_number=${number}`, { token: shopper.token });
  expect(JSON.stringify(seen.body)).not.toContain('potter');
  expect(JSON.stringify(await entries(number))).not.toContain('potter');
});

test('is assigned only to members who may answer, and not over another’s choice', async () => {
  const { number } = await build();
  const [reader, helper] = [await buildStaff(db, ['support:read']), await buildStaff(db, ['support:read', 'support:write'])];
  expect(await change(number, 'assign', { assignee_id: reader.person_id, seen_assignee_id: null })).toMatchObject({
    status: 422,
    body: { errors: { assignee_id: [expect.any(String)] } },
  });
  expect((await change(number, 'assign', { assignee_id: helper.person_id, seen_assignee_id: null })).status).toBe(200);
  expect((await change(number, 'assign', { assignee_id: owner, seen_assignee_id: null })).status).toBe(409);
  expect((await read(number)).assignee).toMatchObject({ id: helper.person_id });
});

test('the orders of the shopper are next to the ticket, for members who may see orders', async () => {
  await db.updateTable('settings').set({ cash_on_delivery: true }).execute();
  const basket = await buildBasket(db);
  await orderBasket(call, basket);
  const { ticket_number } = await buildTicketMessage(db, { person_id: basket.shopper.id, from_shopper: true });
  expect((await read(ticket_number)).orders).toMatchObject([{ status: 'Pending', payable_amount: 20 }]);
  const helper = await buildStaff(db, ['support:read']);
  expect((await read(ticket_number, helper.headers)).orders).toBeNull();
});

test('a saved reply is added, changed and removed, each undone by the log', async () => {
  const replies = async () => Object((await call('GET', '/admin/saved-replies', { headers })).body.data).replies;
  const first = { title: 'Hello', message: 'Hello {name},' };
  const { body } = await call('POST', '/admin/saved-replies', { headers, body: first });
  const { id } = z.object({ id: z.int() }).parse(body.data?.reply);
  const second = { title: 'Good day', message: 'Good day {name},' };
  const changed = await call('POST', `/admin/saved-replies/${id}`, { headers, body: { ...second, seen: first } });
  expect(changed.status).toBe(200);
  expect((await call('POST', `/admin/saved-replies/${id}`, { headers, body: { ...first, seen: first } })).status).toBe(409);
  const undo = async () => expect((await undoLast(String(id))).status).toBe(200);
  await undo();
  expect(await replies()).toEqual([{ id, ...first }]);
  expect((await call('DELETE', `/admin/saved-replies/${id}`, { headers })).status).toBe(200);
  expect(await replies()).toEqual([]);
  expect((await call('DELETE', `/admin/saved-replies/${id}`, { headers })).status).toBe(404);
  await undo();
  expect(await replies()).toEqual([{ id, ...first }]);
});

import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Ticket, TicketCard, TicketMessage } from '@souk/contract/support';
import { beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { aFile, buildForm } from '../../../test/build-form.ts';
import { fillCart, orderBasket } from '../../../test/builders/basket.ts';
import { buildProduct } from '../../../test/builders/goods.ts';
import { buildShopper, type Shopper } from '../../../test/builders/shopper.ts';
import { useTestApp } from '../../../test/test-app.ts';

const { app, call, clock, database, folder } = await useTestApp();
const { db } = database;

let kind = 0;
beforeAll(async () => {
  await db.updateTable('settings').set({ cash_on_delivery: true }).execute();
  const names = ['Delivery', 'Payment'].map((name, position) => ({ name: JSON.stringify({ en: name }), position }));
  const [first] = await db.insertInto('ticket_issue_types').values(names).returning('id').execute();
  kind = first?.id ?? 0;
});

type Fields = Record<string, string | File | undefined>;

function open({ token }: Pick<Shopper, 'token'>, over: Fields = {}, files: File[] = []) {
  const fields: Fields = {
    issue_type: String(kind),
    subject: 'Broken bowl',
    message: 'It came in two pieces.',
    email: 'asha@mail.example',
    ...over,
  };
  const given = Object.entries(fields).flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as const]));
  return call('POST', '/support-ticket', { token, form: buildForm([...given, ...files.map((file) => ['attachments', file] as const)]) });
}

async function openOne(shopper: Pick<Shopper, 'token'>, over: Fields = {}, files: File[] = []): Promise<Ticket> {
  const answer = await open(shopper, over, files);
  expect(answer).toMatchObject({ status: 201 });
  return Ticket.parse(answer.body.data?.support_ticket);
}

function addMessage({ token }: Pick<Shopper, 'token'>, ticket: Pick<Ticket, 'ticket_number'>, message: string, files: File[] = []) {
  const parts = [['ticket_number', ticket.ticket_number] as const, ['message', message] as const];
  return call('POST', '/support-ticket-message', {
    token,
    form: buildForm([...parts, ...files.map((file) => ['attachments', file] as const)]),
  });
}

async function answerOf(ticket: Pick<Ticket, 'id'>, message = 'We send another one.') {
  await db.insertInto('ticket_messages').values({ ticket_id: ticket.id, from_shopper: false, message, created_at: clock.now() }).execute();
}

const close = ({ token }: Pick<Shopper, 'token'>, { ticket_number }: Pick<Ticket, 'ticket_number'>) =>
  call('POST', '/support-ticket/close', { token, body: { ticket_number } });
const show = ({ token }: Pick<Shopper, 'token'>, { ticket_number }: Pick<Ticket, 'ticket_number'>) =>
  call('GET', `/support-ticket/show?ticket_number=${ticket_number}`, { token });
const list = async ({ token }: Pick<Shopper, 'token'>, query = '') => {
  const { body } = await call('GET', `/support-tickets${query}`, { token });
  return z
    .object({ total: z.int(), running: z.int(), completed: z.int(), cancel: z.int(), support_tickets: z.array(TicketCard) })
    .parse(body.data);
};

/** The number of private files on disk. */
async function countFiles(): Promise<number> {
  const entries = await readdir(join(folder, 'private'), { recursive: true, withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isFile()).length;
}

describe('[account-05] a ticket', () => {
  test('is opened about an order, with files, and shown with its conversation', async () => {
    const shopper = await buildShopper(db);
    const product = await buildProduct(db);
    await fillCart(db, shopper, product, 1);
    const placed = await orderBasket(call, { shopper, shopIds: [product.shop_id], payable: 10 });
    const [order] = z.object({ orders: z.array(z.object({ id: z.int(), code: z.string() })) }).parse(placed.body.data).orders;
    const ticket = await openOne(shopper, { order_number: order?.code.toLowerCase(), phone: '+91 98765 43210' }, [
      aFile('png'),
      aFile('pdf'),
    ]);
    expect(ticket).toMatchObject({
      ticket_number: expect.stringMatching(/^TK-[2-9A-Z]{6}$/),
      subject: 'Broken bowl',
      status: 'running',
      issue_type: { id: kind, name: 'Delivery' },
      order_number: order?.code,
      order_id: order?.id,
      email: 'asha@mail.example',
      messages: [
        { from_shopper: true, message: 'It came in two pieces.', attachments: [{ type: 'image/webp' }, { type: 'application/pdf' }] },
      ],
    });
    expect(await show(shopper, ticket)).toMatchObject({ status: 200, body: { data: { support_ticket: ticket } } });
    expect((await call('GET', '/ticket-issue-types', { token: shopper.token })).body.data).toEqual({
      issue_types: [
        { id: kind, name: 'Delivery' },
        { id: expect.any(Number), name: 'Payment' },
      ],
    });
  });

  test('takes messages until it is closed', async () => {
    const shopper = await buildShopper(db);
    const ticket = await openOne(shopper);
    await answerOf(ticket);
    clock.advance(5);
    const answer = await addMessage(shopper, ticket, 'Thank you.', [aFile('png')]);
    const messages = z.array(TicketMessage).parse(answer.body.data?.messages);
    expect(messages.map(({ message, from_shopper }) => [message, from_shopper])).toEqual([
      ['It came in two pieces.', true],
      ['We send another one.', false],
      ['Thank you.', true],
    ]);
    expect(await close(shopper, ticket)).toMatchObject({ status: 200, body: { data: { support_ticket: { status: 'completed' } } } });
    expect(await addMessage(shopper, ticket, 'Still there?')).toMatchObject({ status: 409 });
    expect(await close(shopper, ticket)).toMatchObject({ status: 409 });
  });

  test('becomes cancelled when it is closed without an answer', async () => {
    const shopper = await buildShopper(db);
    expect((await close(shopper, await openOne(shopper))).body.data).toMatchObject({ support_ticket: { status: 'cancel' } });
  });

  test('is listed by status with counts and pages, latest message first', async () => {
    const shopper = await buildShopper(db);
    await openOne(await buildShopper(db));
    const first = await openOne(shopper, { subject: 'First' });
    clock.advance(10);
    const second = await openOne(shopper, { subject: 'Second' });
    await close(shopper, await openOne(shopper, { subject: 'Third' }));
    clock.advance(10);
    await addMessage(shopper, first, 'And another thing.');
    const running = await list(shopper, '?status=running');
    expect(running).toMatchObject({ total: 2, running: 2, completed: 0, cancel: 1 });
    expect(running.support_tickets.map(({ subject }) => subject)).toEqual(['First', 'Second']);
    expect(running.support_tickets[0]?.last_message).toMatchObject({ message: 'And another thing.', from_shopper: true });
    expect((await list(shopper, '?per_page=1&page=2')).total).toBe(3);
    expect(second.messages).toHaveLength(1);
  });
});

describe('a file of a ticket', () => {
  test('is sent as a download to its owner only', async () => {
    const shopper = await buildShopper(db);
    const ticket = await openOne(shopper, {}, [aFile('png')]);
    const url = `/api/ticket-attachments/${ticket.messages[0]?.attachments[0]?.id}`;
    const get = (token: string) => app.server.inject({ url, headers: { authorization: `Bearer ${token}` } });
    const mine = await get(shopper.token);
    expect([mine.statusCode, mine.headers['content-type'], mine.headers['x-content-type-options']]).toEqual([200, 'image/webp', 'nosniff']);
    expect(mine.headers['content-disposition']).toMatch(/^attachment/);
    expect((await get((await buildShopper(db)).token)).statusCode).toBe(404);
  });

  test('is removed if the ticket is refused', async () => {
    const shopper = await buildShopper(db);
    const before = await countFiles();
    expect(await open(shopper, { issue_type: '999999' }, [aFile('png')])).toMatchObject({
      status: 422,
      body: { errors: { issue_type: [expect.any(String)] } },
    });
    expect(await open(shopper, { order_number: 'SK-XXXXXX' }, [aFile('png')])).toMatchObject({
      status: 422,
      body: { errors: { order_number: [expect.any(String)] } },
    });
    expect(await open(shopper, {}, [aFile('svg')])).toMatchObject({ status: 422, body: { errors: { attachments: [expect.any(String)] } } });
    expect(
      await open(
        shopper,
        {},
        Array.from({ length: 6 }, () => aFile('png')),
      ),
    ).toMatchObject({ status: 422 });
    expect(await countFiles()).toBe(before);
  });
});

test('another person’s ticket and order are not found', async () => {
  const [shopper, other] = [await buildShopper(db), await buildShopper(db)];
  const ticket = await openOne(shopper);
  expect(await show(other, ticket)).toMatchObject({ status: 404 });
  expect(await addMessage(other, ticket, 'Hello')).toMatchObject({ status: 404 });
  expect(await close(other, ticket)).toMatchObject({ status: 404 });
});

test('an eleventh ticket within an hour is refused, an hour later accepted', async () => {
  const shopper = await buildShopper(db);
  for (let count = 0; count < 10; count += 1) await openOne(shopper);
  expect(await open(shopper)).toMatchObject({ status: 429 });
  clock.advance(3601);
  await openOne(shopper);
});

test('[call-04] names every missing or invalid field', async () => {
  const { token } = await buildShopper(db);
  const missing = await call('POST', '/support-ticket', { token, form: buildForm([]) });
  expect([missing.status, Object.keys(missing.body.errors ?? {}).sort()]).toEqual([422, ['issue_type', 'message', 'subject']]);
  const wrong = await open({ token }, { issue_type: 'x', subject: 'x'.repeat(151), email: 'x', message: ' ' });
  expect(Object.keys(wrong.body.errors ?? {}).sort()).toEqual(['email', 'issue_type', 'message', 'subject']);
});

test('a ticket needs an email address unless the phone number is verified', async () => {
  expect(await openOne(await buildShopper(db), { email: undefined })).toMatchObject({ email: null });
  const unproved = await buildShopper(db, { phone_verified_at: null });
  expect(await open(unproved, { email: undefined })).toMatchObject({
    status: 422,
    body: { errors: { email: ['Enter your email address'] } },
  });
  await openOne(unproved);
});

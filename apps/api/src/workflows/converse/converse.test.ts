import { Conversation, conversationsCalls } from '@souk/contract/conversations/conversations';
import { ShopConversation, sellerConversationsCalls } from '@souk/contract/seller/conversations';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { fillCart, orderBasket } from '../../../test/builders/basket.ts';
import { buildProduct } from '../../../test/builders/goods.ts';
import { readPlaced } from '../../../test/builders/online-order.ts';
import { buildSeller } from '../../../test/builders/seller.ts';
import { buildShopper, type Shopper } from '../../../test/builders/shopper.ts';
import { buildStaff } from '../../../test/builders/staff.ts';
import { useTestApp } from '../../../test/test-app.ts';

const { call, clock, database, messages, runJobs } = await useTestApp();
const { db } = database;
beforeAll(() => db.updateTable('settings').set({ cash_on_delivery: true }).execute());

type Seller = Awaited<ReturnType<typeof buildSeller>>;

/** A shop with its owner and a product, and a shopper. */
async function setUp() {
  const owner = await buildSeller(db);
  return { owner, shopper: await buildShopper(db), product: await buildProduct(db, { shop_id: owner.shop_id }) };
}

async function placeOrder(shopper: Shopper, product: Awaited<ReturnType<typeof buildProduct>>) {
  await fillCart(db, shopper, product, 1);
  const [order] = readPlaced(await orderBasket(call, { shopper, shopIds: [product.shop_id], payable: 10 })).orders;
  return { id: order?.id ?? 0, code: order?.code ?? '' };
}

const ask = ({ token }: Pick<Shopper, 'token'>, body: object) => call('POST', '/conversations', { token, body });
const write = ({ token }: Pick<Shopper, 'token'>, id: number, message: string) =>
  call('POST', `/conversations/${id}/messages`, { token, body: { message } });
const show = ({ token }: Pick<Shopper, 'token'>, id: number, query = '') => call('GET', `/conversations/${id}${query}`, { token });
const list = async ({ token }: Pick<Shopper, 'token'>, query = '') =>
  conversationsCalls['GET /conversations'].answer.parse((await call('GET', `/conversations${query}`, { token })).body.data);
const unreadOf = async ({ token }: Pick<Shopper, 'token'>) => (await call('GET', '/unread-conversations', { token })).body.data;

const sell = ({ headers }: Pick<Seller, 'headers'>, path: string, body?: object) =>
  call(body ? 'POST' : 'GET', `/seller${path}`, { headers, ...(body && { body }) });
const inbox = async (seller: Pick<Seller, 'headers'>, query = '') =>
  sellerConversationsCalls['GET /seller/conversations'].answer.parse((await sell(seller, `/conversations${query}`)).body.data);
const open = async (seller: Pick<Seller, 'headers'>, id: number) =>
  ShopConversation.parse((await sell(seller, `/conversations/${id}`)).body.data);

async function begin(shopper: Shopper, body: object): Promise<Conversation> {
  const answer = await ask(shopper, body);
  expect(answer).toMatchObject({ status: 201 });
  return Conversation.parse(answer.body.data);
}

async function answer(seller: Seller, id: number, message: string) {
  const { messages: seen } = await open(seller, id);
  return sell(seller, `/conversations/${id}/answer`, { message, seen_message_id: seen.at(-1)?.id ?? 0 });
}

describe('[account-09] a conversation', () => {
  test('about a product is begun once, answered, and read by both sides', async () => {
    const { owner, shopper, product } = await setUp();
    const before = await call('GET', `/conversation-about?product_id=${product.id}`, { token: shopper.token });
    expect(before.body.data).toMatchObject({ conversation_id: null, product: { id: product.id, name: 'Tea bowl' }, order: null });
    const { id, ...begun } = await begin(shopper, { product_id: product.id, message: 'Is it blue?' });
    expect(begun).toMatchObject({ shop: { id: owner.shop_id, name: 'Clay & Co' }, product: { id: product.id }, has_earlier: false });
    expect((await begin(shopper, { product_id: product.id, message: 'Or green?' })).id).toBe(id);
    expect(await inbox(owner)).toMatchObject({
      total: 1,
      counts: { all: 1, unanswered: 1, unread: 1 },
      conversations: [{ id, unread: 2, is_unanswered: true, last_message: { message: 'Or green?', from_shopper: true } }],
    });
    const seen = await open(owner, id);
    expect((await sell(owner, `/conversations/${id}/read`, { message_id: seen.messages.at(-1)?.id ?? 0 })).status).toBe(200);
    expect((await inbox(owner)).counts).toEqual({ all: 1, unanswered: 1, unread: 0 });
    expect((await answer(owner, id, 'It is blue.')).body.data).toMatchObject({
      is_unanswered: false,
      messages: [{}, {}, { message: 'It is blue.', from_shopper: false, by: expect.any(String) }],
    });
    expect(await unreadOf(shopper)).toEqual({ unread: 1 });
    expect(await list(shopper)).toMatchObject({ total: 1, unread: 1, conversations: [{ id, unread: 1 }] });
    const shown = Conversation.parse((await show(shopper, id)).body.data);
    expect(shown.messages.map(({ message, from_shopper }) => [message, from_shopper])).toEqual([
      ['Is it blue?', true],
      ['Or green?', true],
      ['It is blue.', false],
    ]);
    expect(JSON.stringify(shown)).not.toContain('"by"');
    const last = shown.messages.at(-1)?.id ?? 0;
    await call('POST', `/conversations/${id}/read`, { token: shopper.token, body: { message_id: last } });
    expect(await unreadOf(shopper)).toEqual({ unread: 0 });
    expect((await open(owner, id)).shopper_read_id).toBe(last);
  });

  test('about an order is one for each order, also if the shop writes first', async () => {
    const { owner, shopper, product } = await setUp();
    const [first, second] = [await placeOrder(shopper, product), await placeOrder(shopper, product)];
    expect((await sell(owner, `/orders/${first.code}/conversation`)).body.data).toMatchObject({ conversation_id: null, code: first.code });
    const written = await sell(owner, `/orders/${first.code.toLowerCase()}/conversation`, { message: 'We pack it today.' });
    expect(written).toMatchObject({ status: 200, body: { data: { order: { code: first.code }, is_unanswered: false } } });
    const { id } = ShopConversation.parse(written.body.data);
    const about = await call('GET', `/conversation-about?order_id=${first.id}`, { token: shopper.token });
    expect(about.body.data).toMatchObject({ conversation_id: id, order: { id: first.id, code: first.code }, product: null });
    expect((await begin(shopper, { order_id: first.id, message: 'Thank you.' })).id).toBe(id);
    expect((await begin(shopper, { order_id: second.id, message: 'And this one?' })).id).not.toBe(id);
    expect((await sell(owner, `/orders/${first.code}/conversation`)).body.data).toMatchObject({ conversation_id: id });
  });

  test('that two requests begin at once is one', async () => {
    const { shopper, product } = await setUp();
    const answers = await Promise.all(['One', 'Two', 'Three'].map((message) => ask(shopper, { product_id: product.id, message })));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(answers.map(({ body }) => body.data?.id)).size).toBe(1);
    expect((await list(shopper)).total).toBe(1);
  });

  test('shows its newest messages, and earlier ones on demand', async () => {
    const { shopper, product } = await setUp();
    const { id } = await begin(shopper, { product_id: product.id, message: 'First' });
    for (const message of ['Second', 'Third']) await write(shopper, id, message);
    const newest = Conversation.parse((await show(shopper, id, '?newest=2')).body.data);
    expect([newest.messages.map(({ message }) => message), newest.has_earlier]).toEqual([['Second', 'Third'], true]);
    expect((await show(shopper, id, '?newest=3')).body.data).toMatchObject({ has_earlier: false });
    expect((await show(shopper, id, '?newest=1001')).status).toBe(422);
  });

  test('stores contact data masked; the original is for operators', async () => {
    const { owner, shopper, product } = await setUp();
    const { id, messages: sent } = await begin(shopper, { product_id: product.id, message: 'Call ۰۹۱۲۱۲۳۴۵۶۷ or asha@mail.example' });
    expect(sent).toMatchObject([{ message: 'Call ••• or •••', is_masked: true }]);
    await answer(owner, id, 'See https://elsewhere.example');
    for (const text of [JSON.stringify(await open(owner, id)), JSON.stringify((await show(shopper, id)).body)]) {
      expect(text).toContain('See •••');
      expect(text).not.toMatch(/۰۹۱۲|asha@|elsewhere/);
    }
    const stored = await db
      .selectFrom('conversation_messages')
      .select('original')
      .where('conversation_id', '=', id)
      .orderBy('id')
      .execute();
    expect(stored.map(({ original }) => original)).toEqual(['Call ۰۹۱۲۱۲۳۴۵۶۷ or asha@mail.example', 'See https://elsewhere.example']);
  });
});

describe('the inbox of a shop', () => {
  test('has unanswered ones first, the one that waits longest at the top; it is filtered and searched', async () => {
    const { owner, shopper, product } = await setUp();
    const second = await buildProduct(db, { shop_id: owner.shop_id, name: JSON.stringify({ en: 'Oil lamp' }) });
    const order = await placeOrder(shopper, product);
    const ids: number[] = [];
    for (const body of [{ product_id: product.id }, { product_id: second.id }, { order_id: order.id }]) {
      ids.push((await begin(shopper, { ...body, message: 'Hello' })).id);
      clock.advance(60);
    }
    const [bowl = 0, lamp = 0, ofOrder = 0] = ids;
    await answer(owner, bowl, 'Hello');
    const found = async (query: string) => (await inbox(owner, query)).conversations.map(({ id }) => id);
    expect(await found('')).toEqual([lamp, ofOrder, bowl]);
    expect(await found('?state=unanswered')).toEqual([lamp, ofOrder]);
    expect(await found('?state=unread')).toEqual([lamp, ofOrder]);
    expect(await found('?search=oil')).toEqual([lamp]);
    expect(await found(`?search=${order.code.slice(0, 5)}`)).toEqual([ofOrder]);
    expect(await found('?per_page=1&page=2')).toEqual([ofOrder]);
    expect((await inbox(owner, '?search=nothing%25')).total).toBe(0);
  });

  test('records who answered, and refuses an answer to what was not seen', async () => {
    const { owner, shopper, product } = await setUp();
    const { id, messages: sent } = await begin(shopper, { product_id: product.id, message: 'Is it blue?' });
    const seen_message_id = sent[0]?.id ?? 0;
    await write(shopper, id, 'Or green?');
    expect((await sell(owner, `/conversations/${id}/answer`, { message: 'Yes', seen_message_id })).status).toBe(409);
    expect((await answer(owner, id, 'Green.')).status).toBe(200);
    const entry = await db.selectFrom('audit_entries').selectAll().orderBy('id', 'desc').executeTakeFirstOrThrow();
    expect(entry).toMatchObject({
      action: 'conversation.answer',
      subject_kind: 'conversation',
      subject_id: String(id),
      person_id: owner.person_id,
      after: { message_id: expect.any(Number) },
    });
  });
});

test('an operator reads the conversations of an order and of a shop as they were written', async () => {
  const { owner, shopper, product } = await setUp();
  const order = await placeOrder(shopper, product);
  const { id } = await begin(shopper, { order_id: order.id, message: 'Call 9876543210' });
  await begin(shopper, { product_id: product.id, message: 'Is it blue?' });
  const { headers } = await buildStaff(db, ['support:read']);
  const read = async (path: string) => call('GET', `/admin${path}`, { headers });
  expect((await read(`/conversations?order=${order.code.toLowerCase()}`)).body.data).toMatchObject({
    total: 1,
    conversations: [{ id, person: { id: shopper.id }, shop: { id: owner.shop_id }, last_message: { message: 'Call •••' } }],
  });
  expect((await read(`/conversations?shop=${owner.shop_id}`)).body.data).toMatchObject({ total: 2 });
  expect((await read(`/conversations?shop=${owner.shop_id}&search=tea`)).body.data).toMatchObject({ total: 1 });
  expect((await read('/conversations?search=nothing%25')).body.data).toMatchObject({ total: 0, conversations: [] });
  expect((await read(`/conversations/${id}`)).body.data).toMatchObject({
    order: { code: order.code },
    messages: [{ message: 'Call •••', original: 'Call 9876543210', by: null }],
    has_earlier: false,
  });
  expect((await read('/conversations/987654321')).status).toBe(404);
});

describe('what is refused', () => {
  test('a conversation of somebody else does not exist', async () => {
    const { shopper, product, owner } = await setUp();
    const { id, messages: sent } = await begin(shopper, { product_id: product.id, message: 'Is it blue?' });
    const other = await buildShopper(db);
    const order = await placeOrder(shopper, product);
    expect((await show(other, id)).status).toBe(404);
    expect((await write(other, id, 'Hello')).status).toBe(404);
    expect((await call('POST', `/conversations/${id}/read`, { token: other.token, body: { message_id: sent[0]?.id ?? 0 } })).status).toBe(
      404,
    );
    expect((await ask(other, { order_id: order.id, message: 'Hello' })).status).toBe(404);
    const another = await buildSeller(db);
    for (const [path, body] of [
      [`/conversations/${id}`, undefined],
      [`/conversations/${id}/answer`, { message: 'Hello', seen_message_id: sent[0]?.id ?? 0 }],
      [`/conversations/${id}/read`, { message_id: sent[0]?.id ?? 0 }],
      [`/orders/${order.code}/conversation`, undefined],
      [`/orders/${order.code}/conversation`, { message: 'Hello' }],
    ] as const)
      expect([path, (await sell(another, path, body)).status]).toEqual([path, 404]);
    expect((await inbox(another)).total).toBe(0);
    const finance = await buildSeller(db, { shop_id: owner.shop_id, role: 'Finance' });
    expect((await sell(finance, '/conversations')).status).toBe(403);
    const packer = await buildSeller(db, { shop_id: owner.shop_id, role: 'Packer' });
    expect((await inbox(packer)).total).toBe(1);
  });

  test('products that are not on sale, neither or both subjects, and empty or long messages', async () => {
    const { shopper, product } = await setUp();
    const order = await placeOrder(shopper, product);
    expect((await ask(shopper, { product_id: 987_654_321, message: 'Hello' })).status).toBe(404);
    await db.updateTable('products').set({ active: false }).where('id', '=', product.id).execute();
    expect((await ask(shopper, { product_id: product.id, message: 'Hello' })).status).toBe(404);
    for (const body of [
      { message: 'Hello' },
      { message: 'Hello', product_id: product.id, order_id: order.id },
      { message: ' ', order_id: order.id },
      { message: 'x'.repeat(2001), order_id: order.id },
    ])
      expect((await ask(shopper, body)).status).toBe(422);
    expect((await call('POST', '/conversations', { body: { order_id: order.id, message: 'Hello' } })).status).toBe(401);
    expect((await call('GET', '/conversation-about', { token: shopper.token })).status).toBe(422);
  });

  test('a message as read that the conversation does not have', async () => {
    const { owner, shopper, product } = await setUp();
    const { id } = await begin(shopper, { product_id: product.id, message: 'Hello' });
    expect(
      (await call('POST', `/conversations/${id}/read`, { token: shopper.token, body: { message_id: 987_654_321 } })).body.errors,
    ).toHaveProperty('message_id');
    expect((await sell(owner, `/conversations/${id}/read`, { message_id: 987_654_321 })).body.errors).toHaveProperty('message_id');
    expect((await sell(owner, `/conversations/${id}/answer`, { message: 'x', seen_message_id: 987_654_321 })).status).toBe(422);
  });

  test('the sixty-first message of an hour, and an hour later it is accepted', async () => {
    const { shopper, product } = await setUp();
    const { id } = await begin(shopper, { product_id: product.id, message: 'Hello' });
    for (let count = 1; count < 60; count += 1) await write(shopper, id, `Hello ${count}`);
    expect((await write(shopper, id, 'Hello')).status).toBe(429);
    clock.advance(3601);
    expect((await write(shopper, id, 'Hello')).status).toBe(201);
  });

  test('messages of a shopper whom the marketplace has blocked', async () => {
    const { shopper, product } = await setUp();
    const { id } = await begin(shopper, { product_id: product.id, message: 'Hello' });
    await db.updateTable('people').set({ blocked_at: new Date() }).where('id', '=', shopper.id).execute();
    await expect.poll(async () => (await write(shopper, id, 'Hello')).status).toBe(401);
  });

  test('messages to a shopper who has deleted the account', async () => {
    const { owner, shopper, product } = await setUp();
    const { code } = await placeOrder(shopper, product);
    await db.updateTable('people').set({ erased_at: new Date() }).where('id', '=', shopper.id).execute();
    expect((await sell(owner, `/orders/${code}/conversation`, { message: 'Hello' })).status).toBe(409);
  });
});

describe('[account-09] messages by phone or mail', () => {
  test('notify the other side, in its language, with a link; nothing is sent about what was read', async () => {
    const { owner, shopper, product } = await setUp();
    const { code } = await placeOrder(shopper, product);
    await runJobs();
    messages.length = 0;
    await sell(owner, `/orders/${code}/conversation`, { message: 'We pack it today.' });
    await runJobs();
    expect(messages.map(({ text }) => text)).toEqual([
      expect.stringMatching(/You have a new message from Clay & Co\.[\s\S]*\/messages\/\d+/),
    ]);
    const { id } = (await list(shopper)).conversations[0] ?? { id: 0 };
    messages.length = 0;
    await write(shopper, id, 'Thank you.');
    const last = (await open(owner, id)).messages.at(-1)?.id ?? 0;
    await sell(owner, `/conversations/${id}/read`, { message_id: last });
    await runJobs();
    expect(messages).toEqual([]);
    clock.advance(3601);
    await write(shopper, id, 'One more question.');
    await runJobs();
    expect(messages.map(({ text }) => text)).toEqual([
      expect.stringMatching(/wrote to your shop Clay & Co\.[\s\S]*\/seller\/messages\/\d+/),
    ]);
  });

  test('are at most one each hour for a person and a conversation, whenever who writes', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.boolean(), fc.integer({ min: 0, max: 2500 })), { minLength: 2, maxLength: 12 }),
        async (steps) => {
          const { people, notices } = await exchange(steps);
          expect(new Set(notices.map(({ person_id }) => person_id))).toEqual(new Set(people));
          expect(people.flatMap((person) => pausesOf(notices, person)).filter((pause) => pause < 3_600_000)).toEqual([]);
        },
      ),
      { numRuns: 8 },
    );
  });
});

type Step = readonly [isShopper: boolean, seconds: number];

/** Has both sides write; returns the notices and the people who get some. */
async function exchange(steps: readonly Step[]) {
  const { owner, shopper, product } = await setUp();
  const member = await buildSeller(db, { shop_id: owner.shop_id, role: 'Manager' });
  await buildSeller(db, { shop_id: owner.shop_id, role: 'Finance' });
  const { id } = await begin(shopper, { product_id: product.id, message: 'Hello' });
  for (const [isShopper, seconds] of steps) {
    clock.advance(seconds);
    const { status } = isShopper ? await write(shopper, id, 'Hello') : await answer(owner, id, 'Hello');
    expect(status).toBeLessThan(300);
  }
  const wasAnswered = steps.some(([isShopper]) => !isShopper);
  const notices = await db.selectFrom('conversation_notices').selectAll().where('conversation_id', '=', id).orderBy('due_at').execute();
  return { notices, people: [owner.person_id, member.person_id, ...(wasAnswered ? [shopper.id] : [])] };
}

/** The milliseconds between the notices of a person. */
function pausesOf(notices: readonly { person_id: number; due_at: Date }[], person: number): number[] {
  const times = notices.filter(({ person_id }) => person_id === person).map(({ due_at }) => due_at.getTime());
  return times.slice(1).map((time, index) => time - (times[index] ?? 0));
}

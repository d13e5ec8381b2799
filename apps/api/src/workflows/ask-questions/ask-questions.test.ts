import { adminQuestionsCalls, type ManagedQuestion } from '@souk/contract/back-office/questions';
import { questionsCalls } from '@souk/contract/conversations/questions';
import { sellerQuestionsCalls } from '@souk/contract/seller/questions';
import { describe, expect, test } from 'vitest';
import { buildProduct } from '../../../test/builders/goods.ts';
import { buildSeller } from '../../../test/builders/seller.ts';
import { buildShopper, type Shopper } from '../../../test/builders/shopper.ts';
import { buildStaff } from '../../../test/builders/staff.ts';
import { useTestApp } from '../../../test/test-app.ts';

const { call, clock, database, messages, runJobs } = await useTestApp();
const { db } = database;
const staff = await buildStaff(db);

type Seller = Awaited<ReturnType<typeof buildSeller>>;

async function setUp() {
  const owner = await buildSeller(db);
  return { owner, shopper: await buildShopper(db), product: await buildProduct(db, { shop_id: owner.shop_id }) };
}

const ask = ({ token }: Pick<Shopper, 'token'>, product_id: number, question: string) =>
  call('POST', '/product-questions', { token, body: { product_id, question } });
const shownOf = async (productId: number) =>
  questionsCalls['GET /product-questions'].answer.parse((await call('GET', `/product-questions?product_id=${productId}`)).body.data);
const listOf = async ({ headers }: Pick<Seller, 'headers'>, query = '') =>
  sellerQuestionsCalls['GET /seller/questions'].answer.parse((await call('GET', `/seller/questions${query}`, { headers })).body.data);
const answer = ({ headers }: Pick<Seller, 'headers'>, { id, version }: { id: number; version: string }, text: string) =>
  call('POST', `/seller/questions/${id}/answer`, { headers, body: { answer: text, version } });
const manage = async (query: string) =>
  adminQuestionsCalls['GET /admin/questions'].answer.parse(
    (await call('GET', `/admin/questions${query}`, { headers: staff.headers })).body.data,
  );
const moderate = (path: string, body: object) => call('POST', `/admin/questions/${path}`, { headers: staff.headers, body });

/** The newest question about a product, as operators see it. */
async function managed(productId: number): Promise<ManagedQuestion> {
  const found = (await manage('?per_page=100')).questions.find(({ product }) => product.id === productId);
  if (!found) throw new Error('There is no question about the product');
  return found;
}

async function newestEntry(query = '') {
  const { body } = await call('GET', `/admin/audit?per_page=1${query}`, { headers: staff.headers });
  return Object(body.data).entries[0];
}

async function undoNewest() {
  const entry = await newestEntry();
  return call('POST', `/admin/audit/${entry.id}/undo`, { headers: staff.headers, body: {} });
}

describe('a public question', () => {
  test('appears with its answer once the shop has answered, and its shopper is notified once', async () => {
    const { owner, shopper, product } = await setUp();
    expect(await ask(shopper, product.id, 'Is it blue? Call 9876543210')).toMatchObject({ status: 201 });
    expect(await shownOf(product.id)).toEqual({ total: 0, questions: [] });
    const waiting = await listOf(owner, '?state=unanswered');
    expect(waiting).toMatchObject({
      total: 1,
      counts: { all: 1, unanswered: 1 },
      questions: [{ question: 'Is it blue? Call •••', answer: null }],
    });
    const [question] = waiting.questions;
    if (!question) throw new Error('There is no question');
    expect((await answer(owner, question, 'It is blue. See www.elsewhere.example')).body.data).toMatchObject({
      question: { answer: 'It is blue. See •••', answered_by: 'shop' },
    });
    await expect
      .poll(() => shownOf(product.id))
      .toMatchObject({
        total: 1,
        questions: [{ question: 'Is it blue? Call •••', answer: 'It is blue. See •••', answered_by: 'Clay & Co' }],
      });
    expect((await call('GET', `/product-questions/${question.id}`)).body.data).toMatchObject({
      question: { id: question.id },
      product: { id: product.id, name: 'Tea bowl' },
    });
    const [answered] = (await listOf(owner, '?state=answered')).questions;
    if (answered) await answer(owner, answered, 'It is dark blue.');
    await runJobs();
    expect(messages.map(({ text }) => text).filter((text) => text.includes('is answered'))).toEqual([
      expect.stringMatching(
        new RegExp(`Your question about Tea bowl is answered\\.[\\s\\S]*/products/${product.id}/questions/${question.id}`),
      ),
    ]);
  });

  test('is hidden with a reason, shown again, and answered by the marketplace; each is undone', async () => {
    const { owner, shopper, product } = await setUp();
    await ask(shopper, product.id, 'Is it blue?');
    const { id, version } = await managed(product.id);
    expect((await moderate(`${id}/answer`, { answer: 'It is.', version })).body.data).toMatchObject({
      question: { answer: 'It is.', answered_by: 'marketplace' },
      entry_id: expect.any(Number),
    });
    await expect.poll(() => shownOf(product.id)).toMatchObject({ total: 1, questions: [{ answered_by: null }] });
    const row = () => db.selectFrom('product_questions').selectAll().where('id', '=', id).executeTakeFirst();
    const answered = await row();
    await moderate(`${id}/hide`, { reason: 'Advertising', version: (await managed(product.id)).version });
    await expect.poll(() => shownOf(product.id)).toMatchObject({ total: 0 });
    expect((await call('GET', `/product-questions/${id}`)).status).toBe(404);
    // The history of the questions has the product as the name of each.
    expect(await newestEntry('&action=question')).toMatchObject({
      action: 'question.hide',
      subject: { kind: 'question', id: String(id), name: 'Tea bowl' },
    });
    const [hidden] = (await listOf(owner, '?state=hidden')).questions;
    expect(hidden).toMatchObject({ hidden_reason: 'Advertising' });
    if (hidden) expect((await answer(owner, hidden, 'It is.')).status).toBe(409);
    expect((await undoNewest()).status).toBe(200);
    expect(await row()).toEqual(answered);
    await moderate(`${id}/hide`, { reason: 'Advertising', version: (await managed(product.id)).version });
    await moderate(`${id}/show`, { version: (await managed(product.id)).version });
    expect(await row()).toEqual(answered);
    expect((await undoNewest()).status).toBe(200);
    expect(await row()).toMatchObject({ hidden_reason: 'Advertising' });
  });

  test('that was answered is unanswered again after undo', async () => {
    const { shopper, product } = await setUp();
    await ask(shopper, product.id, 'Is it blue?');
    const { id, version } = await managed(product.id);
    await moderate(`${id}/answer`, { answer: 'It is.', version });
    expect((await undoNewest()).status).toBe(200);
    expect(await managed(product.id)).toMatchObject({ id, answer: null, answered_by: null, answered_at: null });
  });

  test('about a product that is not on sale any more is not shown', async () => {
    const { owner, shopper, product } = await setUp();
    await ask(shopper, product.id, 'Is it blue?');
    const [question] = (await listOf(owner)).questions;
    if (question) await answer(owner, question, 'It is.');
    await db.updateTable('products').set({ active: false }).where('id', '=', product.id).execute();
    expect((await call('GET', `/product-questions/${question?.id}`)).status).toBe(404);
  });
});

describe('what is refused', () => {
  test('questions without a session, about nothing, empty or long ones, and the eleventh of a day', async () => {
    const { shopper, product } = await setUp();
    expect((await call('POST', '/product-questions', { body: { product_id: product.id, question: 'Blue?' } })).status).toBe(401);
    expect((await ask(shopper, 987_654_321, 'Is it blue?')).status).toBe(404);
    for (const text of [' ', 'x'.repeat(501)]) expect((await ask(shopper, product.id, text)).body.errors).toHaveProperty('question');
    for (let count = 0; count < 10; count += 1) expect((await ask(shopper, product.id, `Question ${count}`)).status).toBe(201);
    expect((await ask(shopper, product.id, 'One more')).status).toBe(429);
    clock.advance(24 * 3600 + 1);
    expect((await ask(shopper, product.id, 'One more')).status).toBe(201);
  });

  test('answers of another shop, of members without the permission, and to what was changed meanwhile', async () => {
    const { owner, shopper, product } = await setUp();
    await ask(shopper, product.id, 'Is it blue?');
    const [question] = (await listOf(owner)).questions;
    if (!question) throw new Error('There is no question');
    expect((await answer(await buildSeller(db), question, 'Yes')).status).toBe(404);
    expect((await answer(await buildSeller(db, { shop_id: owner.shop_id, role: 'Finance' }), question, 'Yes')).status).toBe(403);
    await moderate(`${question.id}/answer`, { answer: 'It is.', version: question.version });
    expect((await answer(owner, question, 'Yes')).status).toBe(409);
    const { version } = await managed(product.id);
    expect((await moderate(`${question.id}/show`, { version })).status).toBe(409);
    expect((await moderate(`${question.id}/hide`, { reason: '', version })).body.errors).toHaveProperty('reason');
    expect((await moderate('987654321/hide', { reason: 'x', version })).status).toBe(404);
  });

  test('a search that nothing matches has no questions', async () => {
    const { owner, shopper, product } = await setUp();
    await ask(shopper, product.id, 'Is it blue?');
    expect(await listOf(owner, '?search=tea bowl')).toMatchObject({ total: 1 });
    expect(await listOf(owner, '?search=BLUE')).toMatchObject({ total: 1 });
    expect(await listOf(owner, '?search=green')).toMatchObject({ total: 0 });
    expect((await manage('?search=nothing%25')).total).toBe(0);
  });
});

import { adminReviewsCalls } from '@souk/contract/back-office/reviews';
import { expect, test } from 'vitest';
import { buildReview } from '../../../test/builders/catalog.ts';
import { buildProduct } from '../../../test/builders/goods.ts';
import { buildShopper, type Shopper } from '../../../test/builders/shopper.ts';
import { buildStaff } from '../../../test/builders/staff.ts';
import { useTestApp } from '../../../test/test-app.ts';

const { call, clock, database } = await useTestApp();
const { db } = database;
const { headers } = await buildStaff(db);

const report = (id: number, { token }: Pick<Shopper, 'token'>, body: object = { reason: 'spam' }) =>
  call('POST', `/reviews/${id}/report`, { token, body });
const post = (path: string, body: object) => call('POST', `/admin${path}`, { headers, body });
const read = async (path: string, own = headers) => Object((await call('GET', `/admin${path}`, { headers: own })).body.data);
const readReview = async (id: number, own = headers) =>
  adminReviewsCalls['GET /admin/reviews/{id}'].answer.parse(await read(`/reviews/${id}`, own));
const readWaiting = async () => (await read('/home')).reported_reviews;
const undo = (entry_id: unknown) => post(`/audit/${entry_id}/undo`, {});

/** A product with three reviews, and two shoppers. */
async function setUp() {
  const product = await buildProduct(db);
  const about = { product_id: product.id, shop_id: product.shop_id };
  const reviews = [await buildReview(db, about), await buildReview(db, about), await buildReview(db, about)] as const;
  return { product, reviews, one: await buildShopper(db, { name: 'Nadia' }), other: await buildShopper(db) };
}

const thanks = { status: 200, body: { message: 'Thank you. We will look at this review.', data: {} } };

test('a shopper reports a review once; operators see the reasons, and filter and sort by reports', async () => {
  const { product, reviews, one, other } = await setUp();
  const [first, second, third] = reviews;
  const waiting = await readWaiting();
  expect(await report(first, one, { reason: 'offensive', details: ' Rude words ' })).toMatchObject(thanks);
  expect(await report(first, one, { reason: 'spam' })).toMatchObject(thanks);
  await report(first, other);
  await report(second, other);
  expect(await readWaiting()).toBe(waiting + 2);
  expect(await readReview(first)).toMatchObject({
    open_reports: 2,
    reports: [
      { reason: 'spam', details: '', outcome: null },
      { reason: 'offensive', details: 'Rude words', closed_at: null, person: { id: one.id, name: 'Nadia' } },
    ],
  });
  const withoutPeople = (await buildStaff(db, ['reviews:read'])).headers;
  expect((await readReview(first, withoutPeople)).reports.map(({ person }) => person)).toEqual([null, null]);
  const list = await read(`/reviews?product=${product.id}&state=reported`);
  expect(list).toMatchObject({ total: 2, counts: { all: 3, reported: 2 } });
  expect(list.reviews).toMatchObject([
    { id: second, open_reports: 1 },
    { id: first, open_reports: 2 },
  ]);
  const sorted = await read(`/reviews?product=${product.id}&sort=reported`);
  expect(sorted.reviews).toMatchObject([{ id: first }, { id: second }, { id: third, open_reports: 0 }]);
});

test('a shopper learns which reviews they reported, the latest first, also after a decision; a visitor is asked to sign in', async () => {
  const { reviews, one, other } = await setUp();
  const [first, second, third] = reviews;
  const reported = (token: string) => call('GET', '/reviews/reported', { token });
  expect(await reported(one.token)).toMatchObject({ status: 200, body: { data: { review_ids: [] } } });
  await report(first, one);
  clock.advance(1);
  await report(second, one);
  await report(third, other);
  await post(`/reviews/${second}/dismiss-reports`, {});
  expect(await reported(one.token)).toMatchObject({ status: 200, body: { data: { review_ids: [second, first] } } });
  expect((await call('GET', '/reviews/reported')).status).toBe(401);
});

test('ten concurrent reports of a shopper are one report', async () => {
  const { reviews, one } = await setUp();
  const answers = await Promise.all(Array.from({ length: 10 }, () => report(reviews[0], one)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(await readReview(reviews[0])).toMatchObject({ open_reports: 1, reports: [{}] });
});

test('reports are dismissed up to the newest one that the operator saw, and the undo opens them again', async () => {
  const { reviews, one, other } = await setUp();
  const [id] = reviews;
  await report(id, one);
  const seen_report_id = (await readReview(id)).reports[0]?.id;
  await report(id, other, { reason: 'false' });
  const dismissed = await post(`/reviews/${id}/dismiss-reports`, { seen_report_id });
  expect(dismissed.body.data).toMatchObject({
    review: {
      open_reports: 1,
      is_hidden: false,
      reports: [{ outcome: null }, { outcome: 'dismissed', closed_at: clock.now().toISOString() }],
    },
  });
  expect(await post(`/reviews/${id}/dismiss-reports`, { seen_report_id })).toMatchObject({
    status: 409,
    body: { message: 'The reports are closed already.' },
  });
  expect((await undo(Object(dismissed.body.data).entry_id)).status).toBe(200);
  expect(await readReview(id)).toMatchObject({ open_reports: 2, reports: [{ outcome: null }, { outcome: null, closed_at: null }] });
  const { entries } = await read('/audit?per_page=1');
  expect(entries).toMatchObject([{ action: 'review.reopen-reports' }]);
  expect((await undo(entries[0].id)).status).toBe(200);
  // The report that the operator had not seen stays open.
  expect(await readReview(id)).toMatchObject({ open_reports: 1, reports: [{ outcome: null }, { outcome: 'dismissed' }] });
  // A dismissed report counts as the report of that shopper.
  expect(await report(id, one)).toMatchObject(thanks);
  expect((await readReview(id)).open_reports).toBe(1);
  expect((await post('/reviews/999999/dismiss-reports', { seen_report_id: 1 })).status).toBe(404);
  expect((await post(`/reviews/${id}/dismiss-reports`, {})).body.errors).toHaveProperty('seen_report_id');
});

test('hiding a review closes its reports; the undo opens them again, and showing it later does not', async () => {
  const { reviews, one, other } = await setUp();
  const [id] = reviews;
  await report(id, one);
  const version = async () => (await readReview(id)).version;
  const hidden = await post(`/reviews/${id}/hide`, { reason: 'Advertising', version: await version() });
  expect(hidden.body.data).toMatchObject({ review: { open_reports: 0, reports: [{ outcome: 'hidden' }] } });
  expect(await report(id, other)).toMatchObject({ status: 404, body: { message: 'Review not found' } });
  expect((await undo(Object(hidden.body.data).entry_id)).status).toBe(200);
  expect(await readReview(id)).toMatchObject({ open_reports: 1, is_hidden: false, reports: [{ outcome: null }] });
  await post(`/reviews/${id}/hide`, { reason: 'Advertising', version: await version() });
  await post(`/reviews/${id}/show`, { version: await version() });
  expect(await readReview(id)).toMatchObject({ open_reports: 0, is_hidden: false, reports: [{ outcome: 'hidden' }] });
});

test('one’s own review, too many reports, missing reviews and wrong fields are refused', async () => {
  const { product, reviews, one } = await setUp();
  await db.updateTable('reviews').set({ person_id: one.id }).where('id', '=', reviews[0]).execute();
  expect(await report(reviews[0], one)).toMatchObject({ status: 409, body: { message: 'You cannot report your own review.' } });
  expect((await report(999_999, one)).status).toBe(404);
  expect((await call('POST', `/reviews/${reviews[1]}/report`, { body: { reason: 'spam' } })).status).toBe(401);
  for (const [field, body] of [
    ['reason', {}],
    ['reason', { reason: 'boring' }],
    ['details', { reason: 'other', details: 'x'.repeat(501) }],
  ] as const)
    expect(Object.keys((await report(reviews[1], one, body)).body.errors ?? {})).toEqual([field]);
  const about = { product_id: product.id, shop_id: product.shop_id };
  for (let count = 0; count < 20; count += 1) expect((await report(await buildReview(db, about), one)).status).toBe(200);
  expect(await report(reviews[1], one)).toMatchObject({ status: 429, body: { message: expect.stringContaining('tomorrow') } });
  clock.advance(24 * 3600 + 1);
  expect((await report(reviews[1], one)).status).toBe(200);
});

import { securityKinds } from '@souk/contract/back-office/settings/system';
import { describe, expect, test } from 'vitest';
import { buildProduct } from '../../../test/builders/goods.ts';
import { buildPerson } from '../../../test/builders/person.ts';
import { buildSession } from '../../../test/builders/session.ts';
import { buildStaff } from '../../../test/builders/staff.ts';
import { runSoukOn } from '../../../test/run-souk-on.ts';
import { useTestApp } from '../../../test/test-app.ts';
import { enqueue } from '../../platform/jobs/define-job.ts';
import { securityKinds as recordedKinds } from '../../platform/security-log/record-security-event.ts';

const marketplace = await useTestApp();
const { call, database, runJobs } = marketplace;
const { db, pool } = database;
const { headers, person_id } = await buildStaff(db);
const get = async (path: string) => Object((await call('GET', path, { headers })).body.data);
const post = (path: string, body?: object) => call('POST', path, { headers, ...(body && { body }) });
const newest = () => db.selectFrom('audit_entries').selectAll().orderBy('id', 'desc').limit(1).executeTakeFirstOrThrow();

test('a job that has failed is listed and retried, unless it is running or finished', async () => {
  await enqueue(db, 'refund-payment', { refund_id: 1 }, { attempts: 2 });
  expect(await get('/admin/jobs')).toEqual({ total: 0, jobs: [] });
  const { jobs } = await get('/admin/jobs?state=all');
  const { id } = jobs.find(({ name }: { name: string }) => name === 'refund-payment');
  await pool.query(`update graphile_worker._private_jobs set attempts = 2, last_error = 'not set up' where id = ${id}`);
  expect(await get('/admin/jobs')).toMatchObject({ total: 1, jobs: [{ id, attempts: 2, max_attempts: 2, given_up: true }] });
  expect((await post(`/admin/jobs/${id}/retry`)).status).toBe(200);
  expect(await newest()).toMatchObject({ action: 'job.retry', subject_id: String(id), after: { job: 'refund-payment' } });
  await pool.query(`update graphile_worker._private_jobs set locked_at = now(), locked_by = 'somebody' where id = ${id}`);
  expect((await post(`/admin/jobs/${id}/retry`)).status).toBe(409);
  expect((await post('/admin/jobs/987654/retry')).status).toBe(404);
  await pool.query(`delete from graphile_worker._private_jobs where id = ${id}`);
});

test('errors of the storefront are listed, and one or all are cleared', async () => {
  for (const message of ['first', 'second', 'third'])
    await call('POST', '/client-errors', { body: { message, stack: `at ${message}`, page: '/' } });
  const { total, errors } = await get('/admin/errors');
  expect([total, errors.map(({ message }: { message: string }) => message).sort()]).toEqual([3, ['first', 'second', 'third']]);
  expect((await post('/admin/errors/clear', { id: errors[0].id })).body.data).toEqual({ deleted: 1 });
  expect((await post('/admin/errors/clear', { id: errors[0].id })).status).toBe(404);
  expect((await post('/admin/errors/clear', { id: null })).body.data).toEqual({ deleted: 2 });
  expect(await newest()).toMatchObject({ action: 'client-error.clear', subject_id: 'all', after: { deleted: 2 } });
});

test('the security log is searched by person and kind, and has every kind', async () => {
  expect([...securityKinds]).toEqual([...recordedKinds]);
  const person = await buildPerson(db, { name: 'Asha' });
  for (const kind of ['sign-in', 'wrong-code'])
    await db.insertInto('security_events').values({ kind, person_id: person, address: '203.0.113.9', device: 'Firefox' }).execute();
  expect(await get(`/admin/security?person=${person}`)).toMatchObject({ total: 2, events: [{ person: { id: person, name: 'Asha' } }, {}] });
  expect(await get(`/admin/security?person=${person}&kind=wrong-code`)).toMatchObject({ total: 1, events: [{ kind: 'wrong-code' }] });
  for (const nobody of ['987654', 'x', 'nobody%40mail.example', '%2B1'])
    expect(await get(`/admin/security?person=${nobody}`)).toEqual({ total: 0, events: [] });
  expect((await call('GET', '/admin/security?kind=x', { headers })).status).toBe(422);
});

test('the channels of messages show whether they are configured and whether they fail', async () => {
  const { channels } = await get('/admin/channels');
  expect(channels.map(({ name }: { name: string }) => name)).toEqual(['console', 'smtp', 'whatsapp', 'twilio']);
  expect(channels).toMatchObject([{ is_configured: true, out_since: null }, { is_configured: false }, {}, {}]);
  const now = new Date();
  await db.insertInto('message_outages').values({ way: 'phone', since: now, failed_at: now }).execute();
  expect((await get('/admin/channels')).channels[0]).toMatchObject({ out_since: now.toISOString(), failed_at: now.toISOString() });
  await db.deleteFrom('message_outages').execute();
});

describe('the search index', () => {
  test('is rebuilt in the background, once at a time, with its progress', async () => {
    await buildProduct(db);
    expect(await get('/admin/search-index')).toMatchObject({ is_running: false, started_at: null });
    const started = await post('/admin/search-index');
    expect(started).toMatchObject({ status: 200, body: { data: { is_running: true, done: 0, total: 1 } } });
    expect((await post('/admin/search-index')).status).toBe(409);
    await runJobs();
    expect(await get('/admin/search-index')).toMatchObject({ is_running: false, done: 1, total: 1, finished_at: expect.any(String) });
    expect(await newest()).toMatchObject({ action: 'search.reindex', after: { products: 1 } });
  });

  test('the command line records its rebuild too', async () => {
    expect(await runSoukOn(marketplace, ['reindex'])).toMatchObject({ code: 0 });
    expect(await newest()).toMatchObject({ action: 'search.reindex', device: 'npm run souk' });
  });
});

describe('synonyms', () => {
  const set = (body: object) => post('/admin/synonyms', { language: 'en', word: 'airpods', seen_finds: [], ...body });

  test('are set over those that were seen, changed, removed, and undone', async () => {
    expect((await set({ finds: ['Earbuds', 'headphones'] })).status).toBe(200);
    expect((await get('/admin/synonyms')).synonyms).toEqual([{ language: 'en', word: 'airpods', finds: ['earbuds', 'headphones'] }]);
    expect((await set({ finds: ['x'] })).status).toBe(409);
    expect((await set({ finds: [], seen_finds: ['earbuds', 'headphones'] })).status).toBe(200);
    expect((await get('/admin/synonyms')).synonyms).toEqual([]);
    expect((await post(`/admin/audit/${(await newest()).id}/undo`)).status).toBe(200);
    expect((await get('/admin/synonyms')).synonyms).toHaveLength(1);
    const before = await get('/admin/synonyms');
    await set({ finds: ['earphones'], seen_finds: ['earbuds', 'headphones'] });
    expect((await post(`/admin/audit/${(await newest()).id}/undo`)).status).toBe(200);
    expect(await get('/admin/synonyms')).toEqual(before);
  });

  test.each([
    [{ word: 'two words', finds: ['x'] }, 'word'],
    [{ word: 'lamp', finds: ['two words'] }, 'finds'],
    [{ word: 'lamp', finds: ['lamp'] }, 'finds'],
    [{ word: 'lamp', finds: [] }, 'word'],
    [{ language: 'zz', word: 'lamp', finds: ['x'] }, 'language'],
  ])('%j are a 422', async (body, field) => {
    expect(await set(body)).toMatchObject({ status: 422, body: { errors: { [field]: [expect.any(String)] } } });
  });
});

test('a person is signed out on one device, in the panel and on the command line', async () => {
  const person = await buildPerson(db);
  const [one, two] = [await buildSession(db, { person_id: person }), await buildSession(db, { person_id: person })];
  const sessions = async () => (await get(`/admin/people/${person}`)).sessions.map(({ id }: { id: number }) => id);
  const [first, second] = await sessions();
  expect((await post(`/admin/people/${person}/sessions/${first}/end`)).status).toBe(200);
  expect(await newest()).toMatchObject({ action: 'person.end-session', subject_id: String(person), after: { session_id: first } });
  expect((await post(`/admin/people/${person}/sessions/${first}/end`)).status).toBe(404);
  expect((await post(`/admin/people/${person_id}/sessions/${second}/end`)).status).toBe(404);
  expect(await runSoukOn(marketplace, ['sessions', 'end', String(person), String(second)])).toMatchObject({ code: 0 });
  expect(await sessions()).toEqual([]);
  expect(one.token).not.toBe(two.token);
});

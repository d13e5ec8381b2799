import { describe, expect, test } from 'vitest';
import { runSoukOn } from '../../../test/run-souk-on.ts';
import { useTestApp } from '../../../test/test-app.ts';
import { deleteOldClientErrorsJob } from './client-errors.ts';

const testApp = await useTestApp({ env: { TRUST_PROXY: '1' } });
const { app, call, clock, database } = testApp;
const souk = (...args: string[]) => runSoukOn(testApp, ['errors', ...args]);
const daySeconds = 24 * 3600;

const report = (message: string, network = '1') =>
  call('POST', '/client-errors', {
    body: { message, stack: 'at show (https://shop.example/assets/shell-Ab3dE9_.js:10:20)', page: '/products/12/details' },
    headers: { 'x-forwarded-for': `10.0.0.${network}`, 'user-agent': 'Mozilla/5.0 Firefox/130.0' },
  });
const deleteOldErrors = () => deleteOldClientErrorsJob({ db: database.db, clock }).perform({}, { log: app.server.log, attempt: 1 });
const rows = () => database.db.selectFrom('client_errors').select(['message', 'page', 'browser', 'times']).orderBy('id').execute();

describe('POST /client-errors', () => {
  test('an error is recorded once, without personal data, and counted when it comes again', async () => {
    expect((await report('Cannot read asha@example.com')).status).toBe(200);
    expect((await report('Cannot read asha@example.com')).status).toBe(200);
    expect(await rows()).toEqual([{ message: 'Cannot read [mail]', page: '/products/{id}/details', browser: 'Firefox 130', times: 2 }]);
    expect((await app.metrics.read()).text).toContain('souk_client_errors_total 2');
  });

  test.each([
    [{ message: '' }, 'message'],
    [{ message: 'x'.repeat(501) }, 'message'],
    [{ stack: 'x'.repeat(4001) }, 'stack'],
    [{ page: undefined }, 'page'],
  ])('[call-04] %j is refused with the name of the field', async (wrong, field) => {
    const { status, body } = await call('POST', '/client-errors', { body: { message: 'x', page: '/', ...wrong } });
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, [field]]);
  });

  test('the daily job deletes errors that were not reported for a month', async () => {
    clock.advance(29 * daySeconds);
    await report('Another one', '2');
    await deleteOldErrors();
    expect(await rows()).toMatchObject([{ message: 'Cannot read [mail]' }, { message: 'Another one' }]);
    clock.advance(2 * daySeconds);
    await report('Another one', '5');
    expect(await rows()).toHaveLength(2);
    await deleteOldErrors();
    expect(await rows()).toMatchObject([{ message: 'Another one', times: 2 }]);
  });

  test('the daily job deletes the oldest errors beyond 500', async () => {
    const at = clock.now();
    const error = { stack: '', page: '/', browser: 'other', first_at: at, last_at: at };
    const many = Array.from({ length: 505 }, (_, index) => ({ ...error, message: `Error ${index}`, fingerprint: `many-${index}` }));
    await database.db.insertInto('client_errors').values(many).execute();
    await deleteOldErrors();
    expect(await rows()).toHaveLength(500);
    await database.db.deleteFrom('client_errors').where('fingerprint', 'like', 'many-%').execute();
  });

  test('one network that reports too much is refused, and others are not', async () => {
    const statuses: number[] = [];
    for (let round = 0; round < 15; round += 1) statuses.push((await report(`Error ${round}`, '3')).status);
    expect(statuses).toContain(429);
    expect((await report('Another network', '4')).status).toBe(200);
  });
});

test('an operator lists errors, reads a stack, and clears what is fixed', async () => {
  const list = await souk('list', '--limit', '1');
  expect(list.stdout).toMatch(/id +times +last +page +browser +message/);
  const { client_errors } = JSON.parse((await souk('list', '--json', '--limit', '100')).stdout);
  const id = String(client_errors[0].id);
  expect((await souk('show', id)).stdout).toContain('at show (https://shop.example/assets/shell-Ab3dE9_.js:10:20)');
  expect(await souk('clear', id)).toMatchObject({ code: 0, stdout: 'Deleted 1 error.\n' });
  expect(await souk('show', id)).toMatchObject({ code: 1, stderr: `There is no error ${id}; "errors list" lists them\n` });
  await souk('clear');
  expect(await rows()).toEqual([]);
});

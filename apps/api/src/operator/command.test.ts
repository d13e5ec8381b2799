import { expect, test } from 'vitest';
import { runSoukOn } from '../../test/run-souk-on.ts';
import { useTestApp } from '../../test/test-app.ts';
import { defineCommand } from './command.ts';
import { choice, flag, money, operand, option, options, whole, words } from './fields.ts';
import { nearestWord } from './nearest-word.ts';

const sample = defineCommand({
  name: 'orders try',
  summary: 'Try.',
  examples: ['orders try SK-1'],
  fields: {
    code: operand('code', 'which order', words(5)),
    status: option('status', 'its status', choice(['Pending', 'On The Way']).optional()),
    limit: option('n', 'how many', whole(1, 10).default(3)),
    amount: option('amount', 'how much', money().optional()),
    attach: options('file', 'a file', words(20)),
    dryRun: flag('only look'),
  },
  async run(given, { confirm, remark, show }) {
    if (!given.dryRun) await confirm('It will be gone.');
    remark('Trying.');
    show(given, `Tried ${given.code}`);
  },
});

const market = await useTestApp();
const rooms = [{ name: 'orders', summary: 'orders', commands: [sample] }];
const attempt = (args: readonly string[], answer?: string) =>
  runSoukOn(market, ['orders', 'try', ...args], { rooms, ...(answer !== undefined && { answer }) });

test('fields are read by their schemas; the answer is one document and remarks are none of it', async () => {
  const args = ['SK-1', '--status', 'On The Way', '--amount', '12.5', '--attach', 'a', '--attach', 'b', '--dry-run', '--json'];
  const { code, said, complained } = await attempt(args);
  expect([code, complained]).toEqual([0, 'Trying.\n']);
  expect(JSON.parse(said)).toEqual({ code: 'SK-1', status: 'On The Way', limit: 3, amount: 1250, attach: ['a', 'b'], dryRun: true });
});

test.each([
  [[], '<code> is missing: which order'],
  [['SK-123456'], '<code> may have at most 5 characters'],
  [['SK-1', '--status', 'Gone'], '--status must be one of: Pending, On The Way'],
  [['SK-1', '--limit', '11'], '--limit must be a whole number from 1 to 10'],
  [['SK-1', '--amount', '1.005'], '--amount must be an amount such as 12.50'],
  [['SK-1', '--amount'], '--amount wants a value: --amount <amount>'],
  [['SK-1', '--dryrun'], 'There is no option --dryrun here; did you mean --dry-run?'],
  [['SK-1', '--dry-run=yes'], '--dry-run takes no value'],
  [['SK-1', 'SK-2'], '"SK-2" is one word too many'],
])('%j is wrong use, and what is wrong is named', async (args, message) => {
  expect(await attempt(args, 'yes')).toMatchObject({ code: 2, said: '', complained: expect.stringContaining(message) });
});

test('what cannot be undone is asked for', async () => {
  expect(await attempt(['SK-1'])).toEqual({
    code: 2,
    said: '',
    complained: 'It will be gone.\nTo do so without being asked, add --yes.\n',
  });
  expect(await attempt(['SK-1'], 'no')).toMatchObject({ code: 1, said: '', complained: expect.stringMatching(/Nothing was changed\.\n$/) });
  expect(await attempt(['SK-1'], 'yes')).toMatchObject({ code: 0, said: 'Tried SK-1\n' });
  expect(await attempt(['SK-1', '--yes'])).toMatchObject({ code: 0, said: 'Tried SK-1\n' });
});

test('what is near is meant, what is far is not', () => {
  expect(nearestWord('ordrs', ['orders', 'people'])).toBe('orders');
  expect(nearestWord('ord', ['orders', 'people'])).toBe('orders');
  expect(nearestWord('weather', ['orders', 'people'])).toBeUndefined();
});

test.each([
  ['EACCES', /^This user has no permission to write to \/data\/media\..*\n$/],
  ['ENOSPC', /^The disk is full\..*\n$/],
  ['EROFS', /^\/data\/media is on a disk that is mounted read-only\..*\n$/],
])('an error of the data folder (%s) is a sentence without a stack', async (code, sentence) => {
  const failing = defineCommand({
    ...sample,
    fields: {},
    run: () => Promise.reject(Object.assign(new Error('it failed'), { code, path: '/data/media' })),
  });
  const failed = await runSoukOn(market, ['orders', 'try'], { rooms: [{ name: 'orders', summary: 'orders', commands: [failing] }] });
  expect(failed).toEqual({ code: 1, said: '', complained: expect.stringMatching(sentence) });
});

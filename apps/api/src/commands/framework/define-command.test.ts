import { expect, test } from 'vitest';
import { runSoukOn } from '../../../test/run-souk-on.ts';
import { useTestApp } from '../../../test/test-app.ts';
import { defineCommand } from './define-command.ts';
import { choice, flag, operand, option, options, whole, words } from './fields.ts';
import { nearestWord } from './suggest.ts';
import { money } from './value-fields.ts';

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
  async run(given, { confirm, log, print }) {
    if (!given.dryRun) await confirm('It will be deleted.');
    log('Trying.');
    print(given, `Tried ${given.code}`);
  },
});

const marketplace = await useTestApp();
const groups = [{ name: 'orders', summary: 'orders', commands: [sample] }];
const attempt = (args: readonly string[], answer?: string) =>
  runSoukOn(marketplace, ['orders', 'try', ...args], { groups, ...(answer !== undefined && { answer }) });

test('arguments are parsed by their schemas, the result is one document, and log lines go to stderr', async () => {
  const args = ['SK-1', '--status', 'On The Way', '--amount', '12.5', '--attach', 'a', '--attach', 'b', '--dry-run', '--json'];
  const { code, stdout, stderr } = await attempt(args);
  expect([code, stderr]).toEqual([0, 'Trying.\n']);
  expect(JSON.parse(stdout)).toEqual({ code: 'SK-1', status: 'On The Way', limit: 3, amount: 1250, attach: ['a', 'b'], dryRun: true });
});

test.each([
  [[], '<code> is missing: which order'],
  [['SK-123456'], '<code> may have at most 5 characters'],
  [['SK-1', '--status', 'Gone'], '--status must be one of: Pending, On The Way'],
  [['SK-1', '--limit', '11'], '--limit must be a whole number from 1 to 10'],
  [['SK-1', '--amount', '1.005'], '--amount must be an amount such as 12.50'],
  [['SK-1', '--amount'], '--amount needs a value: --amount <amount>'],
  [['SK-1', '--dryrun'], 'Unknown option --dryrun; did you mean --dry-run?'],
  [['SK-1', '--dry-run=yes'], '--dry-run takes no value'],
  [['SK-1', 'SK-2'], 'Unexpected argument "SK-2"'],
])('%j is wrong usage, and the message names the mistake', async (args, message) => {
  expect(await attempt(args, 'yes')).toMatchObject({ code: 2, stdout: '', stderr: expect.stringContaining(message) });
});

test('a change that cannot be undone asks for confirmation', async () => {
  expect(await attempt(['SK-1'])).toEqual({
    code: 2,
    stdout: '',
    stderr: 'It will be deleted.\nAdd --yes to confirm.\n',
  });
  expect(await attempt(['SK-1'], 'no')).toMatchObject({ code: 1, stdout: '', stderr: expect.stringMatching(/Nothing was changed\.\n$/) });
  expect(await attempt(['SK-1'], 'yes')).toMatchObject({ code: 0, stdout: 'Tried SK-1\n' });
  expect(await attempt(['SK-1', '--yes'])).toMatchObject({ code: 0, stdout: 'Tried SK-1\n' });
});

test('a similar word is suggested, a different one is not', () => {
  expect(nearestWord('ordrs', ['orders', 'people'])).toBe('orders');
  expect(nearestWord('ord', ['orders', 'people'])).toBe('orders');
  expect(nearestWord('weather', ['orders', 'people'])).toBeUndefined();
});

test.each([
  ['EACCES', /^This user has no permission to write to \/data\/media\..*\n$/],
  ['ENOSPC', /^The disk is full\..*\n$/],
  ['EROFS', /^\/data\/media is on a disk that is mounted read-only\..*\n$/],
])('an error of the data folder (%s) is printed without a stack', async (code, sentence) => {
  const failing = defineCommand({
    ...sample,
    fields: {},
    run: () => Promise.reject(Object.assign(new Error('it failed'), { code, path: '/data/media' })),
  });
  const failed = await runSoukOn(marketplace, ['orders', 'try'], { groups: [{ name: 'orders', summary: 'orders', commands: [failing] }] });
  expect(failed).toEqual({ code: 1, stdout: '', stderr: expect.stringMatching(sentence) });
});

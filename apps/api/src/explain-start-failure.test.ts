import { expect, test } from 'vitest';
import { explainStartFailure } from './explain-start-failure.ts';
import { MigrationError } from './platform/database/migrate.ts';

function failure(fields: Record<string, unknown>, cause?: Error): Error {
  return Object.assign(new Error('it failed', { cause }), fields);
}

test.each([
  [failure({ code: 'ENOSPC', path: '/data/media' }), 'The disk is full. Free some space, then start again.'],
  [new MigrationError('failed', { cause: failure({ code: '53100' }) }), 'The disk is full. Free some space, then start again.'],
  [
    failure({ code: 'EACCES', syscall: 'listen', port: 80 }),
    'This user may not listen on port 80. Choose a port above 1023: PORT=3000 npm start',
  ],
  [failure({ code: 'EROFS', path: '/data' }), '/data is on a disk that is mounted read-only.'],
  [failure({ code: 'ENOTDIR', path: '/data/x' }), '/data/x cannot be a folder, because a file is in its way.'],
  [new MigrationError('one sentence'), 'one sentence'],
])('%s', (error, sentence) => {
  expect(explainStartFailure(error)).toContain(sentence);
});

test('a bug of ours is reported with its stack', () => {
  expect(explainStartFailure(new TypeError('x is undefined'))).toMatch(/TypeError: x is undefined\n\s+at /);
});

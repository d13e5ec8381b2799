import { expect, test } from 'vitest';
import { loggerOptions } from './logger-options.ts';

test('a terminal gets lines for people', () => {
  expect(loggerOptions({ level: 'info' }, true)).toMatchObject({ level: 'info', transport: { target: 'pino-pretty' } });
});

test('anything else gets JSON', () => {
  expect(loggerOptions({ level: 'warn' }, false)).not.toHaveProperty('transport');
});

test('credentials stay out of the log', () => {
  expect(loggerOptions({ level: 'info' }, false)).toMatchObject({
    redact: { paths: expect.arrayContaining(['req.headers.authorization', 'req.headers.cookie']) },
  });
});

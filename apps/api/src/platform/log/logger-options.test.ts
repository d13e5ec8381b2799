import Fastify from 'fastify';
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

test('a line in the log has no character that a terminal obeys, also after it is decoded', async () => {
  const lines: string[] = [];
  const server = Fastify({ logger: { ...loggerOptions({ level: 'info' }, false), stream: { write: (line) => lines.push(line) } } });
  const odd = 'x\u001b[31m\u009b1m\u007f\u202e \\u001b \\\u0007';
  server.log.info({ name: odd }, odd);
  const [line = ''] = lines;
  const controls = /[^\P{Cc}\n\t]|[\u202e]/u;
  expect(line).not.toMatch(controls);
  expect(JSON.parse(line)).toMatchObject({ msg: expect.stringContaining('\\u001b[31m\\u009b1m\\u007f\\u202e') });
  expect(JSON.parse(line).msg).not.toMatch(controls);
  expect(JSON.parse(line).name).not.toMatch(controls);
});

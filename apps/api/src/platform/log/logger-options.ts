import type { FastifyServerOptions } from 'fastify';
import { escapeControls } from '../text/format-text.ts';

type LoggerOptions = Exclude<FastifyServerOptions['logger'], boolean | undefined>;

/**
 * JSON escapes the control characters below U+0020, but pino-pretty decodes them again, and the others pass as they are.
 * A backslash more makes each of them text in either form.
 */
function escapeLine(line: string): string {
  return escapeControls(line.replaceAll(/(?<!\\)((?:\\\\)*)\\u00([01][0-9a-f])/g, '$1\\\\u00$2')).replaceAll(
    /(?<!\\)((?:\\\\)*)\\u(00[789][0-9a-f]|20[0-9a-f]{2})/g,
    '$1\\\\u$2',
  );
}

/** Fastify's log: readable lines on a terminal, otherwise JSON. */
export function loggerOptions(log: { level: string }, isTerminal: boolean = process.stdout.isTTY === true): LoggerOptions {
  return {
    level: log.level,
    hooks: { streamWrite: escapeLine },
    redact: { paths: ['req.headers.authorization', 'req.headers.cookie', 'res.headers["set-cookie"]'], censor: '[hidden]' },
    ...(isTerminal && {
      transport: {
        target: 'pino-pretty',
        options: { ignore: 'pid,hostname,reqId', translateTime: 'HH:MM:ss', singleLine: true },
      },
    }),
  };
}

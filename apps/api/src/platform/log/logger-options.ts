import type { FastifyServerOptions } from 'fastify';

type LoggerOptions = Exclude<FastifyServerOptions['logger'], boolean | undefined>;

/** What Fastify logs: lines for a person on a terminal, JSON for everything else. */
export function loggerOptions(log: { level: string }, isTerminal: boolean = process.stdout.isTTY === true): LoggerOptions {
  return {
    level: log.level,
    redact: { paths: ['req.headers.authorization', 'req.headers.cookie', 'res.headers["set-cookie"]'], censor: '[hidden]' },
    ...(isTerminal && {
      transport: {
        target: 'pino-pretty',
        options: { ignore: 'pid,hostname,reqId', translateTime: 'HH:MM:ss', singleLine: true },
      },
    }),
  };
}

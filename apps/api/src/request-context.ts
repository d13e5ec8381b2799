import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { DB } from '../db/schema.ts';
import type { Context } from './context.ts';
import type { Speaker } from './modules/settings/create-speaker.ts';
import type { SpokenLanguages } from './modules/settings/spoken-languages.ts';
import { snapshotsOf } from './platform/database/snapshots-of.ts';
import { negotiateLocale } from './platform/http/negotiate-locale.ts';
import type { Caller } from './platform/security-log/record-security-event.ts';
import { escapeControls } from './platform/text/escape-controls.ts';

type ContextParts = Pick<Context, 'db' | 'clock' | 'actor'> & {
  read: Kysely<DB>;
  log: FastifyBaseLogger;
  request: FastifyRequest;
  languages: SpokenLanguages;
  translate: Speaker['speak'];
};

/** What an operation is given that a request asks for. */
export function requestContext({ request, languages, translate, ...parts }: ContextParts): Context {
  const locale = requestLocale(request, languages);
  return {
    ...parts,
    caller: callerOf(request),
    locale,
    defaultLocale: languages.fallback,
    say: (message) => translate(locale, message),
    snapshot: snapshotsOf(parts.read),
  };
}

function callerOf(request: FastifyRequest): Caller {
  return { address: request.ip, device: escapeControls(String(request.headers['user-agent'] ?? '')).slice(0, 200) };
}

export function requestLocale(request: Pick<FastifyRequest, 'headers'>, { offered, fallback }: SpokenLanguages): string {
  return negotiateLocale(request.headers['accept-language'], offered, fallback);
}

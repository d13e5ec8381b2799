import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { DB } from '../db/schema.ts';
import type { Context } from './context.ts';
import type { OfferedLanguages } from './modules/settings/languages.ts';
import { panelLocale } from './modules/settings/operator-texts.ts';
import type { Translator } from './modules/settings/translate.ts';
import { snapshotsOf } from './platform/database/transaction.ts';
import { negotiateLocale } from './platform/http/negotiate-locale.ts';
import type { Caller } from './platform/security-log/record-security-event.ts';
import { escapeControls } from './platform/text/format-text.ts';

type ContextParts = Pick<Context, 'db' | 'clock' | 'actor' | 'operator'> & {
  read: Kysely<DB>;
  log: FastifyBaseLogger;
  request: FastifyRequest;
  languages: OfferedLanguages;
  translate: Translator['translate'];
};

/** The context of a request's operation. */
export function requestContext({ request, languages, translate, ...parts }: ContextParts): Context {
  const locale = requestLocale(request, languages);
  return {
    ...parts,
    caller: callerOf(request),
    locale,
    defaultLocale: languages.fallback,
    translate: (message) => translate(panelLocale(request) ?? locale, message),
    snapshot: snapshotsOf(parts.read),
  };
}

function callerOf(request: FastifyRequest): Caller {
  return { address: request.ip, device: escapeControls(String(request.headers['user-agent'] ?? '')).slice(0, 200) };
}

export function requestLocale(request: Pick<FastifyRequest, 'headers'>, { offered, fallback }: OfferedLanguages): string {
  return negotiateLocale(request.headers['accept-language'], offered, fallback);
}

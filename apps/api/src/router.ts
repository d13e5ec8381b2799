import type { ContentState } from '@souk/contract/back-office/content-state';
import {
  type AnyCallName,
  allCalls,
  type CallAnswer,
  type CallBody,
  type CallHeaders,
  type CallParams,
  type CallQuery,
} from '@souk/contract/calls';
import type { Endpoint } from '@souk/contract/endpoint';
import type { FileRules } from '@souk/contract/files';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { type AdmittingParts, admitOperator, createKeyLimits, type KeyLimits, type PanelOperator } from './admit-operator.ts';
import { checkSameOrigin, sessionCookie } from './back-office-session.ts';
import { answerKey, type CallAddresses, type CanonicalCall, canonicalCall, withoutTracking } from './call-key.ts';
import type { Actor, AsSeller, AsStaff, Context, ReadContext, SignedIn } from './context.ts';
import { readApiKey } from './modules/api-keys/api-key-token.ts';
import { draftHeader } from './pages/render/render-messages.ts';
import { AppError, type Message, notSignedIn, tooMany } from './platform/app-error.ts';
import type { AnswerCache } from './platform/cache/answer-cache.ts';
import { ownChangeCookie } from './platform/cache/own-change.ts';
import type { Ready } from './platform/cache/ready-answer.ts';
import { sendCached } from './platform/cache/send-cached.ts';
import { isFromNetwork } from './platform/http/admission.ts';
import { fieldErrors } from './platform/http/field-errors.ts';
import type { JsonText } from './platform/http/json-text.ts';
import { type FileToSend, type StreamToSend, sendFile } from './platform/http/send-file.ts';
import { createLimiter, type Limiter } from './platform/limits/limiter.ts';
import { createMissLimit, type MissLimit, networkOf } from './platform/limits/miss-limit.ts';
import { recordSecurityEvent } from './platform/security-log/record-security-event.ts';
import type { Uploads } from './platform/uploads/clean-picture.ts';
import { readForm } from './platform/uploads/read-form.ts';

type Entry<Name extends AnyCallName> = (typeof allCalls)[Name];
type Base<Name extends AnyCallName> = Name extends `GET ${string}`
  ? Entry<Name> extends { writes: true }
    ? Context
    : ReadContext
  : Context;
type ContextOf<Name extends AnyCallName> =
  Entry<Name> extends { access: 'signed-in' }
    ? SignedIn<Base<Name>>
    : Entry<Name> extends { access: 'admin' }
      ? AsStaff<Base<Name>>
      : Entry<Name> extends { access: 'seller' }
        ? AsSeller<Base<Name>>
        : Base<Name>;

type Input<Name extends AnyCallName> = {
  params: CallParams<Name>;
  query: CallQuery<Name>;
  body: CallBody<Name>;
  headers: CallHeaders<Name>;
  files: Entry<Name> extends { files: infer Rules extends FileRules } ? Uploads<Rules> : undefined;
  /** The caller's network address and user agent. */
  address: string;
  device: string;
  /** The origin that the caller used: https://souk.example. */
  origin: string;
};

/**
 * A handler's result: the body's `data`, and perhaps a message, which is translated. `missed` marks that the object that the
 * caller named does not exist although the call succeeds. `token` is the one of the session that the call opened.
 */
export type Answer<Data> = { data: Data; message?: string | Message; missed?: boolean; token?: string };
/** A handler's result if its call sends a file. */
export type FileAnswer = { file: FileToSend | StreamToSend };
type AnswerOf<Name extends AnyCallName> =
  Entry<Name> extends { sends: readonly string[] } ? FileAnswer : Answer<CallAnswer<Name>> | JsonText<CallAnswer<Name>>;
type Handler<Name extends AnyCallName> = (input: Input<Name>, context: ContextOf<Name>) => Promise<AnswerOf<Name>>;
/** Throws where the sender of a form may not do what it asks. It runs before the first picture of the form is decoded. */
type Admit<Name extends AnyCallName> = (input: Omit<Input<Name>, 'files'>, context: ContextOf<Name>) => Promise<void>;

/** The router's dependencies. */
export type RouterParts = AdmittingParts & {
  cache: AnswerCache;
  addresses: CallAddresses;
  contextFor: (request: FastifyRequest, actor: Actor | null, operator: PanelOperator | null) => Context;
  /** The person whose token the request carries; null without a token or with one that is not valid. */
  actorOf: (request: FastifyRequest) => Promise<Actor | null>;
  /** Whether browsers use https. */
  isSecure: boolean;
  /** The draft that a page's preview shows, by its name in the header of the page's calls. */
  findDraft: (name: string) => Promise<ContentState | undefined>;
  /** Called after an answer that is the same for everybody. A call of a page that is rendered is not counted. */
  recordVisit: (request: FastifyRequest, options: { isCounted: boolean }) => void;
  /** Resolves once this process refuses the tokens of all sessions that have ended. */
  syncSessions: () => Promise<void>;
  localeOf: (request: FastifyRequest) => string;
  translate: (locale: string, message: Message) => string;
  /** The folder of files that are being received. */
  uploadFolder: string;
  /** How often one person may name what does not exist; 0 sets no limit. */
  missesPerMinute: number;
  /** Compares every answer with the contract, which costs a third of a small call: for development and tests. */
  validateAnswers: boolean;
  /** Catalogue answers that one network may have made in a minute; 0 sets no limit. */
  catalogPerMinute: number;
};

/** Registers calls of the contract: validates what comes in, checks who asks, presents the answer. */
export type Router = {
  call: <Name extends AnyCallName>(name: Name, handler: Handler<Name>, admit?: Admit<Name>) => void;
  registered: ReadonlySet<AnyCallName>;
};

export function createRouter(server: FastifyInstance, parts: RouterParts): Router {
  const registered = new Set<AnyCallName>();
  const forms = createLimiter({ burst: 60, perMinute: 20 });
  const keys = createKeyLimits();
  const misses = createMissLimit(parts.missesPerMinute);
  const { catalogPerMinute: perMinute } = parts;
  const catalog = perMinute > 0 ? createLimiter({ burst: perMinute, perMinute }) : undefined;
  return {
    registered,
    call(name, handler, admit) {
      const endpoint: Endpoint = allCalls[name];
      const [method, path] = methodAndPath(name);
      registered.add(name);
      server.route({
        method,
        url: `/api${path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
        // HEAD asks what GET would answer; it may not do what GET does.
        exposeHeadRoute: method === 'GET' && !endpoint.writes,
        ...(endpoint.max_bytes !== undefined && { bodyLimit: endpoint.max_bytes }),
        handler: (request, reply) => handle({ endpoint, handler, admit, request, reply, forms, keys, misses, catalog, parts }),
      });
    },
  };
}

/**
 * A handler's types are those of its call and are checked where it is registered; here, where every call is alike, they
 * are forgotten. A method's parameters may be narrower than declared, which is what lets any handler be one of these.
 */
type AnyAnswer = Answer<unknown> | JsonText<unknown> | FileAnswer;
type AnyHandler = { of(input: unknown, context: unknown): Promise<AnyAnswer> }['of'];

type AnyAdmit = { of(input: unknown, context: unknown): Promise<void> }['of'];

type Handling = {
  endpoint: Endpoint;
  handler: AnyHandler;
  admit: AnyAdmit | undefined;
  request: FastifyRequest;
  reply: FastifyReply;
  /** Forms with files, by person or network. */
  forms: Limiter;
  keys: KeyLimits;
  misses: MissLimit;
  /** Catalogue answers outside the cache, by network. */
  catalog: Limiter | undefined;
  /** The draft with which the call of a preview answers instead of what is published. */
  draft?: ContentState | undefined;
  parts: RouterParts;
};

async function handle(handling: Handling): Promise<FastifyReply> {
  const { endpoint, request, reply, parts } = handling;
  const locale = parts.localeOf(request);
  if (endpoint.tags) return answerAll(handling, endpoint.tags, locale);
  if (endpoint.access === 'admin' || endpoint.access === 'seller' || endpoint.opensSession) return answerBackOffice(handling, locale);
  const actor = await parts.actorOf(request);
  if (endpoint.access === 'signed-in' && !actor) throw notSignedIn();
  reply.headers({ vary: `${varying.vary}, authorization` });
  const answer = actor && isGuessable(endpoint, request.body) ? await askWithinLimit(handling, actor) : await ask(handling, actor);
  if (endpoint.endsSessions) await parts.syncSessions();
  if ('file' in answer) return sendFile(reply, answer.file);
  const body = present(handling, answer, locale);
  if (endpoint.changesPages) reply.header('set-cookie', ownChangeCookie);
  return reply
    .code(endpoint.status ?? 200)
    .header('cache-control', 'no-store')
    .header('content-type', 'application/json; charset=utf-8')
    .send(body);
}

/** Answers a call of the admin or seller panel, which is refused before its handler without a session or the permission. */
async function answerBackOffice(handling: Handling, locale: string): Promise<FastifyReply> {
  const { endpoint, request, reply, parts } = handling;
  const key = endpoint.access === 'admin' ? readApiKey(request.headers.authorization) : undefined;
  // No browser sends a key without being asked to, as it does with a cookie.
  if (request.method !== 'GET' && key === undefined) checkSameOrigin(request);
  const operator = await admitOperator({ endpoint, request, keys: handling.keys, parts }, key);
  const answer = await ask(handling, operator, undefined, operator);
  if (endpoint.endsSessions) await parts.syncSessions();
  reply.headers({ vary: `${varying.vary}, cookie, authorization`, 'cache-control': 'no-store' });
  if ('file' in answer) return sendFile(reply, answer.file);
  const body = present(handling, answer, locale);
  const token = 'token' in answer ? answer.token : undefined;
  const audience = endpoint.opensSession ?? endpoint.closesSession;
  if (audience && (token !== undefined || endpoint.closesSession))
    reply.header('set-cookie', sessionCookie(audience, token, parts.isSecure));
  return reply
    .code(endpoint.status ?? 200)
    .header('content-type', 'application/json; charset=utf-8')
    .send(body);
}

const varying = { vary: 'accept-language, accept-encoding' };

/** Sends the answer that is the same for everybody. A token changes nothing in it, so nothing waits for its person. */
async function answerAll(handling: Handling, tags: readonly string[], locale: string): Promise<FastifyReply> {
  const { request, reply, parts } = handling;
  const draft = request.headers[draftHeader];
  if (typeof draft === 'string' && !isFromNetwork(request)) {
    const answer = await ask({ ...handling, draft: await parts.findDraft(draft) }, null);
    return reply
      .header('cache-control', 'no-store')
      .type('application/json; charset=utf-8')
      .send(present(handling, answer, locale));
  }
  const ready = await findOrMake(handling, tags, locale);
  parts.recordVisit(request, { isCounted: isFromNetwork(request) });
  return sendCached(request, reply, ready);
}

/** The answer that is the same for everybody. A network that has too many of them made is refused; cached ones do not count. */
async function findOrMake(handling: Handling, tags: readonly string[], locale: string): Promise<Ready> {
  const { endpoint, request, catalog, parts } = handling;
  const call = canonicalCall(endpoint, request.routeOptions.url ?? '', {
    params: parsed(endpoint.params, request.params),
    query: parsed(endpoint.query ?? nothing, withoutTracking(Object(request.query))),
  });
  const key = answerKey(locale, call.address);
  // The calls of a page that is rendered are part of that page, which is limited itself and must not be made from stale answers.
  const isAsked = isFromNetwork(request);
  const seconds = isAsked && !parts.cache.isReady(key, tags) ? catalog?.consume(networkOf(request.ip)) : undefined;
  if (seconds !== undefined) throw tooMany('The shop is busy. Please try again in a moment.', seconds);
  parts.addresses.remember(request.url, call.address);
  const produce = async () => ({ body: present(handling, await ask(handling, null, call), locale), headers: varying });
  return parts.cache.answer(key, tags, produce, { mayBeStale: isAsked && request.headers.authorization === undefined });
}

/** Whether somebody could find out by this call what exists of others: an order, a ticket, an address, a voucher. The catalogue is public. */
function isGuessable({ access, refusals }: Endpoint, body: unknown): boolean {
  if (access !== 'signed-in') return false;
  return refusals?.[404] !== undefined || (typeof body === 'object' && body !== null && 'coupon_code' in body && Boolean(body.coupon_code));
}

/** Asks, unless the caller has named too much that does not exist: then everything they name is refused alike. */
async function askWithinLimit(handling: Handling, actor: Actor): Promise<AnyAnswer> {
  const { misses, request } = handling;
  const guesser = { person: `person ${actor.person_id}`, network: networkOf(request.ip) };
  const wait = misses.countMiss(guesser);
  if (wait !== undefined) {
    if (misses.isFirstRefusal(guesser)) {
      const { db, log, caller } = handling.parts.contextFor(request, actor, null);
      const details = { guess: `${request.method} ${request.routeOptions.url}` };
      await recordSecurityEvent(db, log, { kind: 'guess-limit', person_id: actor.person_id, ...caller, details });
    }
    throw tooMany('Too many attempts. Please try again later.', wait);
  }
  let isMiss = false;
  try {
    const answer = await ask(handling, actor);
    isMiss = 'data' in answer && answer.missed === true;
    return answer;
  } catch (error) {
    isMiss = error instanceof AppError && (error.status === 404 || error.details.missed === true);
    throw error;
  } finally {
    if (!isMiss) misses.uncountMiss(guesser);
  }
}

/** Validates the request by the contract and calls the handler. */
async function ask(
  handling: Handling,
  actor: Actor | null,
  call?: CanonicalCall,
  operator: PanelOperator | null = null,
): Promise<AnyAnswer> {
  const { endpoint, handler, request, parts } = handling;
  const context = { ...parts.contextFor(request, actor, operator), draft: handling.draft };
  const beside = {
    params: call ? call.params : parsed(endpoint.params, request.params),
    query: call ? call.query : parsed(endpoint.query ?? nothing, request.query),
    headers: parsed(endpoint.headers, request.headers, headerErrorCode(request)),
    ...context.caller,
    origin: `${request.protocol}://${request.host}`,
  };
  const admit = async (body: unknown) => handling.admit?.({ ...beside, body }, context);
  const input = { ...beside, ...(await readBody(handling, actor, admit)) };
  return handler(input, context);
}

async function readBody({ endpoint, request, forms, parts }: Handling, actor: Actor | null, admit: (body: unknown) => Promise<void>) {
  const { body = nothing, files } = endpoint;
  if (!files && request.isMultipart()) throw new AppError('unsupported-type', 'The request must be JSON');
  if (!files) return { body: parsed(body, request.body === undefined ? {} : request.body) };
  const wait = forms.consume(actor ? `person ${actor.person_id}` : networkOf(request.ip));
  if (wait !== undefined) throw tooMany('Too many attempts. Please try again later.', wait);
  return readForm(request, { body, files, admit }, parts.uploadFolder);
}

/** The body of the answer, as JSON text. */
function present({ endpoint, request, parts }: Handling, answer: AnyAnswer, locale: string): string {
  if ('file' in answer) throw new Error(`${request.method} ${request.url} is declared to answer JSON, not a file`);
  const name = `${request.method} ${request.url}`;
  if ('json' in answer) {
    if (parts.validateAnswers) checkAnswer(endpoint, JSON.parse(answer.json), name);
    return `{"data":${answer.json}}`;
  }
  const { data } = answer;
  if (parts.validateAnswers) checkAnswer(endpoint, data, name);
  const message = typeof answer.message === 'string' ? { text: answer.message } : answer.message;
  return JSON.stringify(message ? { message: parts.translate(locale, message), data } : { data });
}

/** An answer that breaks the contract, or has more in it, is our bug, not the caller's: it must not become a 422. */
function checkAnswer(endpoint: Endpoint, data: unknown, name: string): void {
  const result = endpoint.answer.safeParse(data);
  if (!result.success) throw new Error(`The answer of ${name} breaks the contract: ${result.error.message}`);
  const [sent, declared] = [JSON.stringify(sorted(data)), JSON.stringify(sorted(result.data))];
  const place = [...sent].findIndex((letter, index) => letter !== declared[index]);
  if (sent !== declared)
    throw new Error(`The answer of ${name} has more than the contract declares: ${sent.slice(place - 40, place + 40)}`);
}

/** The same with its keys in order, at every depth. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(entries.map(([key, each]) => [key, sorted(each)]));
}

/** A call without a query or a body knows no field of one. */
const nothing = z.strictObject({});

/** A request without its key is malformed; a key that is given in another form is an invalid field. */
function headerErrorCode({ headers }: FastifyRequest): 'bad-request' | 'invalid' {
  return headers['idempotency-key'] === undefined ? 'bad-request' : 'invalid';
}

function parsed(schema: z.ZodType | undefined, value: unknown, code: 'bad-request' | 'invalid' = 'invalid'): unknown {
  if (!schema) return undefined;
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const errors = fieldErrors(result.error, value);
  throw new AppError(code, Object.values(errors)[0] ?? { text: 'The request is not valid' }, { errors });
}

function methodAndPath(name: AnyCallName): ['GET' | 'POST' | 'DELETE', string] {
  const path = name.slice(name.indexOf(' ') + 1);
  if (name.startsWith('GET ')) return ['GET', path];
  return name.startsWith('POST ') ? ['POST', path] : ['DELETE', path];
}

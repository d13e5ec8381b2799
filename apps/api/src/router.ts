import {
  type CallAnswer,
  type CallBody,
  type CallHeaders,
  type CallName,
  type CallParams,
  type CallQuery,
  calls,
} from '@souk/contract/calls';
import type { Endpoint } from '@souk/contract/endpoint';
import type { FileRules } from '@souk/contract/files';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Actor, Context, ReadContext, SignedIn } from './context.ts';
import type { AnswerCache } from './platform/cache/answer-cache.ts';
import { sendCached } from './platform/cache/send-cached.ts';
import { fieldProblems } from './platform/http/field-problems.ts';
import { type Message, notSignedIn, Problem, tooMany } from './platform/http/problem.ts';
import { type FileToSend, sendFile } from './platform/http/send-file.ts';
import { createLimiter, type Limiter } from './platform/limits/create-limiter.ts';
import { createMissLimit, type MissLimit } from './platform/limits/create-miss-limit.ts';
import { networkOf } from './platform/limits/network-of.ts';
import { recordSecurityEvent } from './platform/security-log/record-security-event.ts';
import { readForm } from './platform/uploads/read-form.ts';
import type { Uploads } from './platform/uploads/upload.ts';

type Entry<Name extends CallName> = (typeof calls)[Name];
type Base<Name extends CallName> = Name extends `GET ${string}` ? (Entry<Name> extends { writes: true } ? Context : ReadContext) : Context;
type ContextOf<Name extends CallName> = Entry<Name> extends { access: 'signed-in' } ? SignedIn<Base<Name>> : Base<Name>;

type Input<Name extends CallName> = {
  params: CallParams<Name>;
  query: CallQuery<Name>;
  body: CallBody<Name>;
  headers: CallHeaders<Name>;
  files: Entry<Name> extends { files: infer Rules extends FileRules } ? Uploads<Rules> : undefined;
  /** The caller's network address, and what it says it is. */
  address: string;
  device: string;
  /** Where the market was reached, as the caller sees it: https://market.example. */
  origin: string;
};

/**
 * What a handler gives back: the body's `data`, perhaps a message, which is translated on the way out. `missed` says that what the
 * caller named does not exist, where the call succeeds all the same.
 */
export type Answer<Data> = { data: Data; message?: string | Message; missed?: boolean };
/** What a handler gives back where its call sends a file. */
export type FileAnswer = { file: FileToSend };
type AnswerOf<Name extends CallName> = Entry<Name> extends { sends: readonly string[] } ? FileAnswer : Answer<CallAnswer<Name>>;
type Handler<Name extends CallName> = (input: Input<Name>, context: ContextOf<Name>) => Promise<AnswerOf<Name>>;
/** Throws where the sender of a form may not do what it asks. It runs before the first picture of the form is decoded. */
type Admit<Name extends CallName> = (input: Omit<Input<Name>, 'files'>, context: ContextOf<Name>) => Promise<void>;

/** What the router needs to know of its surroundings. */
export type Surroundings = {
  cache: AnswerCache;
  contextFor: (request: FastifyRequest, actor: Actor | null) => Context;
  /** The person whose token the request carries; null without a token or with one that is not valid. */
  actorOf: (request: FastifyRequest) => Promise<Actor | null>;
  localeOf: (request: FastifyRequest) => string;
  translate: (locale: string, message: Message) => string;
  /** Where files are while they are received. */
  uploadFolder: string;
  /** How often one person may name what does not exist; 0 sets no limit. */
  missesPerMinute: number;
};

/** Registers calls of the contract: validates what comes in, checks who asks, validates what goes out. */
export type Router = {
  call: <Name extends CallName>(name: Name, handler: Handler<Name>, admit?: Admit<Name>) => void;
  registered: ReadonlySet<CallName>;
};

export function createRouter(server: FastifyInstance, surroundings: Surroundings): Router {
  const registered = new Set<CallName>();
  const forms = createLimiter({ burst: 60, perMinute: 20 });
  const misses = createMissLimit(surroundings.missesPerMinute);
  return {
    registered,
    call(name, handler, admit) {
      const endpoint: Endpoint = calls[name];
      const [method, path] = methodAndPath(name);
      registered.add(name);
      server.route({
        method,
        url: `/api${path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
        // HEAD asks what GET would answer; it may not do what GET does.
        exposeHeadRoute: method === 'GET' && !endpoint.writes,
        handler: (request, reply) => handle({ endpoint, handler, admit, request, reply, forms, misses, surroundings }),
      });
    },
  };
}

/**
 * A handler's types are those of its call and are checked where it is registered; here, where every call is alike, they
 * are forgotten. A method's parameters may be narrower than declared, which is what lets any handler be one of these.
 */
type AnyHandler = { of(input: unknown, context: unknown): Promise<Answer<unknown> | FileAnswer> }['of'];

type AnyAdmit = { of(input: unknown, context: unknown): Promise<void> }['of'];

type Handling = {
  endpoint: Endpoint;
  handler: AnyHandler;
  admit: AnyAdmit | undefined;
  request: FastifyRequest;
  reply: FastifyReply;
  /** Forms with files, by person or network. */
  forms: Limiter;
  misses: MissLimit;
  surroundings: Surroundings;
};

async function handle(handling: Handling): Promise<FastifyReply> {
  const { endpoint, request, reply, surroundings } = handling;
  const locale = surroundings.localeOf(request);
  const actor = await surroundings.actorOf(request);
  if (endpoint.access === 'signed-in' && !actor) throw notSignedIn();
  reply.headers(varying);
  if (endpoint.tags && !actor) {
    const cached = await surroundings.cache.answer(answerKey(locale, request.url), endpoint.tags, async () => ({
      body: present(handling, await ask(handling, null), locale),
      headers: varying,
    }));
    return sendCached(request, reply, cached);
  }
  const answer = actor && isGuessable(endpoint, request.body) ? await askWithinLimit(handling, actor) : await ask(handling, actor);
  if ('file' in answer) return sendFile(reply, answer.file);
  const body = present(handling, answer, locale);
  return reply
    .code(endpoint.status ?? 200)
    .header('cache-control', 'no-store')
    .header('content-type', 'application/json; charset=utf-8')
    .send(body);
}

const varying = { vary: 'accept-language, accept-encoding, authorization' };

/** What a visitor's answer is kept under. */
export function answerKey(locale: string, url: string): string {
  return `${locale} ${url}`;
}

/** Whether somebody could find out by this call what exists of others: an order, a ticket, an address, a voucher. The catalogue is public. */
function isGuessable({ access, refusals }: Endpoint, body: unknown): boolean {
  if (access !== 'signed-in') return false;
  return refusals?.[404] !== undefined || (typeof body === 'object' && body !== null && 'coupon_code' in body && Boolean(body.coupon_code));
}

/** Asks, unless the caller has named too much that does not exist: then everything they name is refused alike. */
async function askWithinLimit(handling: Handling, actor: Actor): Promise<Answer<unknown> | FileAnswer> {
  const { misses, request } = handling;
  const guesser = { person: `person ${actor.person_id}`, network: networkOf(request.ip) };
  const wait = misses.take(guesser);
  if (wait !== undefined) {
    if (misses.isNews(guesser)) {
      const { db, log, caller } = handling.surroundings.contextFor(request, actor);
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
    isMiss = error instanceof Problem && (error.status === 404 || error.details.missed === true);
    throw error;
  } finally {
    if (!isMiss) misses.hit(guesser);
  }
}

/** What the handler answers to the request, once all of that is as the contract has it. */
async function ask(handling: Handling, actor: Actor | null): Promise<Answer<unknown> | FileAnswer> {
  const { endpoint, handler, request, surroundings } = handling;
  const context = surroundings.contextFor(request, actor);
  const beside = {
    params: parsed(endpoint.params, request.params),
    query: parsed(endpoint.query ?? nothing, request.query),
    headers: parsed(endpoint.headers, request.headers, statusOfHeaders(request)),
    ...context.caller,
    origin: `${request.protocol}://${request.host}`,
  };
  const admit = async (body: unknown) => handling.admit?.({ ...beside, body }, context);
  const input = { ...beside, ...(await readBody(handling, actor, admit)) };
  return handler(input, context);
}

async function readBody(
  { endpoint, request, forms, surroundings }: Handling,
  actor: Actor | null,
  admit: (body: unknown) => Promise<void>,
) {
  const { body = nothing, files } = endpoint;
  if (!files && request.isMultipart()) throw new Problem(415, 'The request must be JSON');
  if (!files) return { body: parsed(body, request.body === undefined ? {} : request.body) };
  const wait = forms.take(actor ? `person ${actor.person_id}` : networkOf(request.ip));
  if (wait !== undefined) throw tooMany('Too many attempts. Please try again later.', wait);
  return readForm(request, { body, files, admit }, surroundings.uploadFolder);
}

/** The body of the answer, as JSON text. */
function present({ endpoint, request, surroundings }: Handling, answer: Answer<unknown> | FileAnswer, locale: string): string {
  if ('file' in answer) throw new Error(`${request.method} ${request.url} is declared to answer JSON, not a file`);
  const data = endpoint.answer.safeParse(answer.data);
  // What does not fit the contract is our fault, not the caller's: it must not become a 422.
  if (!data.success) throw new Error(`The answer of ${request.method} ${request.url} breaks the contract: ${data.error.message}`);
  const message = typeof answer.message === 'string' ? { text: answer.message } : answer.message;
  return JSON.stringify(message ? { message: surroundings.translate(locale, message), data: data.data } : { data: data.data });
}

/** A call without a query or a body knows no field of one. */
const nothing = z.strictObject({});

/** A request without its key is malformed; a key that is given in another form is an invalid field. */
function statusOfHeaders({ headers }: FastifyRequest): 400 | 422 {
  return headers['idempotency-key'] === undefined ? 400 : 422;
}

function parsed(schema: z.ZodType | undefined, value: unknown, status: 400 | 422 = 422): unknown {
  if (!schema) return undefined;
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const errors = fieldProblems(result.error, value);
  throw new Problem(status, Object.values(errors)[0] ?? { text: 'The request is not valid' }, { errors });
}

function methodAndPath(name: CallName): ['GET' | 'POST' | 'DELETE', string] {
  const path = name.slice(name.indexOf(' ') + 1);
  if (name.startsWith('GET ')) return ['GET', path];
  return name.startsWith('POST ') ? ['POST', path] : ['DELETE', path];
}

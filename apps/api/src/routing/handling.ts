import type { ContentState } from '@souk/contract/back-office/content-state';
import type { Endpoint } from '@souk/contract/endpoint';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Actor, Context } from '../context.ts';
import type { Message } from '../platform/app-error.ts';
import type { AnswerCache } from '../platform/cache/answer-cache.ts';
import type { JsonText } from '../platform/http/json-text.ts';
import type { Limiter } from '../platform/limits/limiter.ts';
import type { MissLimit } from '../platform/limits/miss-limit.ts';
import type { AdmittingParts, KeyLimits, PanelOperator } from './admit-operator.ts';
import type { CallAddresses } from './call-key.ts';
import type { Answer, FileAnswer } from './call-types.ts';

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

/**
 * A handler's types are those of its call and are checked where it is registered; here, where every call is alike, they
 * are forgotten. A method's parameters may be narrower than declared, which is what lets any handler be one of these.
 */
export type AnyAnswer = Answer<unknown> | JsonText<unknown> | FileAnswer;
export type AnyHandler = { of(input: unknown, context: unknown): Promise<AnyAnswer> }['of'];

export type AnyAdmit = { of(input: unknown, context: unknown): Promise<void> }['of'];

export type Handling = {
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

/** The headers that answers depend on. */
export const varying = { vary: 'accept-language, accept-encoding' };

import { z } from 'zod';
import type { AdminCalls } from '../../endpoint.ts';
import { Empty, Id, IdParam, PageParam, perPage, requiredText, Timestamp, text } from '../../fields.ts';

const page = { page: PageParam, per_page: perPage(25) };

export const BackgroundJob = z.object({
  id: Id,
  name: z.string(),
  attempts: z.int(),
  max_attempts: z.int(),
  last_error: z.string().nullable(),
  run_at: Timestamp,
  created_at: Timestamp,
  is_running: z.boolean(),
  /** It has failed as often as it may. */
  given_up: z.boolean(),
});
export type BackgroundJob = z.infer<typeof BackgroundJob>;

export const StorefrontError = z.object({
  id: Id,
  message: z.string(),
  stack: z.string(),
  page: z.string(),
  browser: z.string(),
  times: z.int(),
  first_at: Timestamp,
  last_at: Timestamp,
});
export type StorefrontError = z.infer<typeof StorefrontError>;

export const securityKinds = [
  'sign-in',
  'wrong-code',
  'guess-limit',
  'refused-access',
  'session-ended',
  'phone-changed',
  'email-changed',
  'password-changed',
  'blocked',
  'unblocked',
  'refund',
  'export',
  'erasure',
] as const;
export type SecurityKind = (typeof securityKinds)[number];

export const SecurityEvent = z.object({
  id: Id,
  kind: z.string(),
  /** Null if the person is not known or has been erased. */
  person: z.object({ id: Id, name: z.string() }).nullable(),
  address: z.string(),
  device: z.string(),
  created_at: Timestamp,
});
export type SecurityEvent = z.infer<typeof SecurityEvent>;

export const IndexState = z.object({
  is_running: z.boolean(),
  done: z.int(),
  total: z.int(),
  started_at: Timestamp.nullable(),
  finished_at: Timestamp.nullable(),
});
export type IndexState = z.infer<typeof IndexState>;

export const MessageChannelState = z.object({
  name: z.string(),
  is_configured: z.boolean(),
  /** The ways to people that it can use. */
  carries: z.array(z.enum(['phone', 'mail'])),
  /** Since when all channels of one of these ways fail; null while they work. */
  out_since: Timestamp.nullable(),
  failed_at: Timestamp.nullable(),
});
export type MessageChannelState = z.infer<typeof MessageChannelState>;

const Synonym = z.object({ language: z.string(), word: z.string(), finds: z.array(z.string()) });
export type Synonym = z.infer<typeof Synonym>;
const language = z.string().regex(/^[a-z]{2}$/);
const Word = requiredText(40);

export const adminSystemCalls = {
  'GET /admin/channels': {
    access: 'admin',
    needs: 'settings',
    summary: 'The channels of messages: whether the process is configured for them, and whether they fail.',
    answer: z.object({ channels: z.array(MessageChannelState) }),
  },
  'GET /admin/jobs': {
    access: 'admin',
    needs: 'settings',
    summary: 'Background jobs that failed, or all that wait.',
    query: z.strictObject({ state: z.enum(['failed', 'all']).default('failed'), ...page }),
    answer: z.object({ total: z.int(), jobs: z.array(BackgroundJob) }),
  },
  'POST /admin/jobs/{id}/retry': {
    access: 'admin',
    needs: 'settings',
    summary: 'Retries a job now, with all of its attempts.',
    params: z.strictObject({ id: IdParam }),
    answer: Empty,
    refusals: { 404: 'There is no such job; finished ones are removed.', 409: 'It is running.' },
  },
  'GET /admin/errors': {
    access: 'admin',
    needs: 'settings',
    summary: 'Errors of the storefront that browsers reported, latest first.',
    query: z.strictObject(page),
    answer: z.object({ total: z.int(), errors: z.array(StorefrontError) }),
  },
  'POST /admin/errors/clear': {
    access: 'admin',
    needs: 'settings',
    summary: 'Deletes one reported error, or all. One that happens again is listed again.',
    body: z.strictObject({ id: Id.nullable() }),
    answer: z.object({ deleted: z.int() }),
    refusals: { 404: 'There is no such error.' },
  },
  'GET /admin/security': {
    access: 'admin',
    needs: 'settings',
    summary: 'The security log, latest first, of everybody or of one person.',
    query: z.strictObject({
      kind: z.enum(securityKinds).optional(),
      /** An id, a phone number or a mail address. */
      person: text(100).optional(),
      ...page,
    }),
    answer: z.object({ total: z.int(), events: z.array(SecurityEvent) }),
  },
  'GET /admin/search-index': {
    access: 'admin',
    needs: 'settings',
    summary: 'The last rebuild of the search index, or the one that is running.',
    answer: IndexState,
  },
  'POST /admin/search-index': {
    access: 'admin',
    needs: 'settings',
    summary: 'Rebuilds the search index in the background.',
    answer: IndexState,
    refusals: { 409: 'It is being rebuilt.' },
  },
  'GET /admin/synonyms': {
    access: 'admin',
    needs: 'settings',
    summary: 'Words with the words that a search for them finds as well.',
    answer: z.object({ synonyms: z.array(Synonym) }),
  },
  'POST /admin/synonyms': {
    access: 'admin',
    needs: 'settings',
    summary: 'Sets the words that a search for a word finds as well; no words remove it.',
    body: z.strictObject({
      language,
      word: Word,
      finds: z.array(Word).max(20),
      /** The words that the operator saw; none for a new one. */
      seen_finds: z.array(text(40)).max(20),
    }),
    answer: z.object({ entry_id: Id.nullable() }),
    refusals: { 409: 'Somebody else has changed them.', 422: 'A search compares single words, or the word has no others.' },
  },
} satisfies AdminCalls;

import type { z } from 'zod';
import type { FileRules } from './files.ts';

/**
 * Who may make a call. `public`: anybody; a valid token personalises the answer and a bad one is ignored.
 * `signed-in`: without a valid token the answer is 401.
 */
export type Access = 'public' | 'signed-in';

/**
 * Where a call is from. `specification`: it is one of those that the specification fixes. `ours`: it serves what only we offer; another server may not
 * know it, and a client does without. Neither: the specification needs it and leaves its path open.
 */
export type Origin = 'specification' | 'ours';

/** One call: everything both sides need to agree on. Paths are below `/api`; `{name}` marks a path parameter. */
export type Endpoint = {
  access: Access;
  origin?: Origin;
  /** One sentence for the API's readable page. */
  summary: string;
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  headers?: z.ZodType;
  /**
   * The files that come with the body, by field. The request is then multipart/form-data, and `body` has its other fields,
   * which are text as in an address.
   */
  files?: FileRules;
  /** What the body's `data` holds on success. */
  answer: z.ZodType;
  /** The media types of the answer where it is a file and not JSON; `answer` is then `Empty`. */
  sends?: readonly string[];
  /** 200 unless said. */
  status?: 200 | 201;
  /** The refusals that are this call's own; 400, 413, 415, 429, 503 and (signed in) 401 are everybody's. */
  refusals?: Partial<Record<403 | 404 | 409 | 422, string>>;
  /** Set on a GET that changes something all the same, as the specification has it for /logout. */
  writes?: true;
  /** What a catalogue cache may keep the answer under; absent where the answer is personal. */
  tags?: readonly string[];
};

/** Keys are `METHOD /path`. */
export type Calls = Record<`${'GET' | 'POST' | 'DELETE'} /${string}`, Endpoint>;

/** The body of every success. */
export type Success<Data> = { message?: string; data: Data };

/**
 * The body of every failure; `errors` holds the first problem of each field. `data` is what a conflict wants shown, `request_id` what the server's log
 * names a fault of its own by.
 */
export type Failure = { message: string; errors?: Record<string, string[]>; data?: unknown; request_id?: string };

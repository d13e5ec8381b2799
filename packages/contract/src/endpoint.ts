import type { z } from 'zod';
import type { Need, Permission } from './back-office/permissions.ts';
import type { FileRules } from './files.ts';
import type { SellerNeed } from './seller/permissions.ts';

/**
 * The callers of an endpoint. `public`: anybody; a bad token is ignored. The answer is the same for everybody if the call has
 * `tags`; otherwise a valid token personalises it.
 * `signed-in`: without a valid token the answer is 401.
 * `admin`: without a session of the back office the answer is 401, and without the permission that the call `needs` it is 403.
 * `seller`: the same for a session of the seller panel. Everything that the call reads and changes belongs to the session's shop.
 */
export type Access = 'public' | 'signed-in' | 'admin' | 'seller';

/** The people that a session is for: the token of one is refused by the calls of the others. */
export type Audience = 'shop' | BackOfficeAudience;
/** The audiences whose sessions are in a cookie and need a second factor. */
export type BackOfficeAudience = 'seller' | 'admin';

/**
 * The origin of a call. `specification`: the specification fixes it. `ours`: it serves a feature that other servers may not
 * have, so clients must work without it. Neither: the specification needs it and leaves its path open.
 */
export type Origin = 'specification' | 'ours';

/** One call: everything both sides need to agree on. Paths are below `/api`; `{name}` marks a path parameter. */
export type Endpoint = Described &
  (
    | { access: 'public' | 'signed-in'; needs?: undefined; needsAny?: undefined }
    /** `needsAny`: one of these permissions is enough; `needs` is then `session`. */
    | { access: 'admin'; needs: Need; needsAny?: readonly Permission[] }
    | { access: 'seller'; needs: SellerNeed; needsAny?: undefined }
  );

type Described = {
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
  /** The body's `data` on success. */
  answer: z.ZodType;
  /** The media types of the answer where it is a file and not JSON; `answer` is then `Empty`. */
  sends?: readonly string[];
  /** The largest body; without it the limit of the process applies. */
  max_bytes?: number;
  /** The default is 200. */
  status?: 200 | 201;
  /** The refusals that are this call's own; 400, 413, 415, 429, 503 and (signed in) 401 are everybody's. */
  refusals?: Partial<Record<403 | 404 | 409 | 422, string>>;
  /** Set where the member of the staff or of the shop must have entered the second factor within ten minutes; otherwise 403 with `data.code`. */
  recent?: true;
  /** Set on a GET that changes something all the same, as the specification has it for /logout. */
  writes?: true;
  /** Set where the call may end sessions: it is answered once the server refuses their tokens. */
  endsSessions?: true;
  /** Set where the answer brings or takes the cookie of a session. */
  opensSession?: BackOfficeAudience;
  closesSession?: BackOfficeAudience;
  /** A POST that only calculates, because its body is too long for an address. Somebody who looks at a seller's panel may make it. */
  onlyCalculates?: true;
  /** Set where the call changes what catalogue pages show: its caller gets no stale page after it. */
  changesPages?: true;
  /** The tags under which the answer, which is the same for everybody, may be cached; absent if it is personal. */
  tags?: readonly string[];
};

/** Keys are `METHOD /path`. */
export type Calls = Record<`${'GET' | 'POST' | 'DELETE'} /${string}`, Endpoint>;

/** The calls of the admin panel, and those that sign in to it. */
export type AdminCalls = Record<`${'GET' | 'POST' | 'DELETE'} /admin/${string}`, Endpoint>;

/** The calls of the seller panel, and those that sign in to it. */
export type SellerCalls = Record<`${'GET' | 'POST' | 'DELETE'} /seller/${string}`, Endpoint>;

/** The body of every success. */
export type Success<Data> = { message?: string; data: Data };

/**
 * The body of every error; `errors` holds the first error of each field. `data` is shown with a conflict, `request_id` finds
 * a bug of the server in its log.
 */
export type Failure = { message: string; errors?: Record<string, string[]>; data?: unknown; request_id?: string };

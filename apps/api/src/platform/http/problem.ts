export type ProblemStatus = 400 | 401 | 403 | 404 | 409 | 413 | 415 | 422 | 429 | 503;

/** Text in English with `{name}` for what is put in; translated when it is answered. */
export type Message = { text: string; with?: Record<string, string | number> };

type ProblemDetails = {
  /** The first problem of each field. */
  errors?: Record<string, Message>;
  /** What a conflict wants shown; it must fit the call's contract. */
  data?: unknown;
  /** Seconds. */
  retryAfter?: number;
  /** What the caller named does not exist, although the status is not 404. It counts as a guess. */
  missed?: boolean;
};

/** A refusal that the caller can understand. Anything else that is thrown becomes a 500 that says nothing. */
export class Problem extends Error {
  override name = 'Problem';
  readonly status: ProblemStatus;
  readonly text: Message;
  readonly details: ProblemDetails;

  constructor(status: ProblemStatus, text: string | Message, details: ProblemDetails = {}) {
    super(typeof text === 'string' ? text : text.text);
    this.status = status;
    this.text = typeof text === 'string' ? { text } : text;
    this.details = details;
  }
}

/** 404, for what does not exist and for what is somebody else's alike. */
export function notFound(text = 'Not found'): Problem {
  return new Problem(404, text);
}

export function conflict(text: string | Message, data?: unknown, { missed = false }: Pick<ProblemDetails, 'missed'> = {}): Problem {
  return new Problem(409, text, { missed, ...(data !== undefined && { data }) });
}

/** 422 that names the field. */
export function invalid(field: string, text: string | Message): Problem {
  const message = typeof text === 'string' ? { text } : text;
  return new Problem(422, message, { errors: { [field]: message } });
}

/** 422 for a rule of the shop that no single field breaks. */
export function refused(text: string | Message): Problem {
  return new Problem(422, text);
}

/** 401: nothing but a missing, expired or revoked token may answer it, for the storefront then signs out. */
export function notSignedIn(): Problem {
  return new Problem(401, 'Please login first!');
}

export function tooMany(text: string | Message, retryAfter: number): Problem {
  return new Problem(429, text, { retryAfter });
}

export function unavailable(text = 'The shop is busy. Please try again in a moment.', retryAfter = 2): Problem {
  return new Problem(503, text, { retryAfter });
}

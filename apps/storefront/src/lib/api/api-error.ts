/** Why a call gave no answer: the server refused it, could not be reached, failed, or said something unreadable. */
export type ApiErrorKind = 'refused' | 'offline' | 'server' | 'unexpected';

type ApiErrorParts = {
  kind: ApiErrorKind;
  /** 0 where no answer came. */
  status: number;
  /** The server's own words, in the page's language; empty where it gave none. */
  message: string;
  errors?: Readonly<Record<string, readonly string[]>>;
  data?: unknown;
};

/** The one error that a call rejects with. What it says to shoppers is `failureWords`. */
export class ApiError extends Error {
  readonly kind: ApiErrorKind;
  readonly status: number;
  /** The server's own words; empty where it gave none. */
  readonly said: string;
  /** The problems of each field; the first of each is the one to show. */
  readonly errors: Readonly<Record<string, readonly string[]>>;
  /** What a conflict wants shown. */
  readonly data: unknown;

  constructor({ kind, status, message, errors = {}, data }: ApiErrorParts) {
    super(message || `${kind} ${status}`);
    this.name = 'ApiError';
    this.kind = kind;
    this.status = status;
    this.said = message;
    this.errors = errors;
    this.data = data;
  }
}

export function isApiError(error: unknown): error is ApiError {
  return error instanceof ApiError;
}

/** Whether the call failed because its token was missing, expired or ended. */
export function isSignedOut(error: unknown): boolean {
  return isApiError(error) && error.status === 401;
}

/** Whether the server does not know the call at all: it speaks the specification's calls and none of ours. Some answer those with a page. */
export function lacksCall(error: unknown): boolean {
  return isApiError(error) && (error.kind === 'unexpected' || [404, 405, 501].includes(error.status));
}

/** The first problem of a field, if the server named one. */
export function fieldProblem(error: unknown, field: string): string | undefined {
  return isApiError(error) ? error.errors[field]?.[0] : undefined;
}

/** What a page throws when its address names nothing. */
export function notFound(message = 'Page not found'): ApiError {
  return new ApiError({ kind: 'refused', status: 404, message });
}

import type { I18n } from '../i18n/create-i18n.ts';

/** Why a call failed: the server refused it, could not be reached, failed, or sent an unreadable answer. */
export type ApiErrorKind = 'refused' | 'offline' | 'server' | 'unexpected';

type ApiErrorParts = {
  kind: ApiErrorKind;
  /** 0 if no answer came. */
  status: number;
  /** The server's own words, in the page's language; empty if it sent none. */
  message: string;
  errors?: Readonly<Record<string, readonly string[]>>;
  data?: unknown;
};

/** The error that every call rejects with. `failureWords` is its text for shoppers. */
export class ApiError extends Error {
  readonly kind: ApiErrorKind;
  readonly status: number;
  /** The server's own words; empty if it sent none. */
  readonly serverMessage: string;
  /** The problems of each field; screens show the first of each. */
  readonly errors: Readonly<Record<string, readonly string[]>>;
  /** Data of a conflict, for example changed prices. */
  readonly data: unknown;

  constructor({ kind, status, message, errors = {}, data }: ApiErrorParts) {
    super(message || `${kind} ${status}`);
    this.name = 'ApiError';
    this.kind = kind;
    this.status = status;
    this.serverMessage = message;
    this.errors = errors;
    this.data = data;
  }
}

export function isApiError(error: unknown): error is ApiError {
  return error instanceof ApiError;
}

/** Whether what was asked for does not exist, or not for this shopper. */
export function isNotFound(error: unknown): boolean {
  return isApiError(error) && error.status === 404;
}

/** Whether the token was missing, expired or revoked. */
export function isSignedOut(error: unknown): boolean {
  return isApiError(error) && error.status === 401;
}

/**
 * Whether the server does not know the call, as servers with the specification's calls only. Some of them answer
 * unknown calls with a page.
 */
export function lacksCall(error: unknown): boolean {
  return isApiError(error) && (error.kind === 'unexpected' || [404, 405, 501].includes(error.status));
}

export function fieldProblem(error: unknown, field: string): string | undefined {
  return isApiError(error) ? error.errors[field]?.[0] : undefined;
}

/** Thrown by a page whose address matches nothing. */
export function notFound(message = 'Page not found'): ApiError {
  return new ApiError({ kind: 'refused', status: 404, message });
}

/** The text of a failed call for the shopper: the server's own words, or ours in the page's language. */
export function failureText({ t }: I18n, error: unknown): string {
  if (!isApiError(error)) return t('Something went wrong');
  if (error.serverMessage) return error.serverMessage;
  return error.kind === 'offline' ? t('You seem to be offline') : t('Something went wrong');
}

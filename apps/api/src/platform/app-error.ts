import { inEnglish, type Message } from './text/fill-message.ts';

export type { Message };

/** An error's message for operators. The command line adds the hint, which names a command. */
export type OperatorReason = Message & { hint?: string };

const statuses = {
  'bad-request': 400,
  'not-signed-in': 401,
  forbidden: 403,
  'not-found': 404,
  conflict: 409,
  'too-large': 413,
  'unsupported-type': 415,
  invalid: 422,
  'too-many-requests': 429,
  unavailable: 503,
} as const;

export type ErrorCode = keyof typeof statuses;

type ErrorDetails = {
  /** The first error of each field of the request. */
  errors?: Record<string, Message>;
  /** The field or setting that an operator got wrong; the text begins with it. The command line shows the option of this name. */
  field?: string | undefined;
  /** Which command helps; only the command line shows it. */
  hint?: string | undefined;
  /** Shown with a conflict; it must fit the call's contract. */
  data?: unknown;
  /** Seconds. */
  retryAfter?: number;
  /** The caller named something that does not exist, although the status is not 404. It counts as a guess. */
  missed?: boolean;
  cause?: unknown;
};

/** The body of every error answer. */
type ErrorBody = { message: string; errors?: Record<string, string[]>; data?: unknown };
type Translate = (message: Message) => string;

/** An error that a shopper or an operator can understand and act on. Every other error is a bug and is answered by a bare 500. */
export class AppError extends Error {
  override name = 'AppError';
  readonly code: ErrorCode;
  readonly status: (typeof statuses)[ErrorCode];
  readonly reason: Message;
  readonly details: ErrorDetails;

  constructor(code: ErrorCode, reason: string | Message, { cause, ...details }: ErrorDetails = {}) {
    const message = typeof reason === 'string' ? { text: reason } : reason;
    super(inEnglish(message), cause === undefined ? undefined : { cause });
    this.code = code;
    this.status = statuses[code];
    this.reason = message;
    this.details = details;
  }

  /** For the storefront and other clients of the API. */
  toBody(translate: Translate): ErrorBody {
    const message = translate(this.reason);
    const { errors, field, data } = this.details;
    const translated = Object.fromEntries(Object.entries(errors ?? {}).map(([name, error]) => [name, [translate(error)]]));
    if (field !== undefined) translated[field] = [message];
    return {
      message,
      ...(Object.keys(translated).length > 0 && { errors: translated }),
      ...(data !== undefined && { data }),
    };
  }

  /** For the command line: one line for each field. */
  toText(translate: Translate): string {
    const fields = Object.entries(this.details.errors ?? {}).map(([name, error]) => `${name}: ${translate(error)}`);
    if (fields.length > 0) return fields.join('\n');
    const { hint } = this.details;
    return hint === undefined ? translate(this.reason) : `${translate(this.reason).replace(/\.$/, '')}; ${hint}`;
  }
}

/** 404, for what does not exist and for what belongs to somebody else alike. */
export function notFound(text = 'Not found'): AppError {
  return new AppError('not-found', text);
}

export function conflict(text: string | Message, data?: unknown, { missed = false }: Pick<ErrorDetails, 'missed'> = {}): AppError {
  return new AppError('conflict', text, { missed, ...(data !== undefined && { data }) });
}

/** 422 that names the field. */
export function invalid(field: string, text: string | Message): AppError {
  const message = typeof text === 'string' ? { text } : text;
  return new AppError('invalid', message, { errors: { [field]: message } });
}

/** 422 for a rule of the shop that no single field breaks. */
export function refused(text: string | Message): AppError {
  return new AppError('invalid', text);
}

/** 401. Only a missing, expired or revoked token may be answered with it, because the storefront then signs out. */
export function notSignedIn(): AppError {
  return new AppError('not-signed-in', 'Please login first!');
}

/** 403, for a member of the staff without the permission that a call needs. */
export function forbidden(reason = 'Your role does not allow this.'): AppError {
  return operatorError('forbidden', reason);
}

export function tooMany(text: string | Message, retryAfter: number): AppError {
  return new AppError('too-many-requests', text, { retryAfter });
}

export function unavailable(text = 'The shop is busy. Please try again in a moment.', retryAfter = 2): AppError {
  return new AppError('unavailable', text, { retryAfter });
}

/** An error for operators, translated into the language of their panel. `field` is the field or setting that they got wrong; `data` is for the panel. */
export function operatorError(code: ErrorCode, reason: string | OperatorReason, field?: string, data?: unknown): AppError {
  const { hint, ...message } = typeof reason === 'string' ? { text: reason } : reason;
  return new AppError(code, nameField(message, field), { field, hint, ...(data !== undefined && { data }) });
}

function nameField(message: Message, field: string | undefined): Message {
  if (field === undefined) return message;
  return { text: `{field}${message.text.startsWith(':') ? '' : ' '}${message.text}`, with: { ...message.with, field } };
}

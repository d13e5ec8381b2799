import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError, type ErrorCode, invalid, type Message, notFound, unavailable } from '../app-error.ts';
import { violatedField } from '../database/database-errors.ts';

type ErrorOptions = {
  translate: (request: FastifyRequest, message: Message) => string;
  /** Whether an error means that the database is away. */
  isUnavailable: (error: unknown) => boolean;
};

/** The one place where an error becomes an answer: `{ message, errors?, data? }` with its status. */
export function handleErrors(server: FastifyInstance, options: ErrorOptions): void {
  server.setErrorHandler((error, request, reply) => {
    const appError = toAppError(error, request, options);
    if (appError) return sendError(appError, request, reply, options);
    request.log.error({ err: error }, 'request failed');
    const message = options.translate(request, { text: 'Something went wrong on our side. Please try again.' });
    return reply.code(500).header('cache-control', 'no-store').send({ message, request_id: request.id });
  });
}

/** Answers requests that match no route. */
export function sendNotFound(request: FastifyRequest, reply: FastifyReply, options: Pick<ErrorOptions, 'translate'>): FastifyReply {
  return sendError(notFound(), request, reply, options);
}

function sendError(
  appError: AppError,
  request: FastifyRequest,
  reply: FastifyReply,
  options: Pick<ErrorOptions, 'translate'>,
): FastifyReply {
  const { retryAfter } = appError.details;
  if (retryAfter !== undefined) reply.header('retry-after', String(Math.ceil(retryAfter)));
  return reply
    .code(appError.status)
    .header('cache-control', 'no-store')
    .send(appError.toBody((message) => options.translate(request, message)));
}

function toAppError(error: unknown, request: FastifyRequest, options: ErrorOptions): AppError | undefined {
  if (error instanceof AppError) return error;
  // The client went away while it sent the body: the broken connection is its own, not the database's.
  if (request.raw.destroyed && !request.raw.complete) return new AppError('bad-request', 'The request is not valid');
  if (options.isUnavailable(error)) {
    request.log.warn({ err: error }, 'the database is away or busy');
    return unavailable();
  }
  const field = violatedField(error);
  if (field !== undefined) {
    request.log.error({ err: error }, 'the database refused a row that a call should have refused');
    return invalid(field, 'This value is not allowed');
  }
  const status = statusOf(error);
  return status === undefined ? undefined : fromStatus(status);
}

/** Fastify and its plugins throw errors that carry a status. Only a 4xx is about the request. */
function statusOf(error: unknown): number | undefined {
  if (!(error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number')) return undefined;
  return error.statusCode >= 400 && error.statusCode < 500 ? error.statusCode : undefined;
}

const errorsByStatus: Partial<Record<number, { code: ErrorCode; text: string }>> = {
  400: { code: 'bad-request', text: 'The request is not valid JSON' },
  404: { code: 'not-found', text: 'Not found' },
  413: { code: 'too-large', text: 'The request is too large' },
  415: { code: 'unsupported-type', text: 'The request must be JSON' },
};

function fromStatus(status: number): AppError {
  const known = errorsByStatus[status];
  return known ? new AppError(known.code, known.text) : new AppError('bad-request', 'The request is not valid');
}

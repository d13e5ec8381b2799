import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { violatedField } from '../database/violated-field.ts';
import { invalid, type Message, notFound, Problem, type ProblemStatus, unavailable } from './problem.ts';

type ErrorOptions = {
  translate: (request: FastifyRequest, message: Message) => string;
  /** Whether an error means that the database is away. */
  isUnavailable: (error: unknown) => boolean;
};

/** The one place where a failure becomes an answer: `{ message, errors?, data? }` with a fitting status. */
export function answerErrors(server: FastifyInstance, options: ErrorOptions): void {
  server.setErrorHandler((error, request, reply) => {
    const problem = asProblem(error, request, options);
    if (problem) return sendProblem(problem, request, reply, options);
    request.log.error({ err: error }, 'request failed');
    const message = options.translate(request, { text: 'Something went wrong on our side. Please try again.' });
    return reply.code(500).header('cache-control', 'no-store').send({ message, request_id: request.id });
  });
}

/** Answers what no route knows. */
export function sendNotFound(request: FastifyRequest, reply: FastifyReply, options: Pick<ErrorOptions, 'translate'>): FastifyReply {
  return sendProblem(notFound(), request, reply, options);
}

function sendProblem(
  problem: Problem,
  request: FastifyRequest,
  reply: FastifyReply,
  options: Pick<ErrorOptions, 'translate'>,
): FastifyReply {
  const { errors, data, retryAfter } = problem.details;
  const words = (message: Message) => options.translate(request, message);
  if (retryAfter !== undefined) reply.header('retry-after', String(Math.ceil(retryAfter)));
  return reply
    .code(problem.status)
    .header('cache-control', 'no-store')
    .send({
      message: words(problem.text),
      ...(errors && { errors: Object.fromEntries(Object.entries(errors).map(([field, message]) => [field, [words(message)]])) }),
      ...(data !== undefined && { data }),
    });
}

function asProblem(error: unknown, request: FastifyRequest, options: ErrorOptions): Problem | undefined {
  if (error instanceof Problem) return error;
  // The client went away while it sent the body: the broken connection is its own, not the database's.
  if (request.raw.destroyed && !request.raw.complete) return new Problem(400, 'The request is not valid');
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

/** Fastify and its plugins throw errors that carry a status. Only a 4xx says something about the request. */
function statusOf(error: unknown): number | undefined {
  if (!(error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number')) return undefined;
  return error.statusCode >= 400 && error.statusCode < 500 ? error.statusCode : undefined;
}

const words: Partial<Record<number, { status: ProblemStatus; text: string }>> = {
  400: { status: 400, text: 'The request is not valid JSON' },
  404: { status: 404, text: 'Not found' },
  413: { status: 413, text: 'The request is too large' },
  415: { status: 415, text: 'The request must be JSON' },
};

function fromStatus(status: number): Problem {
  const known = words[status];
  return known ? new Problem(known.status, known.text) : new Problem(400, 'The request is not valid');
}

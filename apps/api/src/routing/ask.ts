import type { FastifyRequest } from 'fastify';
import type { Actor } from '../context.ts';
import { AppError, tooMany } from '../platform/app-error.ts';
import { networkOf } from '../platform/limits/miss-limit.ts';
import { readForm } from '../platform/uploads/read-form.ts';
import type { PanelOperator } from './admit-operator.ts';
import type { CanonicalCall } from './call-key.ts';
import type { AnyAnswer, Handling } from './handling.ts';
import { nothing, parsed } from './parse.ts';

/** Validates the request by the contract and calls the handler. */
export async function ask(
  handling: Handling,
  actor: Actor | null,
  call?: CanonicalCall,
  operator: PanelOperator | null = null,
): Promise<AnyAnswer> {
  const { endpoint, handler, request, parts } = handling;
  const context = { ...parts.contextFor(request, actor, operator), draft: handling.draft };
  const beside = {
    params: call ? call.params : parsed(endpoint.params, request.params),
    query: call ? call.query : parsed(endpoint.query ?? nothing, request.query),
    headers: parsed(endpoint.headers, request.headers, headerErrorCode(request)),
    ...context.caller,
    origin: `${request.protocol}://${request.host}`,
  };
  const admit = async (body: unknown) => handling.admit?.({ ...beside, body }, context);
  const input = { ...beside, ...(await readBody(handling, actor, admit)) };
  return handler(input, context);
}

async function readBody({ endpoint, request, forms, parts }: Handling, actor: Actor | null, admit: (body: unknown) => Promise<void>) {
  const { body = nothing, files } = endpoint;
  if (!files && request.isMultipart()) throw new AppError('unsupported-type', 'The request must be JSON');
  if (!files) return { body: parsed(body, request.body === undefined ? {} : request.body) };
  const wait = forms.consume(actor ? `person ${actor.person_id}` : networkOf(request.ip));
  if (wait !== undefined) throw tooMany('Too many attempts. Please try again later.', wait);
  return readForm(request, { body, files, admit }, parts.uploadFolder);
}

/** A request without its key is malformed; a key that is given in another form is an invalid field. */
function headerErrorCode({ headers }: FastifyRequest): 'bad-request' | 'invalid' {
  return headers['idempotency-key'] === undefined ? 'bad-request' : 'invalid';
}

import type { FastifyInstance } from 'fastify';
import type { Ready } from '../../platform/cache/ready-answer.ts';
import { draftHeader, type PageCall, type PageCallAnswer } from './render-messages.ts';

type Parts = {
  server: FastifyInstance;
  /** A visitor's answer in the cache, by the language that is asked for and the address of the call. */
  findAnswer: (language: string, address: string) => Ready | undefined;
};

/**
 * Answers the calls of render workers, without a socket: the bytes from the cache if they are there, otherwise by the same routes.
 * Nothing is parsed here.
 */
export function createPageCalls({ server, findAnswer }: Parts): (asked: PageCall) => Promise<PageCallAnswer> {
  return async ({ address, language, known, draft }) => {
    const ready = draft === undefined ? findAnswer(language, address) : undefined;
    const copy = ready && copyReady(ready, known);
    if (copy) return copy;
    const asked = { 'accept-language': language, ...(draft !== undefined && { [draftHeader]: draft }) };
    const { statusCode, headers, rawPayload } = await server.inject({ url: address, headers: asked });
    const etag = headers.etag === undefined ? undefined : String(headers.etag);
    if (statusCode === 200 && etag !== undefined && etag === known) return { kind: 'current' };
    const type = String(headers['content-type'] ?? '');
    return { kind: 'answer', status: statusCode, type, etag, body: new Uint8Array(rawPayload), isPacked: false };
  };
}

function copyReady({ status, headers, etag, body, br }: Ready, known: string | undefined): PageCallAnswer | undefined {
  if (etag === known) return { kind: 'current' };
  const bytes = body ?? (Buffer.isBuffer(br) ? br : undefined);
  if (!bytes) return undefined;
  const type = headers['content-type'] ?? 'application/json; charset=utf-8';
  // Copied, because a buffer can be a part of a larger one, all of which would be sent.
  return { kind: 'answer', status, type, etag, body: new Uint8Array(bytes), isPacked: !body };
}

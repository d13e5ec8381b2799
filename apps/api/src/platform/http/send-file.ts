import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

export type FileToSend = { content: Buffer; type: string; name: string };

/** A file that is sent while it is made. */
export type StreamToSend = Omit<FileToSend, 'content'> & { content: Readable };

/**
 * Sends a file as a download and as nothing else. An uploaded file is never shown as a page of this origin, where it
 * could act in the name of the person who opens it.
 */
export function sendFile(reply: FastifyReply, { content, type, name }: FileToSend | StreamToSend): FastifyReply {
  return reply
    .headers({
      'content-type': type,
      'content-disposition': `attachment; filename="${asciiName(name)}"; filename*=UTF-8''${encodeName(name)}`,
      'content-security-policy': "default-src 'none'; sandbox",
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': 'private, no-store',
    })
    .send(content);
}

/** The name for clients without RFC 8187. */
function asciiName(name: string): string {
  return name.replaceAll(/[^\w .()-]/g, '_') || 'file';
}

/** Characters that encodeURIComponent leaves and RFC 8187 does not allow. */
function encodeName(name: string): string {
  return encodeURIComponent(name.toWellFormed()).replaceAll(/['()*]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`);
}

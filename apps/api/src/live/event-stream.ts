import type { FastifyReply } from 'fastify';

export type EventStream = {
  /** Ignored once the stream has ended. */
  write: (text: string) => void;
  end: (text?: string) => void;
  onClose: (listener: () => void) => void;
};

/** A client that does not read is disconnected before what waits for it fills the memory. */
const maxWaitingBytes = 64 * 1024;

/** Answers with a stream of server-sent events. */
export function openStream(reply: FastifyReply): EventStream {
  reply.hijack();
  const { raw } = reply;
  raw.writeHead(200, {
    ...Object.fromEntries(Object.entries(reply.getHeaders()).filter(([, value]) => value !== undefined)),
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    // A proxy that buffers answers would delay every event.
    'x-accel-buffering': 'no',
  });
  return {
    write(text) {
      // A stream that was ended stays open until its client has read it; writing to it would emit an error that ends the process.
      if (raw.writableEnded) return;
      if (raw.writableLength > maxWaitingBytes) raw.destroy();
      else raw.write(text);
    },
    end(text) {
      if (!raw.writableEnded) raw.end(text);
    },
    onClose: (listener) => void raw.once('close', listener),
  };
}

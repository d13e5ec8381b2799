/** The data that a render worker starts with. */
export type WorkerData = {
  /** The folder of the built storefront. */
  folder: string;
  origin: string;
};

/** A page to render; `cookie` is the view cookie or empty, `draft` names the content of which the page shows the draft. */
export type PageToRender = { url: string; cookie: string; draft?: string | undefined };

/** The header by which calls of a preview name that content. It counts in injected requests only. */
export const draftHeader = 'x-souk-draft';

export type RenderedPage = {
  status: number;
  headers: Record<string, string>;
  /** The HTML as brotli in a buffer of its own, so that the thread that answers never holds it as text. */
  br: ArrayBuffer;
  /** Bytes of the HTML. */
  length: number;
  etag: string;
  /** The sources of its inline styles for the Content-Security-Policy: `'sha256-…'`. */
  styleHashes: string[];
  /** Errors while rendering. */
  problems: Error[];
};

/** A call of the API that a page needs. `known` is the etag of the answer that the render worker has. */
export type PageCall = { address: string; language: string; known: string | undefined; draft: string | undefined };

/** The answer to a call: its bytes, packed if `isPacked`, or that the known one is still current. */
export type PageCallAnswer =
  | { kind: 'current' }
  | { kind: 'answer'; status: number; type: string; etag: string | undefined; body: Uint8Array<ArrayBuffer>; isPacked: boolean }
  /** The call was not answered at all. */
  | { kind: 'failed' };

export type MessageToWorker =
  | ({ kind: 'render'; id: number } & PageToRender)
  /** Nobody waits for the page any more. */
  | { kind: 'abort'; id: number }
  | { kind: 'answer'; call: number; answer: PageCallAnswer }
  /** A thread that is not busy answers it at once. */
  | { kind: 'ping' };

export type MessageFromWorker =
  | { kind: 'ready' }
  | { kind: 'pong' }
  | { kind: 'call'; call: number; asked: PageCall }
  | { kind: 'rendered'; id: number; page: RenderedPage }
  | { kind: 'failed'; id: number; error: Error };

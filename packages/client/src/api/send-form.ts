import { isRecord, unreachable } from './read-answer.ts';

type Sending = {
  address: string;
  headers: Readonly<Record<string, string>>;
  form: FormData;
  signal: AbortSignal | undefined;
  /** Receives the sent share, from 0 to 1. */
  onProgress: ((share: number) => void) | undefined;
};

/** Builds a form. Undefined and null are left out; a list is the same field several times. */
export function buildForm(fields: unknown, files: unknown): FormData {
  const form = new FormData();
  for (const [name, value] of entriesOf(fields)) if (value !== undefined && value !== null) form.append(name, String(value));
  for (const [name, given] of entriesOf(files)) {
    for (const file of Array.isArray(given) ? given : [given]) if (file instanceof Blob) form.append(name, file);
  }
  return form;
}

function entriesOf(part: unknown): [string, unknown][] {
  return isRecord(part) ? Object.entries(part) : [];
}

/** Sends a form and reports its progress, which `fetch` cannot. */
export function sendForm({ address, headers, form, signal, onProgress }: Sending): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const abort = () => request.abort();
    request.open('POST', address);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
      if (lengthComputable && total > 0) onProgress?.(loaded / total);
    };
    request.onload = () => resolve(new Response(request.responseText, { status: request.status }));
    request.onerror = () => reject(unreachable());
    request.onabort = () => reject(new DOMException('The sending was given up', 'AbortError'));
    request.onloadend = () => signal?.removeEventListener('abort', abort);
    signal?.addEventListener('abort', abort);
    request.send(form);
    if (signal?.aborted) abort();
  });
}

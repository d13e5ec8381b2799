import type { CallAnswer, CallInput, CallName } from '@souk/contract/calls';
import { arrived } from '../lazy-part.ts';
import { type AddressParts, buildAddress } from './build-address.ts';
import { isRecord, readAnswer, unreachable } from './read-answer.ts';

export type Answer<Name extends CallName> = { message: string | undefined; data: CallAnswer<Name> };
export type CallOptions = {
  signal?: AbortSignal | undefined;
  headers?: Readonly<Record<string, string>> | undefined;
  /** Told how much of a form with files has left, from 0 to 1. */
  onProgress?: ((share: number) => void) | undefined;
};

/** The server's calls. Rejects with an ApiError, or with the AbortError of its own signal. */
export type Api = {
  call<Name extends CallName>(name: Name, input: CallInput<Name> & CallOptions): Promise<Answer<Name>>;
  /** The same, before anything is read of it: for a call that sends a file. */
  request<Name extends CallName>(name: Name, input: CallInput<Name> & CallOptions): Promise<Response>;
};

type ApiParts = {
  fetch: (address: string, init: RequestInit) => Promise<Response>;
  /** Where the calls live: `/api`. */
  baseUrl: string;
  locale: () => string | null | undefined;
  /** As it is kept: `Bearer …`. */
  token: () => string | null;
  /** A call that carried the token was answered 401. */
  onUnauthorized?: ((name: string) => void) | undefined;
  /** Every answer tells the server's time. */
  onDate?: ((date: string | null, askedAt: number) => void) | undefined;
};

/** The client of the contract. It shows nothing: whoever calls decides where an error appears. */
export function createApi(parts: ApiParts): Api {
  async function request(name: string, input: CallOptions) {
    const token = parts.token();
    const askedAt = Date.now();
    const response = await send(parts, name, input, token);
    parts.onDate?.(response.headers.get('date'), askedAt);
    if (response.status === 401 && token) parts.onUnauthorized?.(name);
    return response;
  }
  return { request, call: async (name, input) => readAnswer(await request(name, input)) };
}

async function send(parts: ApiParts, name: string, input: CallOptions, token: string | null): Promise<Response> {
  const space = name.indexOf(' ');
  const body = 'body' in input ? input.body : undefined;
  const files = 'files' in input ? input.files : undefined;
  const headers = {
    Accept: 'application/json',
    'X-Requested-With': 'XMLHttpRequest',
    'Accept-Language': parts.locale() || 'en',
    ...(token && { Authorization: token }),
    // Of a form the browser says the type itself, with what stands between its parts.
    ...(body !== undefined && files === undefined && { 'Content-Type': 'application/json' }),
    ...input.headers,
  };
  const address = `${parts.baseUrl}${buildAddress(name.slice(space + 1), addressParts(input))}`;
  try {
    if (files !== undefined) return await submit(address, { body, files, headers, input });
    return await parts.fetch(address, {
      method: name.slice(0, space),
      headers,
      signal: input.signal ?? null,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  } catch (error) {
    if (input.signal?.aborted) throw error;
    throw unreachable();
  }
}

type Submitting = { body: unknown; files: unknown; headers: Readonly<Record<string, string>>; input: CallOptions };

/** Few pages send files, so what it takes is loaded by those that do. */
async function submit(address: string, { body, files, headers, input }: Submitting): Promise<Response> {
  const { buildForm, sendForm } = await arrived(() => import('./send-form.ts'));
  const { signal, onProgress } = input;
  return sendForm({ address, headers, form: buildForm(body, files), signal, onProgress });
}

type Given = NonNullable<AddressParts['query']>;

function addressParts(input: CallOptions): AddressParts {
  return { params: given('params' in input ? input.params : undefined), query: given('query' in input ? input.query : undefined) };
}

function given(part: unknown): Given {
  if (!isRecord(part)) return {};
  return Object.fromEntries(
    Object.entries(part).map(([name, value]) => [name, value === undefined || value === null ? undefined : String(value)]),
  );
}

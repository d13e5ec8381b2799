import type { AnyCallName, CallAnswer, CallInput } from '@souk/contract/calls';
import { loadCode } from '../lazy-part.ts';
import { isRecord, readAnswer, unreachable } from './read-answer.ts';

export type Answer<Name extends AnyCallName> = { message: string | undefined; data: CallAnswer<Name> };
export type CallOptions = {
  signal?: AbortSignal | undefined;
  headers?: Readonly<Record<string, string>> | undefined;
  /** Receives the sent share of a form with files, from 0 to 1. */
  onProgress?: ((share: number) => void) | undefined;
};

/** The server's calls. They reject with an ApiError, or with the AbortError of their own signal. */
export type Api = {
  call<Name extends AnyCallName>(name: Name, input: CallInput<Name> & CallOptions): Promise<Answer<Name>>;
  /** The raw response, for a call that sends a file. */
  request<Name extends AnyCallName>(name: Name, input: CallInput<Name> & CallOptions): Promise<Response>;
};

type ApiParts = {
  fetch: (address: string, init: RequestInit) => Promise<Response>;
  /** The base path of the calls: `/api`. */
  baseUrl: string;
  locale: () => string | null | undefined;
  /** As it is stored: `Bearer …`. */
  token: () => string | null;
  /** A call with a token was answered 401. */
  onUnauthorized?: ((name: string) => void) | undefined;
  /** Receives the Date header of every answer. */
  onDate?: ((date: string | null, askedAt: number) => void) | undefined;
};

/** The client of the contract. It shows nothing: callers decide where an error appears. */
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
    // The browser sets the type of a form, which includes its boundary.
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

/** Few pages send files, so the code for it is loaded on demand. */
async function submit(address: string, { body, files, headers, input }: Submitting): Promise<Response> {
  const { buildForm, sendForm } = await loadCode(() => import('./send-form.ts'));
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

type Value = string | number | boolean | null | undefined;
type AddressParts = { params?: Readonly<Record<string, Value>> | undefined; query?: Readonly<Record<string, Value>> | undefined };

/** The address of a call below the base path, with `{name}` filled in and empty query values left out. */
function buildAddress(path: string, { params = {}, query = {} }: AddressParts): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_place, name: string) => {
    const value = params[name];
    // A missing parameter would silently call another address.
    if (value === undefined || value === null || value === '') throw new TypeError(`${path} needs a value for ${name}`);
    return encodeURIComponent(String(value));
  });
  return `${filled}${buildQuery(query)}`;
}

/** `?a=1&b=2` in the given order, or an empty text. */
export function buildQuery(query: Readonly<Record<string, Value>>): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== null && value !== '');
  const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  return search && `?${search}`;
}

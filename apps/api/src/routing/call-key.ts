import type { Endpoint } from '@souk/contract/endpoint';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';

/** The validated parameters of a call, and the text that is the same for every way to write them. */
export type CanonicalCall = { address: string; params: unknown; query: unknown };

/** Parameters that advertisers and mail services add to links. A cached call ignores them. */
const trackingParameter =
  /^(utm_\w+|fbclid|gclid|gbraid|wbraid|dclid|gad_source|gclsrc|msclkid|ttclid|twclid|yclid|igshid|li_fat_id|mc_[ce]id|srsltid|_ga|_gl)$/;

export function withoutTracking(query: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(query).filter(([name]) => !trackingParameter.test(name)));
}

/** The address of a call with its validated parameters: sorted, without defaults. Ids in a list are a set, so that they are sorted too. */
export function canonicalCall(endpoint: Endpoint, path: string, { params, query }: Omit<CanonicalCall, 'address'>): CanonicalCall {
  const defaults = defaultsOf(endpoint);
  const sorted = query && sortLists(Object(query));
  const written = Object.entries(sorted ?? {})
    .filter(([name, value]) => value !== undefined && value !== defaults.get(name))
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`);
  const filled = path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(Object(params)[name])));
  return { address: written.length > 0 ? `${filled}?${written.join('&')}` : filled, params, query: sorted };
}

function sortLists(query: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(query).map(([name, value]) => [name, Array.isArray(value) ? value.toSorted((one, other) => one - other) : value]),
  );
}

const knownDefaults = new WeakMap<Endpoint, ReadonlyMap<string, unknown>>();

function defaultsOf(endpoint: Endpoint): ReadonlyMap<string, unknown> {
  const known = knownDefaults.get(endpoint);
  if (known) return known;
  const fields = endpoint.query instanceof z.ZodObject ? Object.entries<z.ZodType>(endpoint.query.shape) : [];
  const defaults = new Map(fields.map(([name, field]) => [name, field.safeParse(undefined).data]));
  knownDefaults.set(endpoint, defaults);
  return defaults;
}

/** Longer addresses are parsed each time, so that the memory stays small. */
const longestRemembered = 300;

export type CallAddresses = { remember: (url: string, address: string) => void; find: (url: string) => string | undefined };

/** The canonical addresses of the last calls, by the address that a client wrote. */
export function createCallAddresses(): CallAddresses {
  const addresses = new LRUCache<string, string>({ max: 4000 });
  return {
    remember(url, address) {
      if (url.length <= longestRemembered) addresses.set(url, address);
    },
    find: (url) => addresses.get(url),
  };
}

/** The cache key of a visitor's answer. */
export function answerKey(locale: string, address: string): string {
  return `${locale} ${address}`;
}

import type { z } from 'zod';
import { ProviderUnreachable } from './social-provider.ts';

type Init = RequestInit & { signal: AbortSignal };

/** Asks a provider for JSON; undefined where it refuses what it was asked. The signal ends the reading of its answer too. */
export async function callProvider<Schema extends z.ZodType>(
  url: string,
  schema: Schema,
  init: Init,
): Promise<z.output<Schema> | undefined> {
  const response = await fetchOrThrow(url, init);
  if (response.status >= 400 && response.status < 500 && response.status !== 429) return undefined;
  if (!response.ok) throw new ProviderUnreachable(`${new URL(url).host} answered ${response.status}`);
  const body = schema.safeParse(await response.json().catch(() => undefined));
  if (!body.success) throw new ProviderUnreachable(`${new URL(url).host} answered something else than was asked`);
  return body.data;
}

async function fetchOrThrow(url: string, init: Init): Promise<Response> {
  try {
    return await fetch(url, { ...init, redirect: 'error' });
  } catch (error) {
    throw new ProviderUnreachable(`${new URL(url).host} did not answer`, { cause: error });
  }
}

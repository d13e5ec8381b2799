import { lacksCall } from '@souk/client/api/api-error.ts';
import type { Api, CallOptions } from '@souk/client/api/create-api.ts';
import type { CallAnswer, CallInput, OurCall } from '@souk/contract/calls';

/** Calls that each server has turned out not to know. */
const unknown = new WeakMap<Api, Set<string>>();

/**
 * Calls our own extension of the specification: null if this server does not know it, and then not again while the page
 * is open. Only for calls whose 404 can mean nothing else.
 */
export async function askOurs<Name extends OurCall>(
  api: Api,
  name: Name,
  input: CallInput<Name> & CallOptions,
): Promise<CallAnswer<Name> | null> {
  const lacking = unknown.get(api) ?? new Set();
  if (lacking.has(name)) return null;
  try {
    return (await api.call(name, input)).data;
  } catch (error) {
    if (!lacksCall(error)) throw error;
    unknown.set(api, lacking.add(name));
    return null;
  }
}

import type { CallAnswer, CallInput, OurCall } from '@souk/contract/calls';
import { lacksCall } from './api-error.ts';
import type { Api, CallOptions } from './create-api.ts';

/** What each server has shown not to know. */
const unknown = new WeakMap<Api, Set<string>>();

/**
 * Asks what only our own server need know: null where this one does not, and it is not asked again as long as the page is open. For calls
 * whose 404 can mean nothing else.
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

import { buildFacts, cacheNames, find, store } from './caches.ts';

const maxCalls = 120;
const shared = buildFacts.sharedCalls.map((pattern) => new RegExp(pattern));
/** Texts and settings contain nothing personal, even with a token; the app cannot start without them. */
const neverPersonal = /^\/api\/(lang\/[a-z]{2}|master)$/;

/** Whether every visitor gets the same answer. Answers to a signed-in shopper are neither stored nor served from the cache. */
export function isShared({ method, url, headers }: Request): boolean {
  const { pathname } = new URL(url);
  if (method !== 'GET' || !shared.some((pattern) => pattern.test(pathname))) return false;
  return !headers.has('authorization') || neverPersonal.test(pathname);
}

/** Answers from the server; offline, from the cache. */
export async function answerCall(request: Request, later: (work: Promise<unknown>) => void): Promise<Response> {
  try {
    const answer = await fetch(request);
    if (answer.status === 200) later(store(cacheNames.calls, keyOf(request), answer.clone(), maxCalls));
    return answer;
  } catch (error) {
    const cached = await find(cacheNames.calls, keyOf(request));
    if (cached) return cached;
    throw error;
  }
}

/** Stores shared calls that a page made before the worker was active. */
export async function storeCalls(addresses: readonly string[], locale: string): Promise<void> {
  const headers = { accept: 'application/json', 'x-requested-with': 'XMLHttpRequest', 'accept-language': locale };
  const requests = addresses.map((address) => new Request(address, { headers })).filter(isShared);
  const storeCall = async (request: Request) => {
    const answer = await fetch(request);
    if (answer.status === 200) await store(cacheNames.calls, keyOf(request), answer, maxCalls);
  };
  await Promise.allSettled(requests.map(storeCall));
}

/** Address and language determine such an answer. */
function keyOf({ url, headers }: Request): Request {
  const language = headers.get('accept-language') ?? '';
  return new Request(`${url}${url.includes('?') ? '&' : '?'}in=${encodeURIComponent(language)}`);
}

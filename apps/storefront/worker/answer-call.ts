import { buildFacts } from './build-facts.ts';
import { cacheNames, find, keep } from './caches.ts';

const mostCalls = 120;
const shared = buildFacts.sharedCalls.map((pattern) => new RegExp(pattern));
/** Texts and configuration speak of nobody, whoever asks; the app cannot start without them. */
const ofNobody = /^\/api\/(lang\/[a-z]{2}|master)$/;

/** Whether the answer is one that every visitor gets: of somebody who is signed in nothing is kept, and nothing kept is shown to them. */
export function isShared({ method, url, headers }: Request): boolean {
  const { pathname } = new URL(url);
  if (method !== 'GET' || !shared.some((pattern) => pattern.test(pathname))) return false;
  return !headers.has('authorization') || ofNobody.test(pathname);
}

/** Calls are answered by the server for as long as it does; then as it did last. */
export async function answerCall(request: Request, later: (work: Promise<unknown>) => void): Promise<Response> {
  try {
    const answer = await fetch(request);
    if (answer.status === 200) later(keep(cacheNames.calls, keyOf(request), answer.clone(), mostCalls));
    return answer;
  } catch (error) {
    const kept = await find(cacheNames.calls, keyOf(request));
    if (kept) return kept;
    throw error;
  }
}

/** For calls that a page made before there was a worker; only those whose answers are the same for every visitor. */
export async function fetchCalls(addresses: readonly string[], locale: string): Promise<void> {
  const headers = { accept: 'application/json', 'x-requested-with': 'XMLHttpRequest', 'accept-language': locale };
  const requests = addresses.map((address) => new Request(address, { headers })).filter(isShared);
  const fetchOne = async (request: Request) => {
    const answer = await fetch(request);
    if (answer.status === 200) await keep(cacheNames.calls, keyOf(request), answer, mostCalls);
  };
  await Promise.allSettled(requests.map(fetchOne));
}

/** The address and the language are all that such an answer depends on. */
function keyOf({ url, headers }: Request): Request {
  const language = headers.get('accept-language') ?? '';
  return new Request(`${url}${url.includes('?') ? '&' : '?'}in=${encodeURIComponent(language)}`);
}

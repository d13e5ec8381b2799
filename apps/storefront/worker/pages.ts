import { buildFacts, cacheNames, find, findNewest, store } from './caches.ts';

const maxPages = 40;

/** Answers from the server; offline, with the stored page, or with the shell, which shows that the visitor is offline. */
export async function answerPage(request: Request, later: (work: Promise<unknown>) => void): Promise<Response> {
  try {
    const answer = await fetch(request);
    if (isPage(answer)) later(save(request.url, answer.clone()));
    return answer;
  } catch {
    return (await find(cacheNames.pages, keyOf(request.url))) ?? (await shell());
  }
}

/** Stores a page that was opened before the worker was active, or by the app itself. Its HTML is the same for everybody. */
export async function storePage(url: string): Promise<void> {
  const answer = await fetch(url, { headers: { accept: 'text/html' } });
  if (isPage(answer)) await save(url, answer);
}

function isPage(answer: Response): boolean {
  return answer.status === 200 && !answer.redirected && (answer.headers.get('content-type') ?? '').startsWith('text/html');
}

function save(url: string, answer: Response): Promise<void> {
  return store(cacheNames.pages, keyOf(url), answer, maxPages);
}

/** Ignores the fragment and the request's headers. */
function keyOf(url: string): Request {
  const { origin, pathname, search } = new URL(url);
  return new Request(`${origin}${pathname}${search}`);
}

/** Served with the policy of a stored page, if there is one: the app continues in it once there is a connection. */
async function shell(): Promise<Response> {
  const policy = (await findNewest(cacheNames.pages))?.headers.get('content-security-policy');
  return new Response(buildFacts.shell, {
    headers: { 'content-type': 'text/html; charset=utf-8', ...(policy && { 'content-security-policy': policy }) },
  });
}

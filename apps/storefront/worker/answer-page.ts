import { buildFacts } from './build-facts.ts';
import { cacheNames, find, keep, newest } from './caches.ts';

const mostPages = 40;

/** Pages come from the server for as long as it answers; then as they were seen last; then as the app that says it is offline. */
export async function answerPage(request: Request, later: (work: Promise<unknown>) => void): Promise<Response> {
  try {
    const answer = await fetch(request);
    if (isPage(answer)) later(keepPage(request.url, answer.clone()));
    return answer;
  } catch {
    return (await find(cacheNames.pages, keyOf(request.url))) ?? (await shell());
  }
}

/** For a page that was there before the worker was, or that the app opened by itself: its HTML is the same for everybody. */
export async function fetchPage(url: string): Promise<void> {
  const answer = await fetch(url, { headers: { accept: 'text/html' } });
  if (isPage(answer)) await keepPage(url, answer);
}

function isPage(answer: Response): boolean {
  return answer.status === 200 && !answer.redirected && (answer.headers.get('content-type') ?? '').startsWith('text/html');
}

function keepPage(url: string, answer: Response): Promise<void> {
  return keep(cacheNames.pages, keyOf(url), answer, mostPages);
}

/** Neither the part after `#` nor what a browser sends along makes another page. */
function keyOf(url: string): Request {
  const { origin, pathname, search } = new URL(url);
  return new Request(`${origin}${pathname}${search}`);
}

/** Under the same policy as the pages, if any was seen: the app goes on in it once there is a connection. */
async function shell(): Promise<Response> {
  const policy = (await newest(cacheNames.pages))?.headers.get('content-security-policy');
  return new Response(buildFacts.shell, {
    headers: { 'content-type': 'text/html; charset=utf-8', ...(policy && { 'content-security-policy': policy }) },
  });
}

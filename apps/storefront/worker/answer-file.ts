import { buildFacts } from './build-facts.ts';
import { cacheNames } from './caches.ts';

/** Everything that a screen may need of this build, so that one that was never opened works without a connection too. */
export async function fetchFiles(files: readonly string[] = buildFacts.files): Promise<void> {
  const cache = await caches.open(cacheNames.files);
  await cache.addAll(files);
}

/** A file's name changes with its content: what is kept is right, and what is not comes from the server. */
export async function answerFile(request: Request, later: (work: Promise<unknown>) => void): Promise<Response> {
  const cache = await caches.open(cacheNames.files);
  const kept = await cache.match(request.url);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.status === 200) later(cache.put(request.url, answer.clone()));
  return answer;
}

import { isApiError } from '../../lib/api/api-error.ts';

/** A refused call is told by the page itself; anything else that a page fails with is a fault that someone should see. */
export function reportFault(error: unknown): void {
  if (!isApiError(error)) reportError(error);
}

/** For React's roots: what a page failed with has reached the router, which reports it; once is enough. */
export const quietRoot = { onCaughtError: () => undefined } as const;

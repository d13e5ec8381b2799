import type { Api } from '@souk/client/api/create-api.ts';

/** One broken screen may throw on every render; the first errors of a visit suffice. */
const maxReports = 5;

/** Sends unhandled errors to the operator's list, except those of browser extensions and other sites' scripts. */
export function reportClientErrors(api: Pick<Api, 'call'>): void {
  const reported = new Set<string>();
  const report = (error: unknown, file: string) => {
    const { message, stack } = describe(error);
    if (!isOurs(`${file} ${stack}`) || reported.has(message) || reported.size >= maxReports) return;
    reported.add(message);
    const body = { message: message.slice(0, 500), stack: stack.slice(0, 4000), page: location.pathname.slice(0, 300) };
    // Another server may not know this call, and a failed report must not cause another one.
    api.call('POST /client-errors', { body }).catch(() => undefined);
  };
  addEventListener('error', (event) => report(event.error ?? event.message, event.filename));
  addEventListener('unhandledrejection', (event) => report(event.reason, ''));
}

function describe(error: unknown): { message: string; stack: string } {
  if (error instanceof Error) return { message: `${error.name}: ${error.message}`, stack: error.stack ?? '' };
  return { message: typeof error === 'string' ? error || 'Unknown error' : `Thrown: ${typeof error}`, stack: '' };
}

function isOurs(source: string): boolean {
  return source.includes(`${location.origin}/`) && !/(?:chrome|moz|safari-web)-extension:/.test(source);
}

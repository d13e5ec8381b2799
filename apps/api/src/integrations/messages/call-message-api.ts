import { providerMilliseconds } from '../provider-milliseconds.ts';
import { SendFailure } from './send-failure.ts';

type Call = { name: string; url: string; headers: Record<string, string>; body: string | URLSearchParams };

/** What a provider answered; the body is undefined where it is no JSON. */
export type ApiAnswer = { status: number; body: unknown };

/** Asks a provider to send something; throws a SendFailure where it was not heard, or its answer was not. */
export async function callMessageApi({ name, url, headers, body }: Call): Promise<ApiAnswer> {
  try {
    const signal = AbortSignal.timeout(providerMilliseconds);
    const response = await fetch(url, { method: 'POST', headers, body, redirect: 'manual', signal });
    const text = await response.text();
    return { status: response.status, body: readJson(text) };
  } catch (error) {
    const code = causeCode(error);
    if (neverHeard(code)) throw new SendFailure(`${name} cannot be reached (${code})`, { kind: 'temporary', about: 'channel' });
    throw new SendFailure(`${name} did not answer (${code})`, { kind: 'unclear', about: 'channel' });
  }
}

/** The failure that an answer without an explanation of the provider's own is. */
export function failureOfStatus(name: string, status: number): SendFailure {
  // A gateway that says so may have passed the request on.
  const isUnclear = status >= 500 && status !== 503;
  return new SendFailure(`${name} answered ${status}`, { kind: isUnclear ? 'unclear' : 'temporary', about: 'channel' });
}

/** Failures before the request has left: no connection, or none that can be trusted. */
function neverHeard(code: string): boolean {
  return /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|UND_ERR_CONNECT_TIMEOUT|ERR_TLS_.*|ERR_SSL_.*|.*CERT.*|.*ISSUER.*)$/.test(
    code,
  );
}

function causeCode(error: unknown): string {
  const cause = error instanceof Error && error.cause ? error.cause : error;
  if (typeof cause === 'object' && cause !== null && 'code' in cause && typeof cause.code === 'string') return cause.code;
  return cause instanceof Error ? cause.name : 'unknown';
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

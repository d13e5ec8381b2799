import { providerTimeout } from '../provider-timeout.ts';
import { SendFailure } from './message-channel.ts';

type Call = { name: string; url: string; headers: Record<string, string>; body: string | URLSearchParams | Buffer<ArrayBuffer> };

/** A provider's answer; the body is undefined if it is not JSON. */
export type ApiAnswer = { status: number; body: unknown };

/** Asks a provider to send a message; throws a SendFailure if the request or its answer was lost. */
export async function callMessageApi({ name, url, headers, body }: Call): Promise<ApiAnswer> {
  try {
    const signal = AbortSignal.timeout(providerTimeout);
    const response = await fetch(url, { method: 'POST', headers, body, redirect: 'manual', signal });
    const text = await response.text();
    return { status: response.status, body: readJson(text) };
  } catch (error) {
    const code = causeCode(error);
    if (wasNeverReceived(code)) throw new SendFailure(`${name} cannot be reached (${code})`, { kind: 'temporary', about: 'channel' });
    throw new SendFailure(`${name} did not answer (${code})`, { kind: 'unclear', about: 'channel' });
  }
}

/** The failure that an answer without an explanation of the provider's own is. */
export function failureOfStatus(name: string, status: number): SendFailure {
  // A gateway that answers so may have forwarded the request.
  const isUnclear = status >= 500 && status !== 503;
  return new SendFailure(`${name} answered ${status}`, { kind: isUnclear ? 'unclear' : 'temporary', about: 'channel' });
}

/** Failures before the request has left: no connection, or none that can be trusted. */
function wasNeverReceived(code: string): boolean {
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

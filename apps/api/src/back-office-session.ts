import type { BackOfficeAudience } from '@souk/contract/endpoint';
import type { FastifyRequest } from 'fastify';
import { forbidden } from './platform/app-error.ts';

/** The cookies are sent with calls of their branch only, and never by a page of another site. */
const names = { admin: 'souk_admin', seller: 'souk_seller' } as const satisfies Record<BackOfficeAudience, string>;
const patterns = { admin: patternOf(names.admin), seller: patternOf(names.seller) };
export const backOfficeSessionHours = 12;

/** The cookie of a session of the back office; without a token the browser deletes it. */
export function sessionCookie(audience: BackOfficeAudience, token: string | undefined, isSecure: boolean): string {
  const age = token === undefined ? 0 : backOfficeSessionHours * 3600;
  const flags = `HttpOnly; SameSite=Strict${isSecure ? '; Secure' : ''}`;
  return `${names[audience]}=${token ?? ''}; Path=/api/${audience}; Max-Age=${age}; ${flags}`;
}

export function readSessionToken(audience: BackOfficeAudience, { headers }: Pick<FastifyRequest, 'headers'>): string | undefined {
  return patterns[audience].exec(headers.cookie ?? '')?.[1];
}

function patternOf(name: string): RegExp {
  return new RegExp(`(?:^|;\\s*)${name}=([\\w-]{43})(?:;|$)`);
}

/**
 * Refuses a change that another site could have sent. A page of another origin cannot set this header without asking, and the
 * server never allows it; browsers state where a request comes from as well.
 */
export function checkSameOrigin({ headers, host }: Pick<FastifyRequest, 'headers' | 'host'>): void {
  const site = headers['sec-fetch-site'];
  const isOwnSite = site === undefined || site === 'same-origin';
  const isOwnOrigin = headers.origin === undefined || URL.parse(headers.origin)?.host === host;
  if (headers['x-requested-with'] === undefined || !isOwnSite || !isOwnOrigin)
    throw forbidden('This request did not come from the back office.');
}

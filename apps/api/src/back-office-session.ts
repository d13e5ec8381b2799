import type { FastifyRequest } from 'fastify';
import { forbidden } from './platform/app-error.ts';

/** Sent with calls of the back office only, and never by a page of another site. */
const name = 'souk_admin';
export const adminSessionHours = 12;

/** The cookie of a session of the back office; without a token the browser deletes it. */
export function adminCookie(token: string | undefined, isSecure: boolean): string {
  const age = token === undefined ? 0 : adminSessionHours * 3600;
  return `${name}=${token ?? ''}; Path=/api/admin; Max-Age=${age}; HttpOnly; SameSite=Strict${isSecure ? '; Secure' : ''}`;
}

export function readAdminToken({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined {
  return new RegExp(`(?:^|;\\s*)${name}=([\\w-]{43})(?:;|$)`).exec(headers.cookie ?? '')?.[1];
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

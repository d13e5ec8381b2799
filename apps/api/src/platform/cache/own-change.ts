import { maxStaleMilliseconds } from './freshness.ts';

/** Marks a browser whose shopper has just changed what pages show, for as long as pages may be stale. */
export const ownChangeCookie = `souk_changed=1; Max-Age=${maxStaleMilliseconds / 1000}; Path=/; HttpOnly; SameSite=Lax`;

/** Whether a browser with these cookies must get pages that show its shopper's own changes. */
export function hasOwnChange(cookies: string | undefined): boolean {
  return cookies?.includes('souk_changed=1') ?? false;
}

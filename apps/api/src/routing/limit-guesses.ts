import type { Endpoint } from '@souk/contract/endpoint';
import type { Actor } from '../context.ts';
import { AppError, tooMany } from '../platform/app-error.ts';
import { networkOf } from '../platform/limits/miss-limit.ts';
import { recordSecurityEvent } from '../platform/security-log/record-security-event.ts';
import { ask } from './ask.ts';
import type { AnyAnswer, Handling } from './handling.ts';

/** Whether somebody could find out by this call what exists of others: an order, a ticket, an address, a voucher. The catalogue is public. */
export function isGuessable({ access, refusals }: Endpoint, body: unknown): boolean {
  if (access !== 'signed-in') return false;
  return refusals?.[404] !== undefined || (typeof body === 'object' && body !== null && 'coupon_code' in body && Boolean(body.coupon_code));
}

/** Asks, unless the caller has named too much that does not exist: then everything they name is refused alike. */
export async function askWithinLimit(handling: Handling, actor: Actor): Promise<AnyAnswer> {
  const { misses, request } = handling;
  const guesser = { person: `person ${actor.person_id}`, network: networkOf(request.ip) };
  const wait = misses.countMiss(guesser);
  if (wait !== undefined) {
    if (misses.isFirstRefusal(guesser)) {
      const { db, log, caller } = handling.parts.contextFor(request, actor, null);
      const details = { guess: `${request.method} ${request.routeOptions.url}` };
      await recordSecurityEvent(db, log, { kind: 'guess-limit', person_id: actor.person_id, ...caller, details });
    }
    throw tooMany('Too many attempts. Please try again later.', wait);
  }
  let isMiss = false;
  try {
    const answer = await ask(handling, actor);
    isMiss = 'data' in answer && answer.missed === true;
    return answer;
  } catch (error) {
    isMiss = error instanceof AppError && (error.status === 404 || error.details.missed === true);
    throw error;
  } finally {
    if (!isMiss) misses.uncountMiss(guesser);
  }
}

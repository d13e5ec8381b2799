import type { SignedIn } from '@souk/contract/identity';
import type { Transaction } from 'kysely';
import type { DB } from '../../../../db/schema.ts';
import type { Context } from '../../../context.ts';
import { AppError } from '../../../platform/app-error.ts';
import { recordSecurityEvent } from '../../../platform/security-log/record-security-event.ts';
import { hashToken, newToken } from '../domain/token.ts';
import { presentUser } from '../present.ts';
import { updateSignInLocale } from '../queries/accounts.ts';
import { getPerson } from '../queries/profile.ts';
import { insertSession, revokeSessionsBeyond } from '../queries/sessions.ts';

const daysValid = 90;
const maxSessions = 50;

type NewSession = { personId: number; device: string; network: string; by: 'code' | 'registration' | 'google' | 'facebook' | 'apple' };

/**
 * Opens a session for an authenticated person. Returns undefined if they are erased, and throws if they are blocked.
 */
export async function openSession(
  { clock, locale, log, caller }: Pick<Context, 'clock' | 'locale' | 'log' | 'caller'>,
  transaction: Transaction<DB>,
  { personId, device, network, by }: NewSession,
): Promise<SignedIn | undefined> {
  const now = clock.now();
  const person = await updateSignInLocale(transaction, personId, locale);
  if (!person) return undefined;
  if (person.blocked_at !== null) throw new BlockedPerson(personId);
  const token = newToken();
  await insertSession(transaction, {
    person_id: personId,
    token_hash: hashToken(token),
    device,
    network,
    created_at: now,
    last_used_at: now,
    expires_at: new Date(now.getTime() + daysValid * 24 * 3_600_000),
  });
  await revokeSessionsBeyond(transaction, personId, { max: maxSessions, now });
  await recordSecurityEvent(transaction, log, { kind: 'sign-in', person_id: personId, ...caller, details: { by } });
  return { access: { token }, user: presentUser(await getPerson(transaction, personId)) };
}

/**
 * Runs a sign-in. If it is refused because the person is blocked, records that after the transaction was rolled back.
 */
export async function recordRefusals<Result>(
  { db, log, caller }: Pick<Context, 'db' | 'log' | 'caller'>,
  signIn: () => Promise<Result>,
): Promise<Result> {
  try {
    return await signIn();
  } catch (error) {
    if (error instanceof BlockedPerson)
      await recordSecurityEvent(db, log, { kind: 'refused-access', person_id: error.personId, ...caller, details: { reason: 'blocked' } });
    throw error;
  }
}

class BlockedPerson extends AppError {
  readonly personId: number;

  constructor(personId: number) {
    super('invalid', { text: 'This account is blocked. Please contact us.' });
    this.personId = personId;
  }
}

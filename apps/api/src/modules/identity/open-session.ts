import type { SignedIn } from '@souk/contract/identity';
import type { Transaction } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import type { Context } from '../../context.ts';
import { refused } from '../../platform/http/problem.ts';
import { presentUser } from './presenter.ts';
import { getPerson, updateArrivingPerson } from './repository.ts';
import { insertSession, revokeSessionsBeyond } from './session-repository.ts';
import { hashToken, newToken } from './token.ts';

const daysValid = 90;
const mostSessions = 50;

type Arriving = { personId: number; device: string; network: string };

/** Opens a session for who has just proved who they are; undefined where the person is gone. Throws where they are blocked. */
export async function openSession(
  { clock, locale }: Pick<Context, 'clock' | 'locale'>,
  transaction: Transaction<DB>,
  { personId, device, network }: Arriving,
): Promise<SignedIn | undefined> {
  const now = clock.now();
  const person = await updateArrivingPerson(transaction, personId, locale);
  if (!person) return undefined;
  if (person.blocked_at !== null) throw refused('This account is blocked. Please contact us.');
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
  await revokeSessionsBeyond(transaction, personId, { most: mostSessions, now });
  return { access: { token }, user: presentUser(await getPerson(transaction, personId)) };
}

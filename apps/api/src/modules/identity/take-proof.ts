import type { Transaction } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import { hasCode } from '../../platform/database/error-code.ts';
import { invalid, type Problem } from '../../platform/http/problem.ts';
import { readPhone } from './phone-number.ts';
import { findProvedPhone, noteProvedPhone, releaseEmail, releasePhone, updateProvedEmail, updateProvedPhone } from './proof-repository.ts';
import { findPersonByVerifiedEmail } from './repository.ts';

const uniqueViolation = '23505';

type Proof = { personId: number; destination: string; now: Date };

/**
 * The person has read a code that was sent there, so it is theirs, whoever else has written it down. Refused only where somebody
 * else has proved the same before.
 */
export async function takeProof(transaction: Transaction<DB>, proof: Proof): Promise<void> {
  const what = isEmail(proof.destination) ? 'email' : 'phone';
  try {
    await (what === 'email' ? takeEmail(transaction, proof) : takePhone(transaction, proof));
  } catch (error) {
    // Somebody else has proved the same between the look and the writing.
    throw hasCode(error, uniqueViolation) ? provedElsewhere(what) : error;
  }
}

async function takeEmail(transaction: Transaction<DB>, { personId, destination, now }: Proof): Promise<void> {
  const holder = await findPersonByVerifiedEmail(transaction, destination);
  if (holder && holder.id !== personId) throw provedElsewhere('email');
  await releaseEmail(transaction, destination, personId);
  await updateProvedEmail(transaction, destination, { personId, now });
}

async function takePhone(transaction: Transaction<DB>, { personId, destination, now }: Proof): Promise<void> {
  const holder = await findProvedPhone(transaction, destination);
  if (holder && holder.id !== personId) throw provedElsewhere('phone');
  await releasePhone(transaction, destination, personId);
  if (await noteProvedPhone(transaction, destination, { personId, now })) return;
  await updateProvedPhone(transaction, readPhone(`+${destination}`, ''), { personId, now });
}

export function isEmail(destination: string): boolean {
  return destination.includes('@');
}

/** To who has just read a code there: the other account is theirs as well. The calls that take such a code name what it went to `phone`. */
function provedElsewhere(what: 'phone' | 'email'): Problem {
  return invalid('phone', elsewhereTexts[what]);
}

const elsewhereTexts = {
  phone: 'This number belongs to another account. Log in with it to use that account.',
  email: 'This email address belongs to another account. Log in to that account, or use another address.',
};

/** To who registers. */
export function taken(what: 'phone' | 'email'): Problem {
  return invalid(what, what === 'phone' ? 'The phone has already been taken.' : 'The email has already been taken.');
}

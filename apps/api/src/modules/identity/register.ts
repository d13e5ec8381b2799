import type { Registered, SignedIn } from '@souk/contract/identity';
import type { Transaction } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import type { Context } from '../../context.ts';
import { networkOf } from '../../platform/limits/network-of.ts';
import type { IdentityParts } from './identity-parts.ts';
import { openSession } from './open-session.ts';
import { type Newcomer, type Registration, readNewcomer } from './read-newcomer.ts';
import { findPersonByVerifiedEmail, getSignInSettings, insertOrRewriteUnverified } from './repository.ts';
import { type Recipient, type SentCode, sendCode } from './send-code.ts';
import { isEmail, taken } from './take-proof.ts';

type Given = Registration & { address: string; device: string };

/** Opens an account that a code verifies; or, where the market asks for no code, signs in at once as somebody who has proved nothing. */
export async function register(context: Context, parts: IdentityParts, { address, device, ...form }: Given): Promise<Registered> {
  const settings = await getSignInSettings(context.db);
  const newcomer = await readNewcomer(context, form, settings);
  const isByEmail = isEmail(newcomer.destination);
  // An account that is known by its mail address alone could not be entered again without a proof of it.
  const isVerified = settings.register_otp_verify || isByEmail;
  if (!isVerified) return registerAtOnce(context, parts, newcomer, { address, device });
  return isByEmail ? registerByEmail(context, parts, newcomer, address) : registerByPhone(context, parts, newcomer, address);
}

/**
 * A number that has an account is answered like any other: its code signs in to that account. So registration tells nobody
 * but the number's owner whether there is one.
 */
function registerByPhone(context: Context, parts: IdentityParts, { person, destination }: Newcomer, address: string): Promise<SentCode> {
  const findRecipient = async (transaction: Transaction<DB>): Promise<Recipient> => {
    const inserted = await insertOrRewriteUnverified(transaction, person, context.clock.now());
    return inserted ?? { locale: context.locale };
  };
  return sendCode(context, parts, { purpose: 'registration', destination, address }, findRecipient);
}

/** The code proves the mail address and not the number, so that either is taken has to be named; it counts as a code sent all the same. */
async function registerByEmail(context: Context, parts: IdentityParts, { person, destination }: Newcomer, address: string) {
  const found: { taken?: 'phone' | 'email' } = {};
  const sent = await sendCode(context, parts, { purpose: 'registration', destination, address }, async (transaction) => {
    if (await findPersonByVerifiedEmail(transaction, destination)) found.taken = 'email';
    const inserted = found.taken ? undefined : await insertOrRewriteUnverified(transaction, person, context.clock.now());
    if (!inserted) found.taken ??= 'phone';
    return inserted;
  });
  if (found.taken) throw taken(found.taken);
  return sent;
}

/** The code that is counted here goes to nobody: without it accounts could be opened without end. */
async function registerAtOnce(
  context: Context,
  parts: IdentityParts,
  { person, destination }: Newcomer,
  { address, device }: { address: string; device: string },
): Promise<Registered> {
  const opened: { session?: SignedIn | undefined } = {};
  await sendCode(context, parts, { purpose: 'registration', destination, address, isOnlyCounted: true }, async (transaction) => {
    const inserted = await insertOrRewriteUnverified(transaction, person, context.clock.now());
    const arriving = { device, network: networkOf(address) };
    opened.session = inserted && (await openSession(context, transaction, { personId: inserted.id, ...arriving, by: 'registration' }));
    return undefined;
  });
  if (!opened.session) throw taken('phone');
  return { ...opened.session, retry_after: 0 };
}

import type { Transaction } from 'kysely';
import type { DB } from '../../../../db/schema.ts';
import type { Context, SignedIn } from '../../../context.ts';
import { refused } from '../../../platform/app-error.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { type CodePurpose, formatDestination, isEmail } from '../domain/one-time-code.ts';
import type { IdentityParts } from '../identity-parts.ts';
import { findLastDestination } from '../queries/codes.ts';
import { getContact } from '../queries/proofs.ts';
import { recordWrongCode, redeemCodeForPerson } from './redeem-code.ts';
import { type SentCode, sendCode } from './send-code.ts';

/** Only the owner may do these, with a code in addition to the session. */
type Purpose = Extract<CodePurpose, 'erasure' | 'export'>;

/** Sends the code for erasing or exporting an account to what its owner has verified, the number first. */
export async function sendOwnCode(
  context: SignedIn<Context>,
  parts: IdentityParts,
  { purpose, address }: { purpose: Purpose; address: string },
): Promise<SentCode & { email_or_phone: string }> {
  const { db, actor, locale } = context;
  const { proved, phone_full } = await getContact(db, actor.person_id);
  const reachable = [...proved, phone_full].filter((each): each is string => typeof each === 'string' && each !== '');
  const destination = reachable.find((each) => parts.messenger.ways.includes(isEmail(each) ? 'mail' : 'phone'));
  if (destination === undefined) throw refused('Please verify your number or email address first. We send the code there.');
  const sent = await sendCode(context, parts, { purpose, destination, address }, async () => ({ id: actor.person_id, locale }));
  return { ...sent, email_or_phone: formatDestination(destination) };
}

/**
 * Whether the code was sent to this person. It is used up; a wrong one counts as a try once the transaction commits.
 */
export async function redeemOwnCode(
  context: SignedIn<Context>,
  transaction: Transaction<DB>,
  parts: IdentityParts,
  { purpose, otp }: { purpose: Purpose; otp: string },
): Promise<boolean> {
  const personId = context.actor.person_id;
  const sentTo = await findLastDestination(transaction, personId, purpose);
  if (!sentTo) return false;
  return (await redeemCodeForPerson(context, transaction, parts, { purpose, destination: sentTo.destination, code: otp })) === personId;
}

/** Redeems the code for an export, before the file is created. Throws if it is wrong; the try stays counted. */
export async function checkExportCode(context: SignedIn<Context>, parts: IdentityParts, otp: string): Promise<void> {
  const isRight = await inTransaction(context.db, (transaction) => redeemOwnCode(context, transaction, parts, { purpose: 'export', otp }));
  if (!isRight) throw await recordWrongCode(context, { purpose: 'export' });
}

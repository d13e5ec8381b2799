import type { Transaction } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import type { Context, SignedIn } from '../../context.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { refused } from '../../platform/http/problem.ts';
import type { CodePurpose } from './domain/one-time-code.ts';
import type { IdentityParts } from './identity-parts.ts';
import { findLastDestination } from './proof-repository.ts';
import { getContact } from './repository.ts';
import { type SentCode, sendCode } from './send-code.ts';
import { isEmail } from './take-proof.ts';
import { tryCode, wrongCode } from './try-code.ts';

/** What the owner of an account alone may do, with a code besides their session. */
type Purpose = Extract<CodePurpose, 'erasure' | 'export'>;

/** Sends the code without which nobody erases or exports an account: to what its owner has proved, the number first. */
export async function sendOwnCode(
  context: SignedIn<Context>,
  parts: IdentityParts,
  { purpose, address }: { purpose: Purpose; address: string },
): Promise<SentCode & { email_or_phone: string }> {
  const { db, actor, locale } = context;
  const { proved, phone_full } = await getContact(db, actor.person_id);
  const reachable = [...proved, phone_full].filter((each): each is string => typeof each === 'string' && each !== '');
  const destination = reachable.find((each) => parts.messenger.ways.includes(isEmail(each) ? 'mail' : 'phone'));
  if (destination === undefined) throw refused('Please verify your number or your email address first: the code goes there.');
  const sent = await sendCode(context, parts, { purpose, destination, address }, async () => ({ id: actor.person_id, locale }));
  return { ...sent, email_or_phone: isEmail(destination) ? destination : `+${destination}` };
}

/** Whether it is the code that was sent to this person; a wrong one counts as a try once the transaction commits. */
export async function takeOwnCode(
  context: SignedIn<Context>,
  transaction: Transaction<DB>,
  parts: IdentityParts,
  { purpose, otp }: { purpose: Purpose; otp: string },
): Promise<boolean> {
  const personId = context.actor.person_id;
  const sentTo = await findLastDestination(transaction, personId, purpose);
  if (!sentTo) return false;
  return (await tryCode(context, transaction, parts, { purpose, destination: sentTo.destination, code: otp })) === personId;
}

/** Uses up the code for an export, before the file is made. Throws for a wrong one, which stays counted as a try. */
export async function checkExportCode(context: SignedIn<Context>, parts: IdentityParts, otp: string): Promise<void> {
  const isRight = await inTransaction(context.db, (transaction) => takeOwnCode(context, transaction, parts, { purpose: 'export', otp }));
  if (!isRight) throw await wrongCode(context, { purpose: 'export' });
}

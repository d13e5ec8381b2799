import type { Transaction } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import type { Context } from '../../context.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { type Problem, tooMany } from '../../platform/http/problem.ts';
import { enqueue } from '../../platform/jobs/enqueue.ts';
import { networkOf } from '../../platform/limits/network-of.ts';
import { checkSendable } from './check-sendable.ts';
import { findSendingAllowedAt, hasSignedInFrom, insertCode, lockSending } from './code-repository.ts';
import { newSeed } from './domain/one-time-code.ts';
import { type Sending, sendLimits } from './domain/send-limits.ts';
import type { IdentityParts } from './identity-parts.ts';
import { getSignInSettings } from './repository.ts';
import { type SendCodePayload, sendCodeJobName } from './send-code-job.ts';

/** The person that a code is for; without an id, anyone who reads it at the destination. Undefined: it is never sent, which must not show. */
export type Recipient = { id?: number; locale: string } | undefined;

type Sender = Pick<Context, 'db' | 'clock'>;

/** What is asked for; `isOnlyCounted` where nothing is to be sent, whoever has the number. */
export type Asked = Omit<Sending, 'isKnownAddress'> & { isOnlyCounted?: boolean };

export type SentCode = { otp?: string; retry_after: number };

/**
 * Sends a code: `findRecipient` says in the code's own transaction whom it is for. For a number of nobody all the same
 * work is done, but the job throws the code away, so neither the words nor the time tell who is known.
 */
export async function sendCode(
  context: Sender,
  parts: IdentityParts,
  { isOnlyCounted = false, ...asked }: Asked,
  findRecipient: (transaction: Transaction<DB>) => Promise<Recipient>,
): Promise<SentCode> {
  if (!isOnlyCounted) await checkSendable(context, parts, asked);
  const address = networkOf(asked.address);
  const isKnownAddress = await hasSignedInFrom(context.db, { destination: asked.destination, address, now: context.clock.now() });
  const sending = { ...asked, address, isKnownAddress };
  // A flood is refused here, before it can queue for the lock and hold the database's connections.
  await refuseAboveLimits(context, context.db, parts, sending);
  const code = await inTransaction(context.db, async (transaction) => {
    await lockSending(transaction);
    await refuseAboveLimits(context, transaction, parts, sending);
    const recipient = await findRecipient(transaction);
    return storeCode(context, transaction, parts, { sending, recipient, isOnlyCounted });
  });
  return { retry_after: parts.limits.secondsBetween, ...(parts.environment === 'local' && { otp: code }) };
}

type Storing = { sending: Sending; recipient: Recipient; isOnlyCounted: boolean };

async function storeCode(
  { clock }: Pick<Context, 'clock'>,
  transaction: Transaction<DB>,
  { codes, limits }: IdentityParts,
  { sending: { purpose, destination, address }, recipient, isOnlyCounted }: Storing,
): Promise<string> {
  const { otp_length } = await getSignInSettings(transaction);
  const seed = newSeed();
  const code = codes.derive(seed, otp_length);
  const now = clock.now();
  const { id } = await insertCode(transaction, {
    purpose,
    destination,
    address,
    person_id: recipient?.id ?? null,
    code_hash: codes.hash(code, purpose, destination),
    created_at: now,
    expires_at: new Date(now.getTime() + limits.secondsValid * 1000),
    used_at: isOnlyCounted ? now : null,
  });
  const payload: SendCodePayload = {
    code_id: id,
    seed,
    digits: otp_length,
    locale: recipient?.locale ?? 'en',
    is_for_nobody: recipient === undefined,
  };
  await enqueue<DB>(transaction, sendCodeJobName, payload, { attempts: 6 });
  return code;
}

async function refuseAboveLimits(
  { clock }: Pick<Context, 'clock'>,
  db: Context['db'],
  { limits }: IdentityParts,
  sending: Sending,
): Promise<void> {
  const now = clock.now();
  const allowedAt = await findSendingAllowedAt(db, sending, sendLimits(limits), now);
  if (allowedAt) throw tooSoon(Math.max(1, Math.ceil((allowedAt.getTime() - now.getTime()) / 1000)));
}

function tooSoon(seconds: number): Problem {
  if (seconds <= 120) return tooMany({ text: 'Please wait {seconds} seconds before asking for another code.', with: { seconds } }, seconds);
  const minutes = Math.ceil(seconds / 60);
  return tooMany({ text: 'Too many codes were asked for. Please try again in {minutes} minutes.', with: { minutes } }, seconds);
}

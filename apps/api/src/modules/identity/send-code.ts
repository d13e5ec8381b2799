import type { Transaction } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import type { Context } from '../../context.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { type Problem, tooMany } from '../../platform/http/problem.ts';
import { enqueue } from '../../platform/jobs/enqueue.ts';
import { checkSendable } from './check-sendable.ts';
import { findSendingAllowedAt, insertCode, lockSending } from './code-repository.ts';
import { newSeed } from './domain/one-time-code.ts';
import { networkOf, type Sending, sendLimits } from './domain/send-limits.ts';
import type { IdentityParts } from './identity-parts.ts';
import { getSignInSettings } from './repository.ts';
import { type SendCodePayload, sendCodeJobName } from './send-code-job.ts';

/**
 * The person that a code is for; undefined where nobody is known by that number, which must not show. Without an id it is for
 * whoever has the number, known or not.
 */
export type Recipient = { id?: number; locale: string } | undefined;

type Sender = Pick<Context, 'db' | 'clock'>;

/** What is asked for; `isOnlyCounted` where nothing is to be sent, whoever has the number. */
export type Asked = Sending & { isOnlyCounted?: boolean };

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
  const sending = { ...asked, address: networkOf(asked.address) };
  // A flood is refused here, before it can queue for the lock and hold the database's connections.
  await refuseAboveLimits(context, context.db, parts, sending);
  const code = await inTransaction(context.db, async (transaction) => {
    await lockSending(transaction);
    await refuseAboveLimits(context, transaction, parts, sending);
    return storeCode(context, transaction, parts, sending, await findRecipient(transaction));
  });
  return { retry_after: parts.limits.secondsBetween, ...(parts.environment === 'local' && { otp: code }) };
}

async function storeCode(
  { clock }: Pick<Context, 'clock'>,
  transaction: Transaction<DB>,
  { codes, limits }: IdentityParts,
  { purpose, destination, address }: Sending,
  recipient: Recipient,
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
  });
  const payload: SendCodePayload = { code_id: id, seed, digits: otp_length, locale: recipient?.locale ?? 'en' };
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

import type { Transaction } from 'kysely';
import type { DB } from '../../../../db/schema.ts';
import type { Context } from '../../../context.ts';
import { wayTo } from '../../../integrations/messages/message-channel.ts';
import { type AppError, invalid, tooMany, unavailable } from '../../../platform/app-error.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { enqueue } from '../../../platform/jobs/define-job.ts';
import { networkOf } from '../../../platform/limits/miss-limit.ts';
import { type CodePurpose, createSeed } from '../domain/one-time-code.ts';
import { type Sending, sendLimits } from '../domain/send-limits.ts';
import type { IdentityParts } from '../identity-parts.ts';
import { getSignInSettings } from '../queries/accounts.ts';
import { findSendingAllowedAt, hasRefusedCode, insertCode, lockSending } from '../queries/codes.ts';
import { hasSignedInFrom } from '../queries/sessions.ts';
import { type SendCodePayload, sendCodeJobName } from './send-code-job.ts';

/**
 * The person that a code is for; without an id, anyone who reads it at the destination. If undefined, the code is never
 * sent, and the caller must not notice.
 */
export type Recipient = { id?: number; locale: string } | undefined;

/** `isOnlyCounted`: the code counts against the limits, and is not sent to anybody. */
type CodeRequest = Omit<Sending, 'isKnownAddress'> & { isOnlyCounted?: boolean };

/** `otp` exists only in the local environment. */
export type SentCode = { otp?: string; retry_after: number };

/**
 * Sends a code to the person that `findRecipient` returns in the code's own transaction. For an unknown destination the
 * same work is done and the job drops the code, so neither the answer nor its timing discloses whether an account
 * exists.
 */
export async function sendCode(
  context: Pick<Context, 'db' | 'clock'>,
  parts: IdentityParts,
  { isOnlyCounted = false, ...request }: CodeRequest,
  findRecipient: (transaction: Transaction<DB>) => Promise<Recipient>,
): Promise<SentCode> {
  if (!isOnlyCounted) await checkSendable(context, parts, request);
  const address = networkOf(request.address);
  const isKnownAddress = await hasSignedInFrom(context.db, { destination: request.destination, address, now: context.clock.now() });
  const sending = { ...request, address, isKnownAddress };
  // Checked before the lock as well, so that a flood does not queue for it and occupy the database's connections.
  await checkLimits(context, context.db, parts, sending);
  const code = await inTransaction(context.db, async (transaction) => {
    await lockSending(transaction);
    await checkLimits(context, transaction, parts, sending);
    const recipient = await findRecipient(transaction);
    return storeCode(context, transaction, parts, { sending, recipient, isOnlyCounted });
  });
  return { retry_after: parts.limits.secondsBetween, ...(parts.environment === 'local' && { otp: code }) };
}

type NewCode = { sending: Sending; recipient: Recipient; isOnlyCounted: boolean };

async function storeCode(
  { clock }: Pick<Context, 'clock'>,
  transaction: Transaction<DB>,
  { codes, limits }: IdentityParts,
  { sending: { purpose, destination, address }, recipient, isOnlyCounted }: NewCode,
): Promise<string> {
  const { otp_length } = await getSignInSettings(transaction);
  const seed = createSeed();
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

async function checkLimits(
  { clock }: Pick<Context, 'clock'>,
  db: Context['db'],
  { limits }: IdentityParts,
  sending: Sending,
): Promise<void> {
  const now = clock.now();
  const allowedAt = await findSendingAllowedAt(db, sending, sendLimits(limits), now);
  if (allowedAt) throw tooSoon(Math.max(1, Math.ceil((allowedAt.getTime() - now.getTime()) / 1000)));
}

function tooSoon(seconds: number): AppError {
  if (seconds <= 120) return tooMany({ text: 'Please wait {seconds} seconds before requesting another code.', with: { seconds } }, seconds);
  const minutes = Math.ceil(seconds / 60);
  return tooMany({ text: 'Too many codes requested. Please try again in {minutes} minutes.', with: { minutes } }, seconds);
}

/**
 * Purposes whose codes go to existing accounts only. Refusing a destination by name would disclose that the account
 * exists.
 */
const sentToKnownOnly: readonly CodePurpose[] = ['password-reset', 'staff-sign-in', 'seller-sign-in'];

/** Refuses a code that would not arrive, so that nobody waits for it. */
async function checkSendable(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { messenger }: Pick<IdentityParts, 'messenger'>,
  { purpose, destination }: { purpose: CodePurpose; destination: string },
): Promise<void> {
  const way = wayTo(destination);
  const field = way === 'mail' && purpose === 'registration' ? 'email' : 'phone';
  if (!messenger.ways.includes(way)) throw invalid(field, noChannelTexts[way]);
  const seconds = await messenger.secondsOut(way);
  if (seconds > 0) throw unavailable('We cannot send codes right now. Please try again in a minute.', seconds);
  if (sentToKnownOnly.includes(purpose)) return;
  if (await hasRefusedCode(db, { purpose, destination, now: clock.now() })) throw invalid(field, refusedTexts[way]);
}

const noChannelTexts = {
  phone: 'We cannot send codes by phone. Please use an email address.',
  mail: 'We cannot send codes by email. Please use a phone number.',
};

const refusedTexts = {
  phone: 'Your code could not be sent to this number. Please check it, or use another one.',
  mail: 'Your code could not be sent to this email address. Please check it, or use another one.',
};

import type { CallAnswer, CallBody } from '@souk/contract/calls';
import type { User } from '@souk/contract/identity';
import type { Context, SignedIn } from '../../context.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { conflict, invalid, refused } from '../../platform/http/problem.ts';
import { enqueueAccountNotice } from '../../platform/security-log/enqueue-account-notice.ts';
import { recordSecurityEvent } from '../../platform/security-log/record-security-event.ts';
import { voidCodesOf } from './code-repository.ts';
import { isPass, issuePass } from './domain/phone-change-pass.ts';
import type { IdentityParts } from './identity-parts.ts';
import { presentUser } from './presenter.ts';
import { revokeOtherSessions } from './profile-repository.ts';
import { findLastDestination } from './proof-repository.ts';
import { readNumber } from './prove-number.ts';
import { readReach } from './read-reach.ts';
import { getContact, getPerson } from './repository.ts';
import { type SentCode, sendCode } from './send-code.ts';
import { isEmail, takeProof } from './take-proof.ts';
import { tryCode, wrongCode } from './try-code.ts';

const purpose = 'phone-change';

type Self = SignedIn<Context>;

/** First the person themselves: an open session alone must not be enough to take an account away from its owner. */
export async function startPhoneChange(
  context: Self,
  parts: IdentityParts,
  { by, address }: CallBody<'POST /change-phone/start'> & { address: string },
): Promise<CallAnswer<'POST /change-phone/start'>> {
  const { db, actor, clock, locale } = context;
  const { destination, other_way } = readReach(await getContact(db, actor.person_id), parts, { by, now: clock.now() });
  const sent = await sendCode(context, parts, { purpose, destination, address }, async () => ({ id: actor.person_id, locale }));
  return { ...sent, email_or_phone: shown(destination), other_way };
}

/** Exchanges the code for a pass. */
export async function confirmPhoneChange(context: Self, parts: IdentityParts, otp: string): Promise<string> {
  const { db, actor, clock } = context;
  const pass = await inTransaction(db, async (transaction) => {
    const { proved } = await getContact(transaction, actor.person_id);
    const sentTo = await findLastDestination(transaction, actor.person_id, purpose);
    // One that went to a number which is not theirs yet says nothing about who they are.
    if (!sentTo || !proved.includes(sentTo.destination)) return undefined;
    const personId = await tryCode(context, transaction, parts, { purpose, destination: sentTo.destination, code: otp });
    return personId === actor.person_id ? issuePass(parts.codes, await holderOf(context), clock.now()) : undefined;
  });
  if (pass === undefined) throw await wrongCode(context, { purpose });
  return pass;
}

/** Then the new number. That somebody else has proved it shows only to who reads the code there. */
export async function sendNewNumberCode(
  context: Self,
  parts: IdentityParts,
  { pass, address, ...typed }: CallBody<'POST /change-phone/send-otp'> & { address: string },
): Promise<SentCode & { email_or_phone: string }> {
  const { db, actor, locale } = context;
  await checkPass(context, parts, pass);
  const destination = await readNumber({ db }, typed);
  if ((await getContact(db, actor.person_id)).proved.includes(destination)) throw conflict('This is your number already.');
  const sent = await sendCode(context, parts, { purpose, destination, address }, async () => ({ id: actor.person_id, locale }));
  return { ...sent, email_or_phone: shown(destination) };
}

/** The number changes hands: codes that went to the old one are void, and whoever else is signed in has to come by the new one. */
export async function changePhone(
  context: Self,
  parts: IdentityParts,
  { pass, phone, otp }: CallBody<'POST /change-phone'>,
): Promise<User> {
  const { db, actor, clock, log, caller } = context;
  await checkPass(context, parts, pass);
  const destination = await readNumber({ db }, { phone });
  const row = await inTransaction(db, async (transaction) => {
    const now = clock.now();
    const personId = await tryCode(context, transaction, parts, { purpose, destination, code: otp });
    if (personId !== actor.person_id) return undefined;
    const before = await getContact(transaction, personId);
    await takeProof(transaction, { personId, destination, now });
    await voidCodesOf(transaction, personId, now);
    await revokeOtherSessions(transaction, { keptId: actor.session_id, personId, now });
    const event_id = await recordSecurityEvent(transaction, log, { kind: 'phone-changed', person_id: personId, ...caller });
    await enqueueAccountNotice(transaction, { event_id, former: before.proved_phone ? `+${before.proved_phone}` : null });
    return getPerson(transaction, personId);
  });
  if (!row) throw await wrongCode(context, { purpose });
  return presentUser(row);
}

async function checkPass(context: Self, { codes }: IdentityParts, pass: string): Promise<void> {
  const isGood = isPass(codes, await holderOf(context), { pass, now: context.clock.now() });
  if (!isGood) throw invalid('pass', 'That took too long. Please begin anew.');
}

async function holderOf({ db, actor }: Self) {
  const { proved } = await getContact(db, actor.person_id);
  if (proved.length === 0) throw refused('Please verify your number first.');
  return { session_id: actor.session_id, destination: proved.join(' ') };
}

function shown(destination: string): string {
  return isEmail(destination) ? destination : `+${destination}`;
}

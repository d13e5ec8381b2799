import { timingSafeEqual } from 'node:crypto';
import type { CallAnswer, CallBody } from '@souk/contract/calls';
import type { User } from '@souk/contract/identity';
import type { Context, SignedIn } from '../../../context.ts';
import { conflict, invalid, refused } from '../../../platform/app-error.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { enqueueAccountNotice, recordSecurityEvent } from '../../../platform/security-log/record-security-event.ts';
import { resolvePhone } from '../codes/number-code.ts';
import { recordWrongCode, redeemCodeForPerson } from '../codes/redeem-code.ts';
import { type SentCode, sendCode } from '../codes/send-code.ts';
import { type CodeMaker, formatDestination } from '../domain/one-time-code.ts';
import type { IdentityParts } from '../identity-parts.ts';
import { presentUser } from '../present.ts';
import { findLastDestination, voidCodesOf } from '../queries/codes.ts';
import { getPerson } from '../queries/profile.ts';
import { getContact } from '../queries/proofs.ts';
import { revokeOtherSessions } from '../queries/sessions.ts';
import { recordProof } from '../registration/claim-account.ts';

const purpose = 'phone-change';

type OwnContext = SignedIn<Context>;

/**
 * Step 1: sends a code to the person's current destination, because an open session alone must not be enough to steal
 * an account.
 */
export async function startPhoneChange(
  context: OwnContext,
  parts: IdentityParts,
  { by, address }: CallBody<'POST /change-phone/start'> & { address: string },
): Promise<CallAnswer<'POST /change-phone/start'>> {
  const { db, actor, clock, locale } = context;
  const { destination, other_way } = chooseDestination(await getContact(db, actor.person_id), parts, { by, now: clock.now() });
  const sent = await sendCode(context, parts, { purpose, destination, address }, async () => ({ id: actor.person_id, locale }));
  return { ...sent, email_or_phone: formatDestination(destination), other_way };
}

/** Step 2: exchanges the code for a pass. */
export async function confirmPhoneChange(context: OwnContext, parts: IdentityParts, otp: string): Promise<string> {
  const { db, actor, clock } = context;
  const pass = await inTransaction(db, async (transaction) => {
    const { proved } = await getContact(transaction, actor.person_id);
    const sentTo = await findLastDestination(transaction, actor.person_id, purpose);
    // A code that was sent to an unverified number does not prove who the person is.
    if (!sentTo || !proved.includes(sentTo.destination)) return undefined;
    const personId = await redeemCodeForPerson(context, transaction, parts, { purpose, destination: sentTo.destination, code: otp });
    return personId === actor.person_id ? issuePass(parts.codes, await getPassHolder(context), clock.now()) : undefined;
  });
  if (pass === undefined) throw await recordWrongCode(context, { purpose });
  return pass;
}

/** Step 3: sends a code to the new number. Only its reader learns whether another account has verified that number. */
export async function sendNewNumberCode(
  context: OwnContext,
  parts: IdentityParts,
  { pass, address, ...typed }: CallBody<'POST /change-phone/send-otp'> & { address: string },
): Promise<SentCode & { email_or_phone: string }> {
  const { db, actor, locale } = context;
  await checkPass(context, parts, pass);
  const destination = await resolvePhone({ db }, typed);
  if ((await getContact(db, actor.person_id)).proved.includes(destination)) throw conflict('This is already your number.');
  const sent = await sendCode(context, parts, { purpose, destination, address }, async () => ({ id: actor.person_id, locale }));
  return { ...sent, email_or_phone: formatDestination(destination) };
}

/** Step 4: changes the number. Codes that were sent to the old one are voided, and other sessions are ended. */
export async function changePhone(
  context: OwnContext,
  parts: IdentityParts,
  { pass, phone, otp }: CallBody<'POST /change-phone'>,
): Promise<User> {
  const { db, actor, clock, log, caller } = context;
  await checkPass(context, parts, pass);
  const destination = await resolvePhone({ db }, { phone });
  const row = await inTransaction(db, async (transaction) => {
    const now = clock.now();
    const personId = await redeemCodeForPerson(context, transaction, parts, { purpose, destination, code: otp });
    if (personId !== actor.person_id) return undefined;
    const before = await getContact(transaction, personId);
    await recordProof(transaction, { personId, destination, now });
    await voidCodesOf(transaction, personId, now);
    await revokeOtherSessions(transaction, { currentId: actor.session_id, personId, now });
    const event_id = await recordSecurityEvent(transaction, log, { kind: 'phone-changed', person_id: personId, ...caller });
    await enqueueAccountNotice(transaction, { event_id, former: before.proved_phone ? `+${before.proved_phone}` : null });
    return getPerson(transaction, personId);
  });
  if (!row) throw await recordWrongCode(context, { purpose });
  return presentUser(row);
}

async function checkPass(context: OwnContext, { codes }: IdentityParts, pass: string): Promise<void> {
  const isGood = isValidPass(codes, await getPassHolder(context), { pass, now: context.clock.now() });
  if (!isGood) throw invalid('pass', 'This took too long. Please start again.');
}

async function getPassHolder({ db, actor }: OwnContext) {
  const { proved } = await getContact(db, actor.person_id);
  if (proved.length === 0) throw refused('Please verify your number first.');
  return { session_id: actor.session_id, destination: proved.join(' ') };
}

type Contact = Awaited<ReturnType<typeof getContact>>;
type By = 'phone' | 'email';

/** Where the code that proves the person is sent. */
type Reach = { by: By; destination: string; other_way: By | null };

/** A thief of a session could verify another mail address, so only one that is older than this proves the owner. */
const minAgeMilliseconds = 7 * 24 * 3_600_000;

/**
 * Chooses the number or a mail address that was verified long ago: the preferred one if there are both, otherwise the
 * number.
 */
function chooseDestination(
  { proved_phone, proved_email }: Contact,
  { messenger }: Pick<IdentityParts, 'messenger'>,
  { by, now }: { by: By | undefined; now: Date },
): Reach {
  const isOldEnough = proved_email !== null && now.getTime() - proved_email.since.getTime() >= minAgeMilliseconds;
  const ways: { by: By; destination: string }[] = [];
  if (proved_phone && messenger.ways.includes('phone')) ways.push({ by: 'phone', destination: proved_phone });
  // A recent mail address is accepted if nothing else is verified.
  if (proved_email && messenger.ways.includes('mail') && (isOldEnough || !proved_phone))
    ways.push({ by: 'email', destination: proved_email.address });
  const reach = ways.find((way) => way.by === by) ?? ways[0];
  if (!reach) throw conflict('Please verify your number first.');
  return { ...reach, other_way: ways.find((way) => way.by !== reach.by)?.by ?? null };
}

/** A pass is bound to a session and to the person's current destinations, so it is void once the number has changed. */
type PassHolder = { session_id: number; destination: string };

const passMilliseconds = 10 * 60_000;

/** A signed proof that the person has just redeemed a code. It is not stored, because only the server can sign it. */
function issuePass(codes: CodeMaker, holder: PassHolder, now: Date): string {
  const until = now.getTime() + passMilliseconds;
  return `${until}.${signatureOf(codes, holder, until).toString('base64url')}`;
}

function isValidPass(codes: CodeMaker, holder: PassHolder, { pass, now }: { pass: string; now: Date }): boolean {
  const [, time = '', signature = ''] = /^(\d{13,15})\.([\w-]{43})$/.exec(pass) ?? [];
  const until = Number(time);
  return until > now.getTime() && timingSafeEqual(Buffer.from(signature, 'base64url'), signatureOf(codes, holder, until));
}

function signatureOf(codes: CodeMaker, { session_id, destination }: PassHolder, until: number): Buffer {
  return codes.hash(`pass ${session_id} ${until}`, 'phone-change', destination);
}

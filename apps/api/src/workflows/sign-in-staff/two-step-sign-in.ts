import type { Enrolment } from '@souk/contract/back-office/access/authenticator';
import type { PasskeyRequest } from '@souk/contract/back-office/access/passkey-fields';
import type { CallAnswer } from '@souk/contract/calls';
import type { BackOfficeAudience } from '@souk/contract/endpoint';
import type { Kysely, Transaction } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import { backOfficeSessionHours } from '../../back-office-session.ts';
import type { Actor, Context } from '../../context.ts';
import { findByPhone } from '../../modules/identity/codes/find-destination.ts';
import { recordWrongCode, redeemCode } from '../../modules/identity/codes/redeem-code.ts';
import { type SentCode, sendCode } from '../../modules/identity/codes/send-code.ts';
import { hashToken, newToken } from '../../modules/identity/domain/token.ts';
import type { IdentityParts } from '../../modules/identity/identity-parts.ts';
import { getSignInSettings } from '../../modules/identity/queries/accounts.ts';
import { insertSession, revokeSession } from '../../modules/identity/queries/sessions.ts';
import { claimAccount } from '../../modules/identity/registration/claim-account.ts';
import { countSignInTry, deleteSignIns, insertSignIn } from '../../modules/staff/queries.ts';
import type { SecondFactor } from '../../modules/staff/second-factor.ts';
import { invalid } from '../../platform/app-error.ts';
import type { ReadDatabase } from '../../platform/database/kysely.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { networkOf } from '../../platform/limits/miss-limit.ts';
import { recordSecurityEvent } from '../../platform/security-log/record-security-event.ts';
import { pickText } from '../../platform/text/texts.ts';

export type SignInParts = { identity: IdentityParts; secondFactor: SecondFactor };

/** A person who may sign in, with their second factor; the secret is null until an authenticator app is set up. */
type Enrolled = { person_id: number; totp_secret: Buffer | null; totp_step: number };

/** The differences between the sign-in of the staff and that of sellers. */
export type SignInBranch<Me> = {
  audience: BackOfficeAudience;
  purpose: 'staff-sign-in' | 'seller-sign-in';
  /** Undefined for everybody who may not sign in. */
  findEnrolled: (read: ReadDatabase<DB>, personId: number, now: Date) => Promise<Enrolled | undefined>;
  updateSecondFactor: (db: Kysely<DB>, personId: number, factor: { secret: Buffer; step: number }) => Promise<void>;
  /** A request for one of the person's passkeys; undefined for a person without. */
  requestPasskey: (db: Kysely<DB>, personId: number) => Promise<PasskeyRequest | undefined>;
  /** Called once the session is open, before the answer is read. */
  onSignedIn?: (context: Context, transaction: Transaction<DB>, session: Actor) => Promise<void>;
  /** The answer to a completed sign-in. */
  readMe: (context: Context, transaction: Transaction<DB>, session: Actor) => Promise<Me>;
};

const ticketMinutes = 10;
const maxTries = 5;

/** Finds something else that a number without access may see; undefined for most numbers. */
type FindOther<Other> = (transaction: Transaction<DB>, destination: string) => Promise<Other | undefined>;

/** Sends a code to a person who may sign in; for everybody else the same work is done and nothing is sent. */
export async function sendSignInCode<Me>(
  context: Context,
  { identity }: SignInParts,
  { purpose, findEnrolled }: SignInBranch<Me>,
  { phone, address, findOther = findNothing }: { phone: string; address: string; findOther?: FindOther<{ locale: string }> },
): Promise<SentCode> {
  const { default_phone_code } = await getSignInSettings(context.db);
  const { destination, person } = await findByPhone(context.db, phone, default_phone_code);
  return sendCode(context, identity, { purpose, destination, address }, async (transaction) => {
    const enrolled = person && (await findEnrolled(transaction, person.id, context.clock.now()));
    return enrolled ? person : findOther(transaction, destination);
  });
}

type Ticket = CallAnswer<'POST /admin/sign-in'>;
type Credentials = { phone: string; otp: string };

/** Redeems the code and answers with a ticket for the second factor. */
export async function startSignIn<Me>(
  context: Context,
  parts: SignInParts,
  branch: SignInBranch<Me>,
  credentials: Credentials,
): Promise<Ticket> {
  const outcome = await startSignInOr<Me, never>({ context, parts, branch, findOther: findNothing }, credentials);
  return 'other' in outcome ? outcome.other : outcome;
}

async function findNothing(): Promise<undefined> {
  return undefined;
}

type Starting<Me, Other> = { context: Context; parts: SignInParts; branch: SignInBranch<Me>; findOther: FindOther<Other> };

/** The same; a number without access that proved itself gets the other thing, if there is one. */
export async function startSignInOr<Me, Other>(
  { context, parts, branch, findOther }: Starting<Me, Other>,
  credentials: Credentials,
): Promise<Ticket | { other: Other }> {
  const outcome = await inTransaction(context.db, (transaction) =>
    tryCode({ context, transaction, parts, branch, findOther }, credentials),
  );
  // Thrown outside the transaction, which must commit the counted try.
  if ('wrongFor' in outcome) throw await recordWrongCode(context, { purpose: branch.purpose, personId: outcome.wrongFor });
  return outcome;
}

type Trying<Me> = { context: Context; transaction: Transaction<DB>; parts: SignInParts; branch: SignInBranch<Me> };

async function tryCode<Me, Other>(
  {
    context,
    transaction,
    parts: { identity, secondFactor },
    branch: { audience, purpose, findEnrolled, requestPasskey },
    findOther,
  }: Trying<Me> & Starting<Me, Other>,
  { phone, otp }: Credentials,
): Promise<Ticket | { other: Other } | { wrongFor: number | undefined }> {
  const { default_phone_code, app_name, app_locale } = await getSignInSettings(transaction);
  const { destination, person } = await findByPhone(transaction, phone, default_phone_code);
  const redeemed = await redeemCode(context, transaction, identity, { purpose, destination, code: otp });
  const personId = redeemed && (await claimAccount(context, transaction, identity, { destination, name: undefined }));
  const member = personId === undefined ? undefined : await findEnrolled(transaction, personId, context.clock.now());
  if (!member) {
    const other = redeemed ? await findOther(transaction, destination) : undefined;
    return other === undefined ? { wrongFor: person?.id } : { other };
  }
  const offered = member.totp_secret ? null : secondFactor.createSecret();
  const ticket = newToken();
  const now = context.clock.now();
  const expires_at = new Date(now.getTime() + ticketMinutes * 60_000);
  const { person_id } = member;
  const passkey = await requestPasskey(transaction, person_id);
  const challenge = passkey?.challenge ?? null;
  await insertSignIn(
    transaction,
    { ticket_hash: hashToken(ticket), person_id, audience, totp_secret: offered, challenge, expires_at },
    now,
  );
  const code = secondFactor.currentCode(offered ?? member.totp_secret ?? secondFactor.createSecret(), member.totp_step);
  return {
    ticket,
    enrolment: offered && describeSecret(secondFactor, offered, { app_name, app_locale, phone: destination }),
    ...(identity.environment === 'local' && code !== undefined && { code }),
    ...(passkey && { passkey }),
  };
}

type Sender = { device: string; address: string };
type SecondStep = Sender & { ticket: string; code: string };

/** Opens the session. A code of an authenticator app that is set up now confirms its secret. */
export async function finishSignIn<Me>(
  context: Context,
  parts: SignInParts,
  branch: SignInBranch<Me>,
  step: SecondStep,
): Promise<OpenedSession<Me>> {
  const opened = await inTransaction(context.db, (transaction) => trySecondFactor({ context, transaction, parts, branch }, step));
  if (opened) return opened;
  await recordWrongFactor(context, null);
  throw invalid('code', 'The OTP is wrong or has expired. Please check it or request a new one.');
}

/** `personId` is null where a ticket might be another person's. */
export async function recordWrongFactor(
  { db, log, caller }: Pick<Context, 'db' | 'log' | 'caller'>,
  personId: number | null,
): Promise<void> {
  await recordSecurityEvent(db, log, { kind: 'wrong-code', person_id: personId, ...caller, details: { purpose: 'second-factor' } });
}

async function trySecondFactor<Me>(
  { context, transaction, parts: { secondFactor }, branch }: Trying<Me>,
  { ticket, code, ...sender }: SecondStep,
): Promise<OpenedSession<Me> | undefined> {
  const signIn = await countTry(context, transaction, { ticket, audience: branch.audience });
  const member = signIn && (await branch.findEnrolled(transaction, signIn.person_id, context.clock.now()));
  if (!member) return undefined;
  const { person_id } = member;
  const secret = signIn.totp_secret ?? member.totp_secret;
  const step = secret ? secondFactor.verify(secret, code, member.totp_step) : undefined;
  if (secret === null || step === undefined) return undefined;
  await branch.updateSecondFactor(transaction, person_id, { secret, step });
  return openSession({ context, transaction, branch }, { person_id, by: 'code', ...sender });
}

/** Counts a try of the second factor; undefined for a ticket that is unknown, expired or tried too often. */
export function countTry(
  { clock }: Pick<Context, 'clock'>,
  transaction: Transaction<DB>,
  { ticket, audience }: { ticket: string; audience: BackOfficeAudience },
) {
  return countSignInTry(transaction, hashToken(ticket), { audience, maxTries, now: clock.now() });
}

export type OpenedSession<Me> = { data: Me; token: string };
type Opening = Sender & { person_id: number; by: 'code' | 'passkey' };

/** Opens the session of a person whose second factor was right. Their other tickets are worthless from now on. */
export async function openSession<Me>(
  { context, transaction, branch }: Pick<Trying<Me>, 'context' | 'transaction' | 'branch'>,
  { person_id, by, device, address }: Opening,
): Promise<OpenedSession<Me>> {
  const now = context.clock.now();
  const { audience } = branch;
  await deleteSignIns(transaction, person_id, audience);
  const token = newToken();
  const { id: session_id } = await insertSession(transaction, {
    person_id,
    audience,
    token_hash: hashToken(token),
    device,
    network: networkOf(address),
    created_at: now,
    last_used_at: now,
    second_factor_at: now,
    expires_at: new Date(now.getTime() + backOfficeSessionHours * 3_600_000),
  });
  await recordSecurityEvent(transaction, context.log, { kind: 'sign-in', person_id, ...context.caller, details: { by, audience } });
  const session = { person_id, session_id };
  await branch.onSignedIn?.(context, transaction, session);
  return { data: await branch.readMe(context, transaction, session), token };
}

type Leaving = Pick<Context, 'db' | 'clock' | 'log' | 'caller'> & { operator: { person_id: number; session_id: number } };

export async function endSession({ db, clock, operator, log, caller }: Leaving, audience: BackOfficeAudience): Promise<void> {
  await inTransaction(db, async (transaction) => {
    await revokeSession(transaction, operator.session_id, clock.now());
    const details = { ended: 'this', by: 'person', audience };
    await recordSecurityEvent(transaction, log, { kind: 'session-ended', person_id: operator.person_id, ...caller, details });
  });
}

type Account = { app_name: unknown; app_locale: string; phone: string };

/** The data by which an authenticator app is set up. The app shows the account by the marketplace's name and the phone number. */
export function describeSecret(secondFactor: SecondFactor, secret: Buffer, { app_name, app_locale, phone }: Account): Enrolment | null {
  const issuer = pickText(app_name, { locale: app_locale, defaultLocale: app_locale });
  return secondFactor.describe(secret, { issuer, label: `+${phone}` });
}

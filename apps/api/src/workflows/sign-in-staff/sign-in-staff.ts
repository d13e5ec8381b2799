import type { Me } from '@souk/contract/back-office/access/staff';
import type { CallAnswer } from '@souk/contract/calls';
import type { Transaction } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import { adminSessionHours } from '../../back-office-session.ts';
import type { AsStaff, Context, ReadContext } from '../../context.ts';
import { findByPhone } from '../../modules/identity/codes/find-destination.ts';
import { recordWrongCode, redeemCode } from '../../modules/identity/codes/redeem-code.ts';
import { type SentCode, sendCode } from '../../modules/identity/codes/send-code.ts';
import { hashToken, newToken } from '../../modules/identity/domain/token.ts';
import type { IdentityParts } from '../../modules/identity/identity-parts.ts';
import { getSignInSettings } from '../../modules/identity/queries/accounts.ts';
import { insertSession, revokeSession } from '../../modules/identity/queries/sessions.ts';
import { claimAccount } from '../../modules/identity/registration/claim-account.ts';
import { permissionsOf } from '../../modules/staff/domain/authority.ts';
import { countSignInTry, deleteSignIns, findMember, insertSignIn, updateSecondFactor } from '../../modules/staff/queries.ts';
import type { SecondFactor } from '../../modules/staff/second-factor.ts';
import { invalid, notSignedIn } from '../../platform/app-error.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { networkOf } from '../../platform/limits/miss-limit.ts';
import { recordSecurityEvent } from '../../platform/security-log/record-security-event.ts';
import { pickText } from '../../platform/text/texts.ts';

export type StaffParts = { identity: IdentityParts; secondFactor: SecondFactor };

const ticketMinutes = 10;
const maxTries = 5;
const purpose = 'staff-sign-in';

/** Sends a code to a member of the staff; for everybody else the same work is done and nothing is sent. */
export async function sendStaffCode(
  context: Context,
  { identity }: StaffParts,
  { phone, address }: { phone: string; address: string },
): Promise<SentCode> {
  const { default_phone_code } = await getSignInSettings(context.db);
  const { destination, person } = await findByPhone(context.db, phone, default_phone_code);
  return sendCode(context, identity, { purpose, destination, address }, async (transaction) => {
    const member = person && (await findMember(transaction, person.id));
    return member ? person : undefined;
  });
}

type Credentials = { phone: string; otp: string };

/** Redeems the code and answers with a ticket for the second factor. */
export async function startSignIn(
  context: Context,
  parts: StaffParts,
  credentials: Credentials,
): Promise<CallAnswer<'POST /admin/sign-in'>> {
  const outcome = await inTransaction(context.db, (transaction) => tryCode(context, transaction, parts, credentials));
  // Thrown outside the transaction, which must commit the counted try.
  if ('wrongFor' in outcome) throw await recordWrongCode(context, { purpose, personId: outcome.wrongFor });
  return outcome;
}

async function tryCode(
  context: Context,
  transaction: Transaction<DB>,
  { identity, secondFactor }: StaffParts,
  { phone, otp }: Credentials,
): Promise<CallAnswer<'POST /admin/sign-in'> | { wrongFor: number | undefined }> {
  const { default_phone_code, app_name, app_locale } = await getSignInSettings(transaction);
  const { destination, person } = await findByPhone(transaction, phone, default_phone_code);
  const redeemed = await redeemCode(context, transaction, identity, { purpose, destination, code: otp });
  const personId = redeemed && (await claimAccount(context, transaction, identity, { destination, name: undefined }));
  const member = personId === undefined ? undefined : await findMember(transaction, personId);
  if (!member) return { wrongFor: person?.id };
  const offered = member.totp_secret ? null : secondFactor.createSecret();
  const ticket = newToken();
  const now = context.clock.now();
  const expires_at = new Date(now.getTime() + ticketMinutes * 60_000);
  await insertSignIn(transaction, { ticket_hash: hashToken(ticket), person_id: member.person_id, totp_secret: offered, expires_at }, now);
  const code = secondFactor.currentCode(offered ?? member.totp_secret ?? secondFactor.createSecret(), member.totp_step);
  return {
    ticket,
    enrolment:
      offered &&
      secondFactor.describe(offered, {
        issuer: pickText(app_name, { locale: app_locale, defaultLocale: app_locale }),
        label: `+${destination}`,
      }),
    ...(identity.environment === 'local' && code !== undefined && { code }),
  };
}

type SecondStep = { ticket: string; code: string; device: string; address: string };

/** Opens the session. A code of an authenticator app that is set up now confirms its secret. */
export async function finishSignIn(context: Context, parts: StaffParts, step: SecondStep): Promise<{ data: Me; token: string }> {
  const opened = await inTransaction(context.db, (transaction) => trySecondFactor(context, transaction, parts, step));
  if (opened) return opened;
  await recordSecurityEvent(context.db, context.log, {
    kind: 'wrong-code',
    person_id: null,
    ...context.caller,
    details: { purpose: 'second-factor' },
  });
  throw invalid('code', 'The OTP is wrong or has expired. Please check it or request a new one.');
}

async function trySecondFactor(
  context: Context,
  transaction: Transaction<DB>,
  { secondFactor }: StaffParts,
  { ticket, code, device, address }: SecondStep,
): Promise<{ data: Me; token: string } | undefined> {
  const now = context.clock.now();
  const signIn = await countSignInTry(transaction, hashToken(ticket), { maxTries, now });
  const member = signIn && (await findMember(transaction, signIn.person_id));
  if (!member) return undefined;
  const secret = signIn.totp_secret ?? member.totp_secret;
  const step = secret ? secondFactor.verify(secret, code, member.totp_step) : undefined;
  if (secret === null || step === undefined) return undefined;
  await updateSecondFactor(transaction, member.person_id, { secret, step });
  await deleteSignIns(transaction, member.person_id);
  const token = newToken();
  await insertSession(transaction, {
    person_id: member.person_id,
    audience: 'admin',
    token_hash: hashToken(token),
    device,
    network: networkOf(address),
    created_at: now,
    last_used_at: now,
    second_factor_at: now,
    expires_at: new Date(now.getTime() + adminSessionHours * 3_600_000),
  });
  const event = { kind: 'sign-in', person_id: member.person_id, ...context.caller, details: { by: 'code', audience: 'admin' } } as const;
  await recordSecurityEvent(transaction, context.log, event);
  return { data: presentMe(member), token };
}

/** The signed-in member. */
export async function getMe({ read, operator }: AsStaff<ReadContext>): Promise<Me> {
  const member = await findMember(read, operator.person_id);
  if (!member) throw notSignedIn();
  return presentMe(member);
}

export async function signOutStaff({ db, clock, operator, log, caller }: AsStaff<Context>): Promise<void> {
  await inTransaction(db, async (transaction) => {
    await revokeSession(transaction, operator.session_id, clock.now());
    const details = { ended: 'this', by: 'person', audience: 'admin' };
    await recordSecurityEvent(transaction, log, { kind: 'session-ended', person_id: operator.person_id, ...caller, details });
  });
}

function presentMe(member: NonNullable<Awaited<ReturnType<typeof findMember>>>): Me {
  return { person_id: member.person_id, name: member.name, role: member.role, permissions: [...permissionsOf(member)] };
}

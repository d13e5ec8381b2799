import type { NewAuthenticator } from '@souk/contract/back-office/access/authenticator';
import type { Context, InPanel } from '../../context.ts';
import { getSignInSettings } from '../../modules/identity/queries/accounts.ts';
import { getPerson, lockPerson } from '../../modules/identity/queries/profile.ts';
import { revokeOtherSessions } from '../../modules/identity/queries/sessions.ts';
import { deleteNewSecret, findNewSecret, upsertNewSecret } from '../../modules/staff/queries/authenticator-changes.ts';
import { deleteSignIns } from '../../modules/staff/queries.ts';
import { invalid, operatorError } from '../../platform/app-error.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import type { Limiter } from '../../platform/limits/limiter.ts';
import { trySecondFactorAgain } from './recent-second-factor.ts';
import { describeSecret, type SignInBranch, type SignInParts } from './two-step-sign-in.ts';

const minutes = 10;

/** A secret for another authenticator app of the signed-in member. The stored one is valid until a code proves the new one. */
export async function requestNewAuthenticator(
  { db, clock, operator }: InPanel<Context>,
  { identity, secondFactor }: SignInParts,
): Promise<NewAuthenticator> {
  const { person_id, session_id } = operator;
  const [{ phone_full }, { app_name, app_locale }] = [await getPerson(db, person_id), await getSignInSettings(db)];
  const totp_secret = secondFactor.createSecret();
  const enrolment = describeSecret(secondFactor, totp_secret, { app_name, app_locale, phone: phone_full ?? '' });
  if (!enrolment) throw new Error('A secret that was created now cannot be read');
  await upsertNewSecret(db, { session_id, totp_secret, expires_at: new Date(clock.now().getTime() + minutes * 60_000) });
  const code = identity.environment === 'local' ? secondFactor.currentCode(totp_secret) : undefined;
  return { enrolment, ...(code !== undefined && { code }) };
}

type Parts<Me> = Pick<SignInParts, 'secondFactor'> & { branch: SignInBranch<Me>; tries: Limiter };

/** Replaces the authenticator app of the member by the one whose code it is. Their other sessions in the panel end. */
export async function changeAuthenticator<Me>(
  context: InPanel<Context>,
  { secondFactor, branch, tries }: Parts<Me>,
  code: string,
): Promise<void> {
  const { clock, operator } = context;
  const { person_id, session_id } = operator;
  const { audience } = branch;
  const isRight = await trySecondFactorAgain(context, tries, async (transaction) => {
    await lockPerson(transaction, person_id);
    const now = clock.now();
    const secret = await findNewSecret(transaction, session_id, now);
    if (!secret) throw operatorError('conflict', 'The new authenticator app was not added in time. Start again.');
    const step = secondFactor.verify(secret, code, 0);
    if (step === undefined) return false;
    await branch.updateSecondFactor(transaction, person_id, { secret, step });
    await deleteNewSecret(transaction, session_id);
    await deleteSignIns(transaction, person_id, audience);
    await revokeOtherSessions(transaction, { currentId: session_id, personId: person_id, now, audience });
    await recordAudit(transaction, context, { action: 'authenticator.change', subject: { kind: 'person', id: person_id } });
    return true;
  });
  if (!isRight) throw invalid('code', 'The OTP is wrong or has expired. Please check it or request a new one.');
}

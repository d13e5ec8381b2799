import type { PasskeyAnswer, PasskeyRequest } from '@souk/contract/back-office/access/passkey-fields';
import type { Kysely, Transaction } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import type { Context, InPanel, SellerOperator, StaffOperator } from '../../context.ts';
import { requestPasskey, verifyPasskey } from '../../modules/staff/passkeys.ts';
import { listPasskeys, type PasskeyOwner, redeemChallenge, updatePasskey, upsertChallenge } from '../../modules/staff/queries/passkeys.ts';
import { operatorError } from '../../platform/app-error.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import type { Limiter } from '../../platform/limits/limiter.ts';
import { trySecondFactorAgain } from './recent-second-factor.ts';
import { countTry, type OpenedSession, openSession, recordWrongFactor, type SignInBranch } from './two-step-sign-in.ts';

const challengeMinutes = 10;

/** The owner of the operator's passkeys: those for the panel of the session. */
export function ownerOf({ kind, person_id }: StaffOperator | SellerOperator): PasskeyOwner {
  return { person_id, audience: kind === 'staff' ? 'admin' : 'seller' };
}

/** A request for one of the person's passkeys; undefined for a person without. */
export async function requestPasskeyOf(db: Kysely<DB>, origin: string, owner: PasskeyOwner): Promise<PasskeyRequest | undefined> {
  const passkeys = await listPasskeys(db, owner);
  return passkeys.length > 0 ? requestPasskey(origin, passkeys) : undefined;
}

type SignInStep = { ticket: string; passkey: PasskeyAnswer; device: string; address: string };

/** Opens the session of a member whose passkey answers the challenge of the ticket. */
export async function finishSignInByPasskey<Me>(
  context: Context,
  { branch, origin }: { branch: SignInBranch<Me>; origin: string },
  { ticket, passkey, ...sender }: SignInStep,
): Promise<OpenedSession<Me>> {
  const opened = await inTransaction(context.db, async (transaction) => {
    const signIn = await countTry(context, transaction, { ticket, audience: branch.audience });
    const member = signIn && (await branch.findEnrolled(transaction, signIn.person_id, context.clock.now()));
    if (!member || signIn.challenge === null) return undefined;
    const { person_id } = member;
    const owner = { person_id, audience: branch.audience };
    const isRight = await usePasskey(context, transaction, { origin, owner, challenge: signIn.challenge, answer: passkey });
    return isRight ? openSession({ context, transaction, branch }, { person_id, by: 'passkey', ...sender }) : undefined;
  });
  if (opened) return opened;
  await recordWrongFactor(context, null);
  throw refusedPasskey();
}

/** Starts entering the second factor again by a passkey; null for a member without. */
export async function requestPasskeyAgain({ db, clock, operator }: InPanel<Context>, origin: string): Promise<PasskeyRequest | null> {
  const request = await requestPasskeyOf(db, origin, ownerOf(operator));
  if (!request) return null;
  await storeChallenge({ db, clock }, { session_id: operator.session_id, purpose: 'confirm', challenge: request.challenge });
  return request;
}

/** Opens the calls that need a recent second factor. Each request is answered once. */
export async function enterPasskeyAgain(
  context: InPanel<Context>,
  { origin, tries }: { origin: string; tries: Limiter },
  answer: PasskeyAnswer,
): Promise<void> {
  const { session_id } = context.operator;
  const owner = ownerOf(context.operator);
  const isRight = await trySecondFactorAgain(context, tries, async (transaction) => {
    const challenge = await redeemChallenge(transaction, { session_id, purpose: 'confirm', now: context.clock.now() });
    return challenge !== undefined && usePasskey(context, transaction, { origin, owner, challenge, answer });
  });
  if (!isRight) throw refusedPasskey();
}

type Challenge = { session_id: number; purpose: 'add' | 'confirm'; challenge: string };

export async function storeChallenge({ db, clock }: Pick<Context, 'db' | 'clock'>, challenge: Challenge): Promise<void> {
  const expires_at = new Date(clock.now().getTime() + challengeMinutes * 60_000);
  await upsertChallenge(db, { ...challenge, expires_at });
}

type Use = { origin: string; owner: PasskeyOwner; challenge: string; answer: PasskeyAnswer };

/** Whether a passkey of the person signed the challenge; its counter is stored. */
async function usePasskey({ clock }: Context, transaction: Transaction<DB>, { origin, owner, challenge, answer }: Use): Promise<boolean> {
  const passkey = (await listPasskeys(transaction, owner)).find(({ credential_id }) => credential_id === answer.id);
  const counter = passkey && (await verifyPasskey(origin, { challenge, passkey }, answer));
  if (!passkey || counter === undefined) return false;
  await updatePasskey(transaction, passkey.id, { counter, last_used_at: clock.now() });
  return true;
}

export function refusedPasskey() {
  return operatorError('invalid', 'was not accepted', 'passkey');
}

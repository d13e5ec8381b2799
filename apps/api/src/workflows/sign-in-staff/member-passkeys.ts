import type { NewPasskey, Passkey, PasskeyCreation } from '@souk/contract/back-office/access/passkey-fields';
import type { AsStaff, Context, ReadContext } from '../../context.ts';
import { getSignInSettings } from '../../modules/identity/queries/accounts.ts';
import { requestNewPasskey, verifyNewPasskey } from '../../modules/staff/passkeys.ts';
import { deletePasskey, insertPasskey, listPasskeys, type PasskeyRow, redeemChallenge } from '../../modules/staff/queries/passkeys.ts';
import { findMember, lockRoles } from '../../modules/staff/queries.ts';
import { notFound, notSignedIn, operatorError } from '../../platform/app-error.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { pickText } from '../../platform/text/texts.ts';
import { refusedPasskey, storeChallenge } from './passkey-second-factor.ts';

const maxPasskeys = 10;

/** The passkeys of the signed-in member, oldest first. */
export async function readPasskeys({ read, operator }: AsStaff<ReadContext>): Promise<Passkey[]> {
  return (await listPasskeys(read, operator.person_id)).map(presentPasskey);
}

/** Starts adding a passkey. */
export async function requestPasskeyToAdd({ db, clock, operator }: AsStaff<Context>, origin: string): Promise<PasskeyCreation> {
  const { person_id, session_id } = operator;
  const [member, known, settings] = [await findMember(db, person_id), await listPasskeys(db, person_id), await getSignInSettings(db)];
  if (!member) throw notSignedIn();
  const siteName = pickText(settings.app_name, { locale: settings.app_locale, defaultLocale: settings.app_locale });
  const owner = { person_id, name: member.name, phone: member.phone_full ?? '' };
  const request = requestNewPasskey(origin, { siteName, owner, known });
  await storeChallenge({ db, clock }, { session_id, purpose: 'add', challenge: request.challenge });
  return request;
}

type Addition = { name: string; passkey: NewPasskey };

/** Adds the passkey that answers the request. A member has at most ten. */
export function addPasskey(context: AsStaff<Context>, origin: string, { name, passkey }: Addition): Promise<Passkey> {
  const { clock, operator } = context;
  const { person_id, session_id } = operator;
  return inTransaction(context.db, async (transaction) => {
    const now = clock.now();
    const challenge = await redeemChallenge(transaction, { session_id, purpose: 'add', now });
    const verified = challenge === undefined ? undefined : await verifyNewPasskey(origin, challenge, passkey);
    if (!verified) throw refusedPasskey();
    // Two additions at once must not pass the limit.
    await lockRoles(transaction);
    if ((await listPasskeys(transaction, person_id)).length >= maxPasskeys)
      throw operatorError('conflict', 'You have ten passkeys. Remove one first.');
    const added = await insertPasskey(transaction, { ...verified, person_id, name, created_at: now });
    if (!added) throw operatorError('conflict', 'This passkey is added already.');
    await recordAudit(transaction, context, { action: 'passkey.add', subject: { kind: 'person', id: person_id }, after: { name } });
    return presentPasskey(added);
  });
}

export async function removePasskey(context: AsStaff<Context>, id: number): Promise<void> {
  const { person_id } = context.operator;
  await inTransaction(context.db, async (transaction) => {
    const before = await deletePasskey(transaction, person_id, id);
    if (!before) throw notFound();
    await recordAudit(transaction, context, { action: 'passkey.remove', subject: { kind: 'person', id: person_id }, before });
  });
}

function presentPasskey({ id, name, created_at, last_used_at }: Pick<PasskeyRow, 'id' | 'name' | 'created_at' | 'last_used_at'>): Passkey {
  return { id, name, created_at: created_at.toISOString(), last_used_at: last_used_at?.toISOString() ?? null };
}

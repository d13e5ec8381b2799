import type { NewPasskey, Passkey, PasskeyCreation } from '@souk/contract/back-office/access/passkey-fields';
import type { Context, InPanel, ReadContext } from '../../context.ts';
import { getSignInSettings } from '../../modules/identity/queries/accounts.ts';
import { getPerson, lockPerson } from '../../modules/identity/queries/profile.ts';
import { requestNewPasskey, verifyNewPasskey } from '../../modules/staff/passkeys.ts';
import { deletePasskey, insertPasskey, listPasskeys, type PasskeyRow, redeemChallenge } from '../../modules/staff/queries/passkeys.ts';
import { notFound, operatorError } from '../../platform/app-error.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { pickText } from '../../platform/text/texts.ts';
import { ownerOf, refusedPasskey, storeChallenge } from './passkey-second-factor.ts';

const maxPasskeys = 10;

/** The passkeys of the signed-in member, oldest first. */
export async function readPasskeys({ read, operator }: InPanel<ReadContext>): Promise<Passkey[]> {
  return (await listPasskeys(read, ownerOf(operator))).map(presentPasskey);
}

/** Starts adding a passkey. */
export async function requestPasskeyToAdd({ db, clock, operator }: InPanel<Context>, origin: string): Promise<PasskeyCreation> {
  const { person_id, session_id } = operator;
  const named = ownerOf(operator);
  const [person, known, settings] = [await getPerson(db, person_id), await listPasskeys(db, named), await getSignInSettings(db)];
  const siteName = pickText(settings.app_name, { locale: settings.app_locale, defaultLocale: settings.app_locale });
  const owner = { ...named, name: person.name, phone: person.phone_full ?? '' };
  const request = requestNewPasskey(origin, { siteName, owner, known });
  await storeChallenge({ db, clock }, { session_id, purpose: 'add', challenge: request.challenge });
  return request;
}

type Addition = { name: string; passkey: NewPasskey };

/** Adds the passkey that answers the request. A member has at most ten. */
export function addPasskey(context: InPanel<Context>, origin: string, { name, passkey }: Addition): Promise<Passkey> {
  const { clock, operator } = context;
  const { session_id } = operator;
  const owner = ownerOf(operator);
  return inTransaction(context.db, async (transaction) => {
    const now = clock.now();
    const challenge = await redeemChallenge(transaction, { session_id, purpose: 'add', now });
    const verified = challenge === undefined ? undefined : await verifyNewPasskey(origin, challenge, passkey);
    if (!verified) throw refusedPasskey();
    // Two additions at once must not pass the limit.
    await lockPerson(transaction, owner.person_id);
    if ((await listPasskeys(transaction, owner)).length >= maxPasskeys)
      throw operatorError('conflict', 'You have ten passkeys. Remove one first.');
    const added = await insertPasskey(transaction, { ...verified, ...owner, name, created_at: now });
    if (!added) throw operatorError('conflict', 'This passkey is added already.');
    await recordAudit(transaction, context, { action: 'passkey.add', subject: subjectOf(owner), after: { name } });
    return presentPasskey(added);
  });
}

export async function removePasskey(context: InPanel<Context>, id: number): Promise<void> {
  const owner = ownerOf(context.operator);
  await inTransaction(context.db, async (transaction) => {
    const before = await deletePasskey(transaction, owner, id);
    if (!before) throw notFound();
    await recordAudit(transaction, context, { action: 'passkey.remove', subject: subjectOf(owner), before });
  });
}

function subjectOf({ person_id }: { person_id: number }) {
  return { kind: 'person', id: person_id };
}

function presentPasskey({ id, name, created_at, last_used_at }: Pick<PasskeyRow, 'id' | 'name' | 'created_at' | 'last_used_at'>): Passkey {
  return { id, name, created_at: created_at.toISOString(), last_used_at: last_used_at?.toISOString() ?? null };
}

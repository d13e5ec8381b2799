import type { ApiKey } from '@souk/contract/back-office/programs/api-keys';
import type { CallAnswer, CallBody } from '@souk/contract/calls';
import type { Transaction } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import type { AsStaff, Context, ReadContext } from '../../context.ts';
import { endingOf, hashApiKey, newApiKey } from '../../modules/api-keys/api-key-token.ts';
import { presentApiKey } from '../../modules/api-keys/present.ts';
import { insertApiKey, listApiKeys, lockApiKey, updateApiKey } from '../../modules/api-keys/queries.ts';
import { lockRoles } from '../../modules/staff/queries.ts';
import { checkMayManage } from '../../modules/staff/roles.ts';
import { operatorError } from '../../platform/app-error.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { ownedPermissions } from './key-operator.ts';

type Managing = Pick<Context, 'db' | 'clock' | 'operator' | 'caller'>;

export async function readApiKeys({ read, clock }: Pick<ReadContext, 'read' | 'clock'>): Promise<CallAnswer<'GET /admin/keys'>> {
  const rows = await listApiKeys(read);
  return { keys: rows.map((row) => presentApiKey(row, { owned: ownedPermissions(row), now: clock.now() })) };
}

/** Creates a key that may do no more than its creator. The key itself is in this answer only. */
export function createApiKey(context: AsStaff<Context>, input: CallBody<'POST /admin/keys'>): Promise<CallAnswer<'POST /admin/keys'>> {
  return inTransaction(context.db, async (transaction) => {
    await lockRoles(transaction);
    const permissions = [...new Set(input.permissions)];
    await checkMayManage(context, transaction, { permissions, is_owner: false });
    const token = newApiKey();
    const now = context.clock.now();
    const expires_at = input.expires_in_days === null ? null : new Date(now.getTime() + input.expires_in_days * 86_400_000);
    const key = { name: input.name, token_hash: hashApiKey(token), ending: endingOf(token), permissions, created_at: now, expires_at };
    const id = await insertApiKey(transaction, { ...key, owner_id: context.operator.person_id });
    const after = { name: input.name, permissions, expires_at: expires_at?.toISOString() ?? null };
    const entry_id = await recordAudit(transaction, context, { action: 'api-key.add', subject: { kind: 'api-key', id }, after });
    return { key: await getApiKey(context, transaction, id), token, entry_id };
  });
}

type Renaming = { id: number; name: string; seen_name?: string };

export function renameApiKey(context: Managing, { id, name, seen_name }: Renaming): Promise<CallAnswer<'POST /admin/keys/{id}/name'>> {
  return changeApiKey(context, id, async (transaction, former) => {
    if (seen_name !== undefined && seen_name !== former.name)
      throw operatorError('conflict', 'Somebody else has changed the name.', undefined, { name: former.name });
    if (name === former.name) return { key: former, entry_id: null };
    await updateApiKey(transaction, id, { name });
    const change = { before: { name: former.name }, after: { name } };
    const entry_id = await recordAudit(transaction, context, { action: 'api-key.rename', subject: { kind: 'api-key', id }, ...change });
    return { key: await getApiKey(context, transaction, id), entry_id };
  });
}

/** Revokes a key. That grants nothing, so the permission to manage keys is enough, no matter who owns it. */
export function revokeApiKey(context: Managing, id: number): Promise<ApiKey> {
  return changeApiKey(context, id, async (transaction, former) => {
    if (former.state === 'revoked') throw operatorError('conflict', 'The key is revoked already.');
    await updateApiKey(transaction, id, { revoked_at: context.clock.now() });
    const change = { before: { revoked: false }, after: { revoked: true } };
    await recordAudit(transaction, context, { action: 'api-key.revoke', subject: { kind: 'api-key', id }, ...change });
    return getApiKey(context, transaction, id);
  });
}

function changeApiKey<Result>(
  context: Managing,
  id: number,
  change: (transaction: Transaction<DB>, former: ApiKey) => Promise<Result>,
): Promise<Result> {
  return inTransaction(context.db, async (transaction) => {
    if (!(await lockApiKey(transaction, id))) throw operatorError('not-found', 'There is no such key.');
    return change(transaction, await getApiKey(context, transaction, id));
  });
}

async function getApiKey({ clock }: Managing, transaction: Transaction<DB>, id: number): Promise<ApiKey> {
  const [row] = await listApiKeys(transaction, id);
  if (!row) throw new Error(`The key ${id} is missing`);
  return presentApiKey(row, { owned: ownedPermissions(row), now: clock.now() });
}

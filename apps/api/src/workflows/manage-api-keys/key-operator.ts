import { isPermission, type Permission } from '@souk/contract/back-office/permissions';
import type { Kysely } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import type { StaffOperator } from '../../context.ts';
import { hashApiKey } from '../../modules/api-keys/api-key-token.ts';
import { stateOf } from '../../modules/api-keys/present.ts';
import { type ApiKeyRow, findApiKey, updateApiKey } from '../../modules/api-keys/queries.ts';
import { permissionsOf } from '../../modules/staff/domain/authority.ts';
import type { Clock } from '../../platform/clock/clock.ts';

/** The time of the last use is stored to five minutes, which spares a write for each call. */
const minutesBetweenUpdates = 5;

/** The operator of a valid key: its owner, with no more than both the key and their role allow at this moment. */
export async function findKeyOperator({ db, clock }: { db: Kysely<DB>; clock: Clock }, token: string): Promise<StaffOperator | null> {
  const key = await findApiKey(db, hashApiKey(token));
  const owned = key ? ownedPermissions(key) : null;
  const now = clock.now();
  if (!key || !owned || stateOf(key, { isOwned: true, now }) !== 'active') return null;
  if (now.getTime() - (key.last_used_at?.getTime() ?? 0) > minutesBetweenUpdates * 60_000)
    await updateApiKey(db, key.id, { last_used_at: now });
  const permissions = new Set(key.permissions.filter(isPermission).filter((each) => owned.has(each)));
  return { kind: 'staff', person_id: key.owner_id, session_id: 0, api_key_id: key.id, permissions };
}

/** The permissions of the owner of a key; null if they are no member of the staff any more, or blocked. */
export function ownedPermissions({
  role_permissions,
  is_owner,
}: Pick<ApiKeyRow, 'role_permissions' | 'is_owner'>): ReadonlySet<Permission> | null {
  return role_permissions && permissionsOf({ permissions: role_permissions, is_owner });
}

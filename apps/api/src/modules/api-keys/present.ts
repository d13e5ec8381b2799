import { isPermission, type Permission } from '@souk/contract/back-office/permissions';
import type { ApiKey } from '@souk/contract/back-office/programs/api-keys';
import type { ApiKeyRow } from './queries.ts';

/** `owned` are the permissions of its owner; null if they are no active member of the staff. */
export function presentApiKey(row: ApiKeyRow, { owned, now }: { owned: ReadonlySet<Permission> | null; now: Date }): ApiKey {
  const permissions = row.permissions.filter(isPermission);
  return {
    id: row.id,
    name: row.name,
    ending: row.ending,
    permissions,
    ineffective: owned ? permissions.filter((each) => !owned.has(each)) : [],
    owner: { id: row.owner_id, name: row.owner },
    created_at: row.created_at.toISOString(),
    expires_at: row.expires_at?.toISOString() ?? null,
    last_used_at: row.last_used_at?.toISOString() ?? null,
    state: stateOf(row, { isOwned: owned !== null, now }),
  };
}

type Dates = Pick<ApiKeyRow, 'revoked_at' | 'expires_at'>;

export function stateOf({ revoked_at, expires_at }: Dates, { isOwned, now }: { isOwned: boolean; now: Date }): ApiKey['state'] {
  if (revoked_at) return 'revoked';
  if (expires_at && expires_at <= now) return 'expired';
  return isOwned ? 'active' : 'inactive';
}

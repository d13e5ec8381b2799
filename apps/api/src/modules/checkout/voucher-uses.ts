import { sql } from 'kysely';

/** SQL for how often a person has used a voucher `v`; a cancelled order gives its use back. */
export function usesOf(personId: number) {
  return sql<number>`(select count(*) from voucher_redemptions r where r.voucher_id = v.id and r.person_id = ${personId} and r.released_at is null)`;
}

/** SQL for whether a voucher `v` may be used once more, by anybody and by this person. */
export function usesLeft(personId: number) {
  return sql<boolean>`((v.usage_limit is null or v.used_count < v.usage_limit) and ${usesOf(personId)} < v.per_person_limit)`;
}

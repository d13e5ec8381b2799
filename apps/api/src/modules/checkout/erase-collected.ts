import type { Kysely } from 'kysely';
import type { DB } from '../../../db/schema.ts';

/** Forgets which vouchers a person has collected. Those that were used stay with their orders: limits count them. */
export async function eraseCollected(transaction: Kysely<DB>, personId: number): Promise<void> {
  await transaction.deleteFrom('voucher_collections').where('person_id', '=', personId).execute();
}

import type { Kysely } from 'kysely';
import type { DB } from '../../../db/schema.ts';

/** Empties the cart of a person, and what they were about to buy at once. */
export async function eraseCart(transaction: Kysely<DB>, personId: number): Promise<void> {
  await transaction.deleteFrom('cart_lines').where('person_id', '=', personId).execute();
}

import type { Transaction } from 'kysely';
import type { DB } from '../../../../../db/schema.ts';
import type { Read } from '../fragments.ts';

/** The sections of the home page as they were arranged; undefined for the default layout. */
export async function findHomeLayout(read: Read): Promise<unknown> {
  return (await read.selectFrom('home_layouts').select('sections').executeTakeFirst())?.sections;
}

export async function upsertHomeLayout(transaction: Transaction<DB>, sections: readonly object[]): Promise<void> {
  const values = { sections: JSON.stringify(sections) };
  await transaction
    .insertInto('home_layouts')
    .values(values)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(values))
    .execute();
}

/** Returns to the default layout. */
export async function deleteHomeLayout(transaction: Transaction<DB>): Promise<void> {
  await transaction.deleteFrom('home_layouts').execute();
}

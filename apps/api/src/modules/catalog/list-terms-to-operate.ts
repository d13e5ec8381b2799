import { sql } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import type { ReadDatabase } from '../../platform/database/read-database.ts';

export type OperatedTerm = { id: number; slug: string; parent: string | null; name: unknown; active: boolean; products: number };

/** Every category with its parts behind it, and how many products on sale are in each. */
export async function listCategoriesToOperate(read: ReadDatabase<DB>): Promise<OperatedTerm[]> {
  const { rows } = await sql<OperatedTerm>`
    select c.id, c.slug, parent.slug as parent, c.name, c.active,
      (select count(*) from products p where p.active and c.id in (p.category_id, p.sub_category_id)) as products
    from categories c left join categories parent on parent.id = c.parent_id
    order by coalesce(parent.position, c.position), coalesce(parent.id, c.id), c.parent_id is not null, c.position, c.id`.execute(read);
  return rows;
}

export async function listBrandsToOperate(read: ReadDatabase<DB>): Promise<OperatedTerm[]> {
  const { rows } = await sql<OperatedTerm>`
    select b.id, b.slug, null as parent, b.name, b.active, (select count(*) from products p where p.active and p.brand_id = b.id) as products
    from brands b order by b.slug`.execute(read);
  return rows;
}

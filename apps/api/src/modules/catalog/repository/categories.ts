import { sql } from 'kysely';
import type { PictureRow } from '../../../platform/media/present-picture.ts';
import { pictureOf, type Read } from './sql.ts';

export type CategoryRow = { id: number; parent_id: number | null; slug: string; name: unknown; picture: PictureRow | null };

/** All categories and sub-categories in their order. */
export async function listCategories(read: Read): Promise<CategoryRow[]> {
  const result = await sql<CategoryRow>`
    select c.id, c.parent_id, c.slug, c.name, ${pictureOf('i')} as picture
    from categories c left join pictures i on i.id = c.thumbnail_id
    where c.active order by c.position, c.id`.execute(read);
  return result.rows;
}

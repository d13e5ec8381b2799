import type { DB } from '../../../db/schema.ts';
import type { RowList } from '../../platform/database/edit-rows.ts';

/** The pictures of the home page that lead somewhere. */
export const bannerList = {
  table: 'banners',
  key: 'id',
  order: ['kind', 'position', 'id'],
  texts: ['title', 'subtitle', 'button'],
  tags: ['catalog', 'content', 'settings'],
} as const satisfies RowList<DB>;

import type { DB } from '../../../db/schema.ts';
import type { RowList } from '../../platform/database/edit-rows.ts';

/** The rows of the home page's banners, as operators edit them. */
export const bannerList = {
  table: 'banners',
  noun: 'banner',
  key: 'id',
  order: ['kind', 'position', 'id'],
  texts: ['title', 'subtitle', 'button'],
  tags: ['catalog', 'content', 'settings'],
} as const satisfies RowList<DB>;

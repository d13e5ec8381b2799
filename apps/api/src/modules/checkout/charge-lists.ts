import type { DB } from '../../../db/schema.ts';
import type { RowList } from '../../platform/database/edit-rows.ts';

/** What is added to every order. */
export const taxList = {
  table: 'taxes',
  key: 'id',
  order: ['position', 'id'],
  texts: ['name'],
  tags: ['settings', 'catalog', 'content'],
} as const satisfies RowList<DB>;

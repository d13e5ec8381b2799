import { option, whole } from './fields.ts';

/** A page of a list. */
export const pageFields = {
  page: option('n', 'Which page (1)', whole(1, 1_000_000).prefault('1')),
  limit: option('n', 'How many of them (20)', whole(1, 1000).prefault('20')),
};

/** What stands under a page of a list. */
export function pageLine({ total, page }: { total: number; page: number }, { limit }: { limit: number }): string {
  const pages = Math.max(1, Math.ceil(total / limit));
  return `${total} in all${pages > 1 ? `, page ${page} of ${pages}` : ''}`;
}

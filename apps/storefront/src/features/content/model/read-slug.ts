import { notFound } from '../../../lib/api/api-error.ts';

/** The contract takes no more. */
const longest = 160;

/** The name of a page or a post in an address; one that cannot be any is not found without asking. */
export function readSlug(slug: string | undefined): string {
  if (!slug || slug.trim() === '' || slug.length > longest) throw notFound();
  return slug;
}

import { paths } from '../../../lib/paths.ts';
import { readSlug } from './read-slug.ts';

/** Pages that have an address of their own. */
const ownAddresses: Readonly<Record<string, string>> = {
  'about-us': paths.aboutUs(),
  'terms-and-conditions': paths.terms(),
  'privacy-policy': paths.privacy(),
};

/** The one address of a page, whichever way led there. */
export function legalHref(slug: string): string {
  return (Object.hasOwn(ownAddresses, slug) && ownAddresses[slug]) || paths.page({ slug });
}

/** Which page an address asks for: `/page/{slug}`, or one with an address of its own. */
export function readLegalSlug(slug: string | undefined, pathname: string): string {
  return readSlug(slug ?? pathname.split('/')[1]);
}

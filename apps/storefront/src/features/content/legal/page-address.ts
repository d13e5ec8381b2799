import { notFound } from '@souk/client/api/api-error.ts';
import { paths } from '../../../lib/paths.ts';

/** Pages that are not below `/page`. */
const ownAddresses: Readonly<Record<string, string>> = {
  'about-us': paths.aboutUs(),
  'terms-and-conditions': paths.terms(),
  'privacy-policy': paths.privacy(),
};

/** The canonical address of a page. */
export function legalHref(slug: string): string {
  return (Object.hasOwn(ownAddresses, slug) && ownAddresses[slug]) || paths.page({ slug });
}

/** The slug of `/page/{slug}`, or of a page with its own address. */
export function readLegalSlug(slug: string | undefined, pathname: string): string {
  return readSlug(slug ?? pathname.split('/')[1]);
}

/** Limit of the contract. */
const maxLength = 160;

/** Checks the slug of a page or post; an impossible one is “not found” without a request. */
export function readSlug(slug: string | undefined): string {
  if (!slug || slug.trim() === '' || slug.length > maxLength) throw notFound();
  return slug;
}

import type { CategoryAddresses } from '../modules/catalog/domain/category-address.ts';

const categoryPath = /^\/categories\/([^/?]+)(?:\?(.*))?$/;

/** The new address of a category's page that was moved, renamed or merged, with its other parameters; undefined if this one is right. */
export async function findMovedCategory(url: string, addresses: () => Promise<CategoryAddresses>): Promise<string | undefined> {
  const [, slug, search = ''] = categoryPath.exec(url) ?? [];
  if (slug === undefined) return undefined;
  const query = new URLSearchParams(search);
  const [asked] = /^\d{1,15}$/.exec(query.get('subcategory') ?? '') ?? [];
  // Several sub-categories, or what is none, are a filter that no single address has.
  if (asked === undefined && query.get('subcategory')) return undefined;
  const moved = (await addresses()).moved(slug, asked === undefined ? undefined : Number(asked));
  if (!moved) return undefined;
  if (moved.subcategory === null) query.delete('subcategory');
  else query.set('subcategory', String(moved.subcategory));
  const parameters = query.toString();
  return `/categories/${encodeURIComponent(moved.slug)}${parameters && `?${parameters}`}`;
}

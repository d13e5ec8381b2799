type Category = { id: number; parent_id: number | null; slug: string };
type Address = { slug: string; subcategory: number | null };

type Stored = {
  categories: readonly Category[];
  former: readonly { slug: string; category_id: number }[];
  merged: readonly { id: number; into_id: number }[];
};

export type CategoryAddresses = {
  /** The category that has, or had, this slug or id; undefined if there is none. */
  find: (slugOrId: string) => Category | undefined;
  /** The new address of a category or sub-category that was moved, renamed or merged; undefined if this one is right or leads nowhere. */
  moved: (slug: string, subcategory: number | undefined) => Address | undefined;
};

/** The addresses of categories, present and former. A sub-category has that of its category and a parameter. */
export function createCategoryAddresses({ categories, former, merged }: Stored): CategoryAddresses {
  const byId = new Map(categories.map((category) => [category.id, category]));
  const bySlug = new Map([
    ...former.map(({ slug, category_id }) => [slug, category_id] as const),
    ...categories.map(({ slug, id }) => [slug, id] as const),
  ]);
  const into = new Map(merged.map(({ id, into_id }) => [id, into_id]));

  /** Follows merges of merged categories; each removes a category, so the way ends. */
  function current(id: number | undefined): Category | undefined {
    let now = id;
    for (let steps = 0; now !== undefined && steps <= into.size; steps += 1) {
      const found = byId.get(now);
      if (found) return found;
      now = into.get(now);
    }
    return undefined;
  }
  const find = (slugOrId: string) => current(bySlug.get(slugOrId) ?? (/^\d{1,15}$/.test(slugOrId) ? Number(slugOrId) : undefined));

  function addressOf({ id, parent_id, slug }: Category): Address {
    return parent_id === null ? { slug, subcategory: null } : { slug: byId.get(parent_id)?.slug ?? slug, subcategory: id };
  }
  return {
    find,
    moved(slug, subcategory) {
      const category = find(slug);
      const part = subcategory === undefined ? undefined : current(subcategory);
      if (!category || (subcategory !== undefined && !part)) return undefined;
      const target = part ?? category;
      const right = addressOf(target);
      const isRight = [right.slug, String(part?.parent_id ?? target.id)].includes(slug) && right.subcategory === (subcategory ?? null);
      return isRight ? undefined : right;
    },
  };
}

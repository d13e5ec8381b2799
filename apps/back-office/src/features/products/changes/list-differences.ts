import type { ProductChoices, ProductContent } from '@souk/contract/back-office/products';

type Side<Value> = { before: Value | undefined; after: Value };
/** A field that differs, in the form in which it is shown. `isNewer` is set if it also changed since the shop saw it. */
export type Difference = { field: DifferenceField; isNewer: boolean } & (
  | { kind: 'texts'; languages: ({ name: string } & Side<string>)[] }
  | { kind: 'pictures'; sides: Side<ProductContent['pictures']> }
  | { kind: 'text'; sides: Side<string> }
  | { kind: 'shown'; sides: Side<boolean> }
  | { kind: 'amount'; sides: Side<number | null> }
  | { kind: 'variants'; added: ProductContent['variants'] }
);

export type DifferenceField =
  | 'name'
  | 'short_description'
  | 'description'
  | 'pictures'
  | 'category'
  | 'brand'
  | 'is_published'
  | 'price'
  | 'discount_price'
  | 'variants';

type Compared = { before: ProductContent | null; after: ProductContent; base?: ProductContent | null | undefined };

/** Lists what differs between two states of a product; everything of a product that does not exist yet. */
export function listDifferences({ before, after, base }: Compared, choices: ProductChoices): Difference[] {
  const isNewer = (pick: (product: ProductContent) => unknown) =>
    Boolean(base && before) && JSON.stringify(base && pick(base)) !== JSON.stringify(before && pick(before));
  const category = (product: ProductContent) => categoryName(product, choices);
  const brand = ({ brand_id }: ProductContent) => choices.brands.find(({ id }) => id === brand_id)?.name ?? '';
  const ids = ({ pictures }: ProductContent) => pictures.map(({ id }) => id);
  const all: Difference[] = [
    ...(['name', 'short_description', 'description'] as const).map((field) => ({
      field,
      kind: 'texts' as const,
      languages: languagesOf(before?.[field], after[field], choices),
      isNewer: isNewer((product) => sortedTexts(product[field])),
    })),
    { field: 'pictures', kind: 'pictures', sides: { before: before?.pictures, after: after.pictures }, isNewer: isNewer(ids) },
    textOf('category', category, { before, after }, isNewer(category)),
    textOf('brand', brand, { before, after }, isNewer(brand)),
    {
      field: 'is_published',
      kind: 'shown',
      sides: { before: before?.is_published, after: after.is_published },
      isNewer: isNewer(({ is_published }) => is_published),
    },
    ...(before ? [] : amountsOf(after)),
    { field: 'variants', kind: 'variants', added: after.variants.filter(({ id }) => id === null), isNewer: false },
  ];
  return all.filter(isDifferent);
}

function textOf(
  field: 'category' | 'brand',
  pick: (product: ProductContent) => string,
  { before, after }: Compared,
  isNewer: boolean,
): Difference {
  return { field, kind: 'text', sides: { before: before ? pick(before) : undefined, after: pick(after) }, isNewer };
}

function amountsOf({ price, discount_price }: ProductContent): Difference[] {
  return [
    { field: 'price', kind: 'amount', sides: { before: undefined, after: price }, isNewer: false },
    { field: 'discount_price', kind: 'amount', sides: { before: undefined, after: discount_price }, isNewer: false },
  ];
}

function isDifferent(difference: Difference): boolean {
  if (difference.kind === 'texts') return difference.languages.length > 0;
  if (difference.kind === 'variants') return difference.added.length > 0;
  if (difference.kind === 'pictures') {
    const ids = (pictures: ProductContent['pictures'] = []) => pictures.map(({ id }) => id).join();
    return ids(difference.sides.before) !== ids(difference.sides.after);
  }
  const { before, after } = difference.sides;
  return before === undefined ? after !== '' && after !== null : before !== after;
}

type Texts = Readonly<Record<string, string>>;

/** The languages in which a text differs. */
function languagesOf(before: Texts | undefined, after: Texts, { languages }: ProductChoices) {
  return languages.flatMap(({ name }) => {
    const [former = '', proposed = ''] = [before?.[name], after[name]];
    return former === proposed ? [] : [{ name, before: before && former, after: proposed }];
  });
}

function sortedTexts(texts: Texts): [string, string][] {
  return Object.entries(texts).sort(([one], [other]) => (one < other ? -1 : 1));
}

function categoryName({ category_id, sub_category_id }: ProductContent, { categories }: ProductChoices): string {
  const nameOf = (wanted: number | null) => categories.find(({ id }) => id === wanted)?.name;
  return [nameOf(category_id), nameOf(sub_category_id)].filter(Boolean).join(' › ');
}

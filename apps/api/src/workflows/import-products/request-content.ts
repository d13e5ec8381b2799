import type { ProductFields } from '@souk/contract/back-office/products';
import { toWire } from '@souk/money/currency';
import type { ValidatedProduct } from '../../modules/catalog/csv/validate-product.ts';
import { type KnownIds, pictureKeys, productRecord, variantRecord } from '../../modules/catalog/csv/write-products.ts';
import type { EditorRow } from '../../modules/catalog/queries/managed-product.ts';
import { applyProposal, fieldsOf, type Proposal } from '../manage-change-requests/proposal.ts';

type Variant = ProductFields['variants'][number];
type Stored = { row: EditorRow /** The request that waits already. */; waiting: Proposal | undefined };

/** A stored product with the cells that are reviewed, on top of what waits already. */
export function proposeChange(product: ValidatedProduct, { row, waiting }: Stored, known: KnownIds): Proposal {
  const stored = fieldsOf(row);
  // Hiding applies at once; the row of a trusted shop is that of before.
  const base = { ...stored, is_published: stored.is_published && product.cells.active !== 'no' };
  const start = waiting ? applyProposal(base, waiting) : base;
  const reviewed = product.changes.filter(({ review }) => review !== undefined);
  const columns = new Set(reviewed.filter(({ sku }) => sku === undefined).map(({ column }) => column));
  const { category_id, sub_category_id, brand_id } = productRecord(product, known);
  const isMoved = columns.has('category') || columns.has('sub_category');
  const added = product.variants.filter(({ state }) => !state).map((variant) => newVariant(variant, known));
  const content = {
    ...start,
    ...(isMoved && { category_id: category_id ?? start.category_id, sub_category_id }),
    ...(columns.has('brand') && { brand_id }),
    ...(columns.has('active') && { is_published: true }),
    ...(columns.has('pictures') && { picture_ids: picturesOf(product, known) }),
    ...changedTexts(start, reviewed, known),
    variants: [...start.variants.filter((variant) => !added.some((other) => isSameNew(variant, other))), ...added],
  };
  return { content, base };
}

function changedTexts(start: ProductFields, changes: ValidatedProduct['changes'], { terms }: KnownIds) {
  const textsOf = (name: 'name' | 'short_description' | 'description') => {
    const texts: Record<string, string> = { ...start[name] };
    for (const { column, sku, to } of changes) {
      const [field, language = terms.languages[0] ?? 'en'] = column.split(':');
      if (sku === undefined && field === name) texts[language] = to;
    }
    return Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== ''));
  };
  return { name: textsOf('name'), short_description: textsOf('short_description'), description: textsOf('description') };
}

/** Whether a variant that waits is the one that the file adds again. */
function isSameNew(one: Variant, other: Variant): boolean {
  if (one.id !== null) return false;
  const isAlike = (['size_id', 'color_id', 'unit_id'] as const).every((name) => one[name] === other[name]);
  return isAlike || (one.sku !== '' && one.sku === other.sku);
}

/** All of a product that does not exist yet. */
export function proposeProduct(product: ValidatedProduct, known: KnownIds): Proposal {
  const { category_id, sub_category_id, brand_id, price, discount_price, ...record } = productRecord(product, known);
  if (category_id === null) throw new Error(`The product ${product.slug} has no category`);
  const content = {
    slug: product.slug,
    ...{ category_id, sub_category_id, brand_id },
    name: onlyTexts(record.name),
    short_description: onlyTexts(record.short_description),
    description: onlyTexts(record.description),
    price: toWire(price),
    discount_price: discount_price === 0 ? null : toWire(discount_price),
    is_published: product.cells.active === 'yes',
    picture_ids: picturesOf(product, known),
    variants: product.variants.map((variant) => newVariant(variant, known)),
  };
  return { content, base: null };
}

function onlyTexts(texts: Readonly<Record<string, unknown>>): Record<string, string> {
  return Object.fromEntries(Object.entries(texts).flatMap(([language, text]) => (typeof text === 'string' ? [[language, text]] : [])));
}

function newVariant(variant: ValidatedProduct['variants'][number], known: KnownIds): Variant {
  const { sku, size_id, color_id, unit_id, extra_price, stock, active } = variantRecord(variant, 0, known);
  return {
    ...{ id: null, size_id, color_id, unit_id, sku: sku ?? '' },
    ...{ extra_price: toWire(extra_price), stock, stock_was: null, is_active: active },
  };
}

function picturesOf({ cells }: ValidatedProduct, { pictureIds }: KnownIds): number[] {
  return pictureKeys(cells.pictures).flatMap((key) => pictureIds.get(key) ?? []);
}

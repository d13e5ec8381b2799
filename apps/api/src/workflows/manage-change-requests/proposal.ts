import type { ProductContent, ProductFields } from '@souk/contract/back-office/products';
import { toWire } from '@souk/money/currency';
import { z } from 'zod';
import type { EditorRow } from '../../modules/catalog/queries/managed-product.ts';
import type { ChangeRequestRow } from '../../modules/change-requests/queries/change-requests.ts';
import { versionOf } from '../../platform/audit/version-of.ts';
import { thumbnailUrl } from '../../platform/media/present-picture.ts';
import { cleanHtml } from '../../platform/text/html.ts';
import { productVersion, written } from '../manage-products/write-product.ts';

const Texts = z.record(z.string(), z.string());

/** The fields of the form as a request has them, without the limits of the call: they may be stricter in a later release. */
const StoredFields = z.object({
  /** The address that a CSV file gave a new product. */
  slug: z.string().optional(),
  category_id: z.int(),
  sub_category_id: z.int().nullable(),
  brand_id: z.int().nullable(),
  name: Texts,
  short_description: Texts,
  description: Texts,
  price: z.number(),
  discount_price: z.number().nullable(),
  is_published: z.boolean(),
  picture_ids: z.array(z.int()),
  variants: z.array(
    z.object({
      id: z.int().nullable(),
      color_id: z.int().nullable(),
      size_id: z.int().nullable(),
      unit_id: z.int().nullable(),
      sku: z.string(),
      extra_price: z.number(),
      stock: z.int(),
      stock_was: z.int().nullable(),
      is_active: z.boolean(),
    }),
  ),
});

/** A request with its fields; `base` is null for a new product. */
export type Proposal = { content: ProductFields & { slug?: string | undefined }; base: ProductFields | null };

export function readProposal({ content, base }: Pick<ChangeRequestRow, 'content' | 'base'>): Proposal {
  return { content: StoredFields.parse(content), base: StoredFields.nullable().parse(base) };
}

/** The stored product as the form saves it. */
export function fieldsOf({ editable, stock }: EditorRow): ProductFields {
  return {
    ...editable,
    price: toWire(editable.price),
    discount_price: editable.discount_price === 0 ? null : toWire(editable.discount_price),
    variants: editable.variants.map((variant) => {
      const now = stock[variant.id] ?? 0;
      return { ...variant, extra_price: toWire(variant.extra_price), stock: now, stock_was: now };
    }),
  };
}

/** The texts as they will be stored. */
export function cleanTexts(fields: ProductFields): ProductFields {
  const { name, short_description, description } = fields;
  return {
    ...fields,
    name: written(name),
    short_description: written(short_description),
    description: written(description, cleanHtml),
  };
}

const proposedFields = ['brand_id', 'name', 'short_description', 'description', 'is_published', 'picture_ids'] as const;

/** The names of the fields that wait for approval. */
export function listProposed({ content, base }: Proposal): string[] {
  if (!base) return [];
  const isMoved = content.category_id !== base.category_id || content.sub_category_id !== base.sub_category_id;
  return [
    ...(isMoved ? ['category_id'] : []),
    ...proposedFields.filter((name) => !isSame(content[name], base[name])),
    ...(content.variants.some(({ id }) => id === null) ? ['variants'] : []),
  ];
}

/** The product once a request is accepted: what the shop did not change, its price and its stock stay as they are now. */
export function applyProposal(current: ProductFields, proposal: Proposal): ProductFields {
  const { content } = proposal;
  const names = listProposed(proposal);
  const { category_id, sub_category_id } = names.includes('category_id') ? content : current;
  const changed = Object.fromEntries(proposedFields.filter((name) => names.includes(name)).map((name) => [name, content[name]]));
  const added = content.variants.filter(({ id }) => id === null);
  return { ...current, ...changed, category_id, sub_category_id, variants: [...current.variants, ...added] };
}

/** Whether two requests propose the same for the same product. */
export function isSameProposal(one: Proposal, other: Proposal): boolean {
  const describe = (proposal: Proposal) => {
    const { content, base } = proposal;
    const fields = proposedFields.map((name) => [sorted(content[name]), sorted(base?.[name])]);
    const places = [content, base].map((each) => [each?.category_id, each?.sub_category_id]);
    return [fields, places, content.variants.filter(({ id }) => id === null)];
  };
  return JSON.stringify(describe(one)) === JSON.stringify(describe(other));
}

/** Whether two contents propose the same for a product; without a base, as a new product. */
export function isSameContent(one: Proposal['content'], other: Proposal['content'], base: Proposal['base']): boolean {
  if (base) return isSameProposal(readProposal({ content: one, base }), readProposal({ content: other, base }));
  const describe = (content: Proposal['content']) =>
    Object.entries(StoredFields.parse(content)).map(([name, value]) => [name, sorted(value)]);
  return JSON.stringify(describe(one)) === JSON.stringify(describe(other));
}

/** The state of a request that the rule for trusted shops accepts: nobody decides it in person. */
export function acceptedByRule(now: Date) {
  return { status: 'accepted', reason: null, decided_at: now, decided_by: null, accepted_by_rule: 'trusted-shop', updated_at: now };
}

/** The order of the languages of a text makes no difference. */
function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(sorted(one)) === JSON.stringify(sorted(other));
}

function sorted(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
}

/** Names the state of a product and its request together. */
export function stampOf(product: EditorRow | undefined, request: ChangeRequestRow | undefined): string {
  const parts: unknown[] = [
    product ? productVersion(product) : '',
    request ? [request.id, request.status, request.content, request.base] : '',
  ];
  return versionOf(parts);
}

type Files = ReadonlyMap<number, { key: string; width: number }>;

/** The fields as a screen shows them. A picture that does not exist any more is left out. */
export function presentFields({ picture_ids, variants, slug: _slug, ...fields }: Proposal['content'], files: Files): ProductContent {
  return {
    ...fields,
    pictures: picture_ids.flatMap((id) => {
      const file = files.get(id);
      return file ? [{ id, src: thumbnailUrl(file) }] : [];
    }),
    variants: variants.map(({ stock_was: _was, ...variant }) => variant),
  };
}

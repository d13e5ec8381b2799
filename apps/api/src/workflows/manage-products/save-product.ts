import type { ManagedProduct, ProductContent } from '@souk/contract/back-office/products';
import { toWire } from '@souk/money/currency';
import { z } from 'zod';
import type { ReadContext } from '../../context.ts';
import { presentLine } from '../../modules/audit/present.ts';
import { listProductEntries } from '../../modules/audit/queries.ts';
import { lockProducts } from '../../modules/catalog/queries/derived-data.ts';
import type { EditorRow } from '../../modules/catalog/queries/managed-product.ts';
import { operatorError } from '../../platform/app-error.ts';
import type { FilmStore } from '../../platform/media/film-store.ts';
import { thumbnailUrl } from '../../platform/media/present-picture.ts';
import { hasFilm } from '../manage-media/films.ts';
import { addProduct, type FieldsWithFilm, getEditorRow, productVersion, type Saving, saveFields, writingProduct } from './write-product.ts';

/** One product with its changes by operators. */
export async function readManagedProduct({ read }: Pick<ReadContext, 'read'>, id: number): Promise<ManagedProduct> {
  const row = await getEditorRow(read, id);
  const entries = await listProductEntries(read, id);
  return {
    ...presentContent(row),
    id,
    slug: row.slug,
    shop_id: row.shop_id,
    film: row.video_url,
    version: productVersion(row),
    history: entries.map(presentLine),
  };
}

/** The fields of the form as they are stored. */
export function presentContent({ editable, stock, pictures }: EditorRow) {
  const { picture_ids: _ids, price, discount_price, variants, ...fields } = editable;
  return {
    ...fields,
    price: toWire(price),
    discount_price: discount_price === 0 ? null : toWire(discount_price),
    pictures: pictures.map(({ id, picture }) => ({ id, src: thumbnailUrl(picture) })),
    variants: variants.map((variant) => ({ ...variant, extra_price: toWire(variant.extra_price), stock: stock[variant.id] ?? 0 })),
  } satisfies ProductContent;
}

/** Creates a product with its variants, pictures and film. Returns its id. */
export function createProduct(context: Saving, films: FilmStore, fields: FieldsWithFilm & { shop_id: number }): Promise<number> {
  return writingProduct(context, async (transaction) => {
    if (fields.film && !(await hasFilm(transaction, films, fields.film))) throw noFilm();
    return addProduct(context, transaction, fields);
  });
}

/** Saves a product over the version that the operator saw. */
export function saveProduct(
  context: Saving,
  films: FilmStore,
  { id, version, ...fields }: FieldsWithFilm & { id: number; version: string },
): Promise<void> {
  return writingProduct(context, async (transaction) => {
    // The lock of films comes before those of products, as where a film is replaced.
    const hasItsFilm = !fields.film || (await hasFilm(transaction, films, fields.film));
    await lockProducts(transaction, [id]);
    const former = await getEditorRow(transaction, id);
    if (version !== productVersion(former)) throw operatorError('conflict', 'Somebody else has changed this product.');
    if (!hasItsFilm && fields.film !== former.video_url) throw noFilm();
    await saveFields(context, transaction, former, fields);
  });
}

function noFilm() {
  return operatorError('invalid', 'is not in the media library', 'film');
}

/** Reverses a recorded change of a product: items that were sold since stay sold. An added variant is hidden, because carts may have it. */
export function restoreProduct(
  context: Saving,
  films: FilmStore,
  entry: { subject_id: string; before: unknown; after: unknown },
): Promise<void> {
  const before = Recorded.parse(entry.before);
  const { stock: setTo = {}, ...after } = Recorded.parse(entry.after);
  return writingProduct(context, async (transaction) => {
    const id = Number(entry.subject_id);
    if (before.video_url && !(await hasFilm(transaction, films, before.video_url)))
      throw operatorError('conflict', 'The former film is deleted by now.');
    await lockProducts(transaction, [id]);
    const former = await getEditorRow(transaction, id);
    const stored = Recorded.parse({ ...former.editable, video_url: former.video_url });
    for (const name of keysOf(after))
      if (JSON.stringify(after[name]) !== JSON.stringify(stored[name]))
        throw operatorError('conflict', 'Somebody has changed this product since.');
    const { stock: formerStock = {}, video_url, ...fields } = before;
    const restored = Editable.parse({ ...former.editable, ...fields });
    const variants = former.editable.variants.map(
      (variant) => restored.variants.find(({ id: each }) => each === variant.id) ?? { ...variant, is_active: false },
    );
    await saveFields(context, transaction, former, {
      ...restored,
      film: video_url,
      price: toWire(restored.price),
      discount_price: restored.discount_price === 0 ? null : toWire(restored.discount_price),
      variants: variants.map((variant) => {
        const now = former.stock[variant.id] ?? 0;
        const stock = now + (formerStock[variant.id] ?? 0) - (setTo[variant.id] ?? 0);
        // A variant that the change added has no former stock, and is hidden with what it has.
        return { ...variant, extra_price: toWire(variant.extra_price), stock: variant.id in formerStock ? stock : now, stock_was: now };
      }),
    });
  });
}

const Texts = z.record(z.string(), z.string());
const Editable = z.object({
  category_id: z.int(),
  sub_category_id: z.int().nullable(),
  brand_id: z.int().nullable(),
  name: Texts,
  short_description: Texts,
  description: Texts,
  price: z.int(),
  discount_price: z.int(),
  is_published: z.boolean(),
  picture_ids: z.array(z.int()),
  variants: z.array(
    z.object({
      id: z.int(),
      color_id: z.int().nullable(),
      size_id: z.int().nullable(),
      unit_id: z.int().nullable(),
      sku: z.string(),
      extra_price: z.int(),
      is_active: z.boolean(),
    }),
  ),
});
/** The changed fields of an entry. */
const Recorded = Editable.partial().extend({ video_url: z.string().nullish(), stock: z.record(z.string(), z.int()).optional() });

function keysOf<Fields extends object>(fields: Fields): (keyof Fields)[] {
  return Object.keys(fields).filter((name): name is Extract<keyof Fields, string> => name in fields);
}

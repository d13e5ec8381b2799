import type { ImportResult } from '@souk/contract/back-office/products';
import type { CallBody } from '@souk/contract/calls';
import type { Context } from '../../context.ts';
import type { CsvProblem } from '../../modules/catalog/csv/columns.ts';
import type { ValidatedProduct } from '../../modules/catalog/csv/validate-product.ts';
import type { FilmStore } from '../../platform/media/film-store.ts';
import type { MediaStore } from '../../platform/media/media-store.ts';
import { importProducts } from './import-products.ts';
import { listLeftWaiting } from './left-waiting.ts';
import { maxUndoable } from './record-import.ts';
import { createStamp } from './write-csv.ts';

/** More is in the file, but nobody reads it in a browser. */
const maxListed = 500;

/** Where pictures and films are stored. */
export type ImportStores = { media: MediaStore; films: FilmStore };

/** Imports the content of a CSV file as it was previewed, or previews it where nothing is `seen`. Pictures must be stored already. */
export async function importContent(
  context: Context,
  stores: ImportStores,
  { csv, add_sizes, seen }: CallBody<'POST /admin/product-import'>,
  shop?: { id: number; person_id: number },
): Promise<ImportResult> {
  const { db, clock, operator, caller, translate, defaultLocale } = context;
  const problems: ImportResult['problems'] = [];
  const products: ImportResult['products'] = [];
  const left_waiting: ImportResult['left_waiting'] = [];
  const stamp = createStamp();
  const onChange = (product: ValidatedProduct) => {
    stamp.add(product);
    if (products.length < maxListed) products.push(presentChange(product));
  };
  const onProblem = ({ problem, ...place }: CsvProblem) =>
    void (problems.length < maxListed && problems.push({ ...place, problem: translate(problem) }));
  const onBatch = async (batch: readonly ValidatedProduct[]) => {
    if (!shop || left_waiting.length >= maxListed) return;
    const left = await listLeftWaiting(db, batch, { shopId: shop.id, defaultLanguage: defaultLocale });
    left_waiting.push(...left.slice(0, maxListed - left_waiting.length));
  };
  const outcome = await importProducts(
    { db, clock, operator, caller, ...stores, onChange, onProblem, onBatch },
    { file: Buffer.from(csv), isDryRun: seen === undefined, allowNewSizes: add_sizes, seen, shop },
  );
  return { ...outcome, problems, products, left_waiting, seen: stamp.digest(), can_undo: outcome.created + outcome.changed <= maxUndoable };
}

function presentChange({ slug, line, state, changes }: ValidatedProduct): ImportResult['products'][number] {
  const cells = changes.map(({ column, sku, from, to, review }) => ({
    column,
    ...(sku !== undefined && { sku }),
    ...{ from, to },
    ...(review === 'waits' && { waits: true as const }),
  }));
  return { product: slug, line, is_new: !state, cells };
}

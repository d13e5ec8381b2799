import type { ImportResult } from '@souk/contract/back-office/products';
import type { CallBody } from '@souk/contract/calls';
import type { AsSeller, Context } from '../../context.ts';
import { findShopImport } from '../../modules/audit/queries/shop-imports.ts';
import { notFound, operatorError } from '../../platform/app-error.ts';
import { checkNothingNewer } from '../../platform/audit/record-audit.ts';
import { type ImportStores, importContent } from '../import-products/import-content.ts';
import { restoreImport } from '../import-products/restore-import.ts';

type Selling = AsSeller<Context>;

/**
 * Imports products of the shop as they were previewed, or previews them where nothing is `seen`. Price, stock and hiding apply at
 * once; what shoppers read becomes a change request of each product. Throws 422 with the preview if the file has errors.
 */
export async function importShopProducts(
  context: Selling,
  stores: ImportStores,
  { csv, seen }: CallBody<'POST /seller/product-import'>,
): Promise<ImportResult> {
  const { shop_id, person_id } = context.operator;
  const result = await importContent(context, stores, { csv, seen, add_sizes: false }, { id: shop_id, person_id });
  const [first] = result.problems;
  if (!first) return result;
  const { line, column, problem } = first;
  throw operatorError('invalid', { text: 'has errors: line {line}, {column} {problem}', with: { line, column, problem } }, 'csv', result);
}

/** Reverses an import of the shop. One of another shop is answered as one that does not exist. */
export async function undoShopImport(context: Selling, entryId: number): Promise<void> {
  const { db, operator } = context;
  const entry = await findShopImport(operator.shop_id, db, entryId);
  if (!entry) throw notFound();
  await checkNothingNewer(db, { kind: entry.subject_kind, id: entry.subject_id }, entryId);
  await restoreImport({ ...context, operator: { ...operator, undoes: entryId } }, entry);
}

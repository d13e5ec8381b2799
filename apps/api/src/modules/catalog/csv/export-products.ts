import type { DB } from '../../../../db/schema.ts';
import { operatorError } from '../../../platform/app-error.ts';
import type { ReadDatabase } from '../../../platform/database/kysely.ts';
import { inEnglish } from '../../../platform/text/fill-message.ts';
import type { ExportFilter } from '../queries/csv/csv-products.ts';
import { type CsvColumn, listCsvColumns } from './columns.ts';
import { type CsvTerms, loadCsvTerms } from './csv-terms.ts';
import { oneOf } from './parse-cell.ts';
import { formatCell } from './parse-row.ts';
import { listProductStates, type ProductState } from './product-state.ts';

type Read = ReadDatabase<DB>;

const batchSize = 500;

/** Returns a batch of product ids above `after`, in their order. */
type ListIds = (batch: { after: number; limit: number }) => Promise<number[]>;

/** The header, then a row for each variant; the first row of a product has the product's cells too. */
export async function* exportRows(read: Read, listIds: ListIds, listColumns = listCsvColumns): AsyncGenerator<string[]> {
  const terms = await loadCsvTerms(read);
  const columns = listColumns(terms.languages);
  yield columns.map(({ key }) => key);
  let ids = await listIds({ after: 0, limit: batchSize });
  while (ids.length > 0) {
    for (const state of await listProductStates(read, ids, terms)) yield* rowsOf(state, columns);
    ids = await listIds({ after: ids.at(-1) ?? 0, limit: batchSize });
  }
}

function* rowsOf({ slug, cells, variants }: ProductState, columns: readonly CsvColumn[]): Generator<string[]> {
  const variantCells = variants.length > 0 ? variants.map((variant) => variant.cells) : [{}];
  for (const [index, own] of variantCells.entries()) {
    const row: Readonly<Record<string, string>> = { ...(index === 0 ? cells : {}), ...own, product: slug };
    yield columns.map(({ key }) => formatCell(row[key] ?? ''));
  }
}

/** Looks up the slugs of a shop and a category. Throws for an unknown one. */
export async function getExportFilter(
  read: Read,
  { shop, category }: { shop: string | undefined; category: string | undefined },
): Promise<ExportFilter> {
  const terms = await loadCsvTerms(read);
  return {
    shopId: getId('shop', shop, terms.shops, terms),
    categoryId: getId('category', category, terms.categories, terms),
  };
}

function getId(what: string, slug: string | undefined, known: ReadonlyMap<string, { id: number }>, terms: CsvTerms): number | undefined {
  if (slug === undefined) return undefined;
  const parsed = oneOf(what, () => known.keys())(slug, terms);
  if ('problem' in parsed) throw operatorError('invalid', { text: 'There is no such shop or category.', hint: inEnglish(parsed.problem) });
  return known.get(parsed.value)?.id;
}

import { sql } from 'kysely';
import type { DB } from '../../../../db/schema.ts';
import type { ReadDatabase } from '../../../platform/database/read-database.ts';
import { type SheetColumn, sheetColumns } from './columns.ts';
import { listStates, type ProductState } from './product-state.ts';
import { writtenCell } from './sheet-row.ts';
import { readSheetTerms } from './sheet-terms.ts';

type Read = ReadDatabase<DB>;
export type ExportFilter = { shopId?: number | undefined; categoryId?: number | undefined };

const batch = 500;

/** All products as the rows of a sheet, titles first: a row for each thing that can be bought, the product's own cells in its first. */
export async function* exportRows(read: Read, filter: ExportFilter = {}): AsyncGenerator<string[]> {
  const terms = await readSheetTerms(read);
  const columns = sheetColumns(terms.languages);
  yield columns.map(({ key }) => key);
  for (let ids = await listIds(read, 0, filter); ids.length > 0; ids = await listIds(read, ids.at(-1) ?? 0, filter)) {
    for (const state of await listStates(read, ids, terms)) yield* rowsOf(state, columns);
  }
}

async function listIds(read: Read, after: number, { shopId, categoryId }: ExportFilter): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from products where id > ${after} and (${shopId ?? null}::bigint is null or shop_id = ${shopId ?? null}::bigint)
      and (${categoryId ?? null}::bigint is null or ${categoryId ?? null}::bigint in (category_id, sub_category_id))
    order by id limit ${batch}::int`.execute(read);
  return rows.map(({ id }) => id);
}

function* rowsOf({ slug, cells, variants }: ProductState, columns: readonly SheetColumn[]): Generator<string[]> {
  const lines = variants.length > 0 ? variants.map((variant) => variant.cells) : [{}];
  for (const [index, own] of lines.entries()) {
    const shown: Readonly<Record<string, string>> = { ...(index === 0 ? cells : {}), ...own, product: slug };
    yield columns.map(({ key }) => writtenCell(shown[key] ?? ''));
  }
}

import type { DB } from '../../../../db/schema.ts';
import type { ReadDatabase } from '../../../platform/database/read-database.ts';
import { Fault } from '../../../platform/fault.ts';
import { oneOf } from './cell-readers.ts';
import type { ExportFilter } from './export-rows.ts';
import { readSheetTerms, type SheetTerms } from './sheet-terms.ts';

/** Which products are meant by the slugs of a shop and of a category. */
export async function findExported(
  read: ReadDatabase<DB>,
  { shop, category }: { shop: string | undefined; category: string | undefined },
): Promise<ExportFilter> {
  const terms = await readSheetTerms(read);
  return {
    shopId: idOf('shop', shop, terms.shops, terms),
    categoryId: idOf('category', category, terms.categories, terms),
  };
}

function idOf(what: string, slug: string | undefined, known: ReadonlyMap<string, { id: number }>, terms: SheetTerms): number | undefined {
  if (slug === undefined) return undefined;
  const reading = oneOf(what, () => known.keys())(slug, terms);
  if ('problem' in reading) throw new Fault(reading.problem);
  return known.get(reading.value)?.id;
}

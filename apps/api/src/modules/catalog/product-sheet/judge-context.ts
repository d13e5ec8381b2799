import type { CsvRow } from '../../../platform/csv/read-csv.ts';
import type { CellContext } from './sheet-row.ts';

/** Lines of a sheet that stand together and speak of one product. */
export type ProductLines = { slug: string; rows: readonly CsvRow[] };

export type CellChange = { column: string; sku?: string; from: string; to: string };

export type JudgeContext = CellContext & {
  /** Whose the numbers are that the lines name and that are taken. */
  owners: ReadonlyMap<string, string>;
  /** In which lines numbers, and products that are new or change, were met until now: of the whole sheet, kept by the caller. */
  claimed: Map<string, number>;
  touched: Map<string, number>;
};

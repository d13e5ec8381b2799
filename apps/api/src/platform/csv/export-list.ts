import { operatorError } from '../app-error.ts';
import type { StreamToSend } from '../http/send-file.ts';
import { writeCsv } from './write-csv.ts';

type Cell = string | number | boolean | null;

/** The columns of a file by their titles, in their order. */
export type CsvColumns<Row> = Readonly<Record<string, (row: Row) => Cell>>;

type List<Row extends { id: number }> = {
  name: string;
  columns: CsvColumns<Row>;
  /** Rows with a smaller id, in descending order; without one, the first ones. */
  listBefore: (id: number | undefined, limit: number) => Promise<Row[]>;
  maxRows: number;
};

type PagedList<Row extends { id: number }> = Omit<List<Row>, 'listBefore'> & {
  listPage: (page: number, perPage: number) => Promise<Row[]>;
};

const batchSize = 1000;

/** A list as a CSV file, which is read in batches while it is sent. */
export function exportList<Row extends { id: number }>({ name, ...list }: List<Row>): StreamToSend {
  return { content: writeCsv(rowsOf(list)), type: 'text/csv; charset=utf-8', name };
}

/** A list that is only known by pages. A row that moved to a later page meanwhile is written once. */
export function exportPages<Row extends { id: number }>({ listPage, ...list }: PagedList<Row>): StreamToSend {
  const written = new Set<number>();
  let page = 0;
  async function listBefore(_last: number | undefined, limit: number): Promise<Row[]> {
    for (;;) {
      page += 1;
      const rows = await listPage(page, batchSize);
      const fresh = rows.filter(({ id }) => !written.has(id)).slice(0, limit);
      for (const { id } of fresh) written.add(id);
      if (fresh.length > 0 || rows.length < batchSize) return fresh;
    }
  }
  return exportList({ ...list, listBefore });
}

/** Throws 422 if a file would be cut off. */
export function checkExportSize(total: number, maxRows: number): void {
  if (total <= maxRows) return;
  throw operatorError('invalid', {
    text: 'The list has {total} rows, and a file has at most {maxRows}: filter the list.',
    with: { total, maxRows },
  });
}

async function* rowsOf<Row extends { id: number }>({ columns, listBefore, maxRows }: Omit<List<Row>, 'name'>): AsyncGenerator<string[]> {
  yield Object.keys(columns);
  const cells = Object.values(columns);
  let left = maxRows;
  let last: number | undefined;
  while (left > 0) {
    const rows = await listBefore(last, Math.min(batchSize, left));
    if (rows.length === 0) return;
    for (const row of rows) yield cells.map((cell) => formatCell(cell(row)));
    left -= rows.length;
    last = rows.at(-1)?.id;
  }
}

function formatCell(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell === 'boolean') return cell ? 'yes' : 'no';
  return String(cell);
}

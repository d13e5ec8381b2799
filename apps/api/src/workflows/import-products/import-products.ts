import { stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Kysely } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import type { CsvProblem } from '../../modules/catalog/csv/columns.ts';
import { type CsvTerms, loadCsvTerms } from '../../modules/catalog/csv/csv-terms.ts';
import { waitsForApproval } from '../../modules/catalog/csv/live-part.ts';
import type { ValidatedProduct } from '../../modules/catalog/csv/validate-product.ts';
import { operatorError } from '../../platform/app-error.ts';
import type { AuditContext } from '../../platform/audit/record-audit.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import type { FilmStore } from '../../platform/media/film-store.ts';
import type { MediaStore } from '../../platform/media/media-store.ts';
import { type CsvFilms, openCsvFilms } from './csv-films.ts';
import { type CsvPictures, openCsvPictures } from './csv-pictures.ts';
import { validateCsv } from './validate-csv.ts';
import { isTouched, writeCsv } from './write-csv.ts';

export type ProductImport = {
  /** The path of the CSV file, or its content. */
  file: string | Buffer;
  /** The folder of relative picture paths; by default that of the CSV file. Content has none: it names stored pictures only. */
  picturesFolder?: string | undefined;
  /** Validates and reports without writing. */
  isDryRun?: boolean;
  /** Leaves out products with a problem and writes the others. */
  skipInvalid?: boolean;
  /** Inserts unknown sizes instead of reporting them. */
  allowNewSizes?: boolean;
  /** The shop whose member imports: the file names its products only, and what shoppers read becomes change requests. */
  shop?: { id: number; person_id: number } | undefined;
  /** The stamp of the preview: throws 409 if the file would change something else by now. */
  seen?: string | undefined;
};

export type ImportOutcome = {
  is_written: boolean;
  lines: number;
  /** Products. */
  created: number;
  changed: number;
  unchanged: number;
  new_sizes: string[];
  problem_count: number;
  /** Products of which something waits for approval. */
  waiting: number;
  /** The entry of the audit log. */
  entry_id: number | null;
};

type ImportParts = AuditContext & {
  db: Kysely<DB>;
  media: MediaStore;
  films: FilmStore;
  onChange: (product: ValidatedProduct) => void;
  onProblem: (problem: CsvProblem) => void;
  /** Called with the valid products of each batch of the file, before anything is written. */
  onBatch?: (products: readonly ValidatedProduct[]) => Promise<void>;
  /** Called before anything is written; throws to cancel the import. */
  onReady?: (outcome: ImportOutcome) => Promise<void>;
};

/**
 * Imports products from a CSV file. The file is read twice: first to report every problem without taking a lock, then to
 * write it in one transaction. Stock is written last, because orders wait for its locks.
 */
export async function importProducts(parts: ImportParts, options: ProductImport): Promise<ImportOutcome> {
  const { db, media } = parts;
  const { file, picturesFolder = folderOf(file), isDryRun = false, skipInvalid = false, allowNewSizes = false, seen, shop } = options;
  if (typeof file === 'string') await checkFile(file);
  const pictures = openCsvPictures({ db, media, folder: picturesFolder, isDryRun, shopId: shop?.id });
  const films = openCsvFilms(parts.films);
  try {
    const terms = await loadCsvTerms(db, { allowsNewSizes: allowNewSizes, shopId: shop?.id });
    const { ids, ...outcome } = await validate(parts, { file, terms, pictures, films });
    const canWrite = !isDryRun && (outcome.problem_count === 0 || skipInvalid);
    const unwritten = { ...outcome, is_written: false, entry_id: null };
    if (!canWrite || outcome.created + outcome.changed === 0) return unwritten;
    await parts.onReady?.(unwritten);
    const { problems, entry_id } = await inTransaction(db, (transaction) =>
      writeCsv(transaction, { file, pictures, films, audit: parts, allowNewSizes, skipInvalid, ids, seen, shop }),
    );
    for (const problem of problems) parts.onProblem(problem);
    return { ...outcome, is_written: true, problem_count: outcome.problem_count + problems.length, entry_id };
  } finally {
    await pictures.close();
  }
}

function folderOf(file: string | Buffer): string | undefined {
  return typeof file === 'string' ? dirname(file) : undefined;
}

async function checkFile(file: string): Promise<void> {
  const found = await stat(file).catch(() => undefined);
  if (!found?.isFile()) throw operatorError('not-found', { text: 'There is no file {file}.', with: { file } });
}

type CsvFile = { file: string | Buffer; terms: CsvTerms; pictures: CsvPictures; films: CsvFilms };

/** Reports every change and every problem of the file. */
async function validate({ db, onChange, onProblem, onBatch }: ImportParts, csv: CsvFile) {
  const outcome = { lines: 0, created: 0, changed: 0, unchanged: 0, problem_count: 0, waiting: 0 };
  const ids: number[] = [];
  const sizes = new Set<string>();
  for await (const { products, problems, lines } of validateCsv(db, csv)) {
    const found = [...problems, ...products.flatMap((product) => product.problems)].toSorted((one, other) => one.line - other.line);
    for (const problem of found) onProblem(problem);
    outcome.lines += lines;
    outcome.problem_count += found.length;
    const valid = products.filter((product) => product.problems.length === 0);
    await onBatch?.(valid);
    outcome.waiting += valid.filter(waitsForApproval).length;
    for (const product of valid) {
      outcome[effectOf(product)] += 1;
      if (!isTouched(product)) continue;
      onChange(product);
      if (product.state) ids.push(product.state.id);
      for (const size of newSizesOf(product, csv.terms)) sizes.add(size);
    }
  }
  return { ...outcome, ids, new_sizes: [...sizes] };
}

function effectOf(product: ValidatedProduct): 'created' | 'changed' | 'unchanged' {
  if (!product.state) return 'created';
  return isTouched(product) ? 'changed' : 'unchanged';
}

function newSizesOf({ variants }: ValidatedProduct, { sizes }: CsvTerms): string[] {
  return variants.map(({ cells }) => cells.size ?? '').filter((size) => size !== '' && !sizes.has(size));
}

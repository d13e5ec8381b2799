import { stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Kysely } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import type { JudgedProduct } from '../../modules/catalog/product-sheet/judge-product.ts';
import type { SheetProblem } from '../../modules/catalog/product-sheet/read-header.ts';
import { readSheetTerms, type SheetTerms } from '../../modules/catalog/product-sheet/sheet-terms.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { Fault } from '../../platform/fault.ts';
import type { MediaStore } from '../../platform/media/media-store.ts';
import { judgeSheet } from './judge-sheet.ts';
import { openSheetPictures, type SheetPictures } from './sheet-pictures.ts';
import { isTouched, writeSheet } from './write-sheet.ts';

export type Import = {
  file: string;
  /** Where the paths of pictures begin; the sheet's own folder unless said. */
  picturesFolder?: string | undefined;
  /** Only tells what would be. */
  isDryRun?: boolean;
  /** Writes what is right where some of it is wrong. A product is written whole or not at all. */
  skipsBad?: boolean;
  /** Whether sizes that no product has until now may come with it. */
  addsSizes?: boolean;
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
};

type Surroundings = {
  db: Kysely<DB>;
  media: MediaStore;
  clock: Clock;
  onChange: (product: JudgedProduct) => void;
  onProblem: (problem: SheetProblem) => void;
  /** Before anything is written; throws where it is not to be. */
  onReady?: (outcome: ImportOutcome) => Promise<void>;
};

/**
 * Brings a sheet of products into the market. It is read twice: first to see all that is wrong, while nothing is written and nobody
 * waits; then to write, in one transaction, so that all of it is there or nothing. Stock comes last, for orders wait for that.
 */
export async function importProducts(surroundings: Surroundings, given: Import): Promise<ImportOutcome> {
  const { db, media, clock } = surroundings;
  const { file, picturesFolder = dirname(file), isDryRun = false, skipsBad = false, addsSizes = false } = given;
  const found = await stat(file).catch(() => undefined);
  if (!found?.isFile()) throw new Fault(`There is no file ${file}`);
  const pictures = openSheetPictures({ db, media, folder: picturesFolder, isDryRun });
  try {
    const terms = await readSheetTerms(db, { addsSizes });
    const { ids, ...outcome } = await look(surroundings, { file, terms, pictures });
    const mayWrite = !isDryRun && (outcome.problem_count === 0 || skipsBad);
    if (!mayWrite || outcome.created + outcome.changed === 0) return { ...outcome, is_written: false };
    await surroundings.onReady?.({ ...outcome, is_written: false });
    const problems = await inTransaction(db, (transaction) => writeSheet(transaction, { file, pictures, clock, addsSizes, skipsBad, ids }));
    for (const problem of problems) surroundings.onProblem(problem);
    return { ...outcome, is_written: true, problem_count: outcome.problem_count + problems.length };
  } finally {
    await pictures.close();
  }
}

type Sheet = { file: string; terms: SheetTerms; pictures: SheetPictures };

/** Everything that the sheet would do, and everything that is wrong with it. */
async function look({ db, onChange, onProblem }: Surroundings, sheet: Sheet) {
  const outcome = { lines: 0, created: 0, changed: 0, unchanged: 0, problem_count: 0 };
  const ids: number[] = [];
  const sizes = new Set<string>();
  for await (const { products, problems, lines } of judgeSheet(db, sheet)) {
    const wrong = [...problems, ...products.flatMap((product) => product.problems)].toSorted((one, other) => one.line - other.line);
    for (const problem of wrong) onProblem(problem);
    outcome.lines += lines;
    outcome.problem_count += wrong.length;
    for (const product of products.filter((each) => each.problems.length === 0)) {
      outcome[effectOf(product)] += 1;
      if (!isTouched(product)) continue;
      onChange(product);
      if (product.state) ids.push(product.state.id);
      for (const size of newSizesOf(product, sheet.terms)) sizes.add(size);
    }
  }
  return { ...outcome, ids, new_sizes: [...sizes] };
}

function effectOf(product: JudgedProduct): 'created' | 'changed' | 'unchanged' {
  if (!product.state) return 'created';
  return isTouched(product) ? 'changed' : 'unchanged';
}

function newSizesOf({ variants }: JudgedProduct, { sizes }: SheetTerms): string[] {
  return variants.map(({ cells }) => cells.size ?? '').filter((size) => size !== '' && !sizes.has(size));
}

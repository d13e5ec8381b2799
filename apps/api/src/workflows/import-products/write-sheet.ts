import type { Transaction } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import type { JudgedProduct } from '../../modules/catalog/product-sheet/judge-product.ts';
import { lockForImport } from '../../modules/catalog/product-sheet/lock-for-import.ts';
import type { SheetProblem } from '../../modules/catalog/product-sheet/read-header.ts';
import { readSheetTerms, type SheetTerms } from '../../modules/catalog/product-sheet/sheet-terms.ts';
import { writeProducts } from '../../modules/catalog/product-sheet/write-products.ts';
import { addSizes, passUsedSkus } from '../../modules/catalog/product-sheet/write-variants.ts';
import { refreshStock, refreshWritten } from '../../modules/catalog/refresh-written.ts';
import { type StockChange, setStock } from '../../modules/stock/set-stock.ts';
import { bumpTags } from '../../platform/cache/content-versions.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import { hasCode } from '../../platform/database/error-code.ts';
import { Fault } from '../../platform/fault.ts';
import { judgeSheet } from './judge-sheet.ts';
import type { SheetPictures } from './sheet-pictures.ts';

type Writing = {
  file: string;
  pictures: SheetPictures;
  clock: Clock;
  addsSizes: boolean;
  skipsBad: boolean;
  /** The products that are there and change. */
  ids: readonly number[];
};

type Counted = StockChange & { line: number; sku: string };

const alreadyThere = '23505';

/** Writes a sheet, or nothing of it. Gives what went wrong since it was looked at, which is left out. */
export async function writeSheet(transaction: Transaction<DB>, writing: Writing): Promise<SheetProblem[]> {
  const { file, pictures, clock, addsSizes, skipsBad, ids } = writing;
  await lockForImport(transaction, ids);
  const terms = await readSheetTerms(transaction, { addsSizes });
  const counted: Counted[] = [];
  for await (const batch of judgeSheet(transaction, { file, terms, pictures })) {
    refuse([...batch.problems, ...batch.products.flatMap(({ problems }) => problems)], skipsBad);
    const good = batch.products.filter((product) => product.problems.length === 0 && isTouched(product));
    const written = await write(transaction, good, { terms, pictures });
    await refreshWritten(transaction, written, clock.now());
    counted.push(...good.flatMap(stockChangesOf));
  }
  await passUsedSkus(transaction);
  const problems = await count(transaction, counted);
  refuse(problems, skipsBad);
  await refreshStock(transaction, [...new Set(counted.map(({ product_id }) => product_id))], clock.now());
  await bumpTags(transaction, ['catalog', 'stock']);
  return problems;
}

export function isTouched({ state, isChanged, variants }: JudgedProduct): boolean {
  return !state || isChanged || variants.some((variant) => !variant.state || variant.isChanged || variant.stock !== undefined);
}

type Known = { terms: SheetTerms; pictures: SheetPictures };

async function write(transaction: Transaction<DB>, products: readonly JudgedProduct[], { terms, pictures }: Known): Promise<number[]> {
  if (products.length === 0) return [];
  const keys = products.flatMap(({ cells, variants }) => [
    ...(cells.pictures ?? '').split(' | '),
    cells.thumbnail ?? '',
    ...variants.map((variant) => variant.cells.variant_picture ?? ''),
  ]);
  await addSizes(
    transaction,
    terms,
    products.flatMap(({ variants }) => variants.map(({ cells }) => cells.size ?? '')),
  );
  const pictureIds = await pictures.writeRows(
    transaction,
    [...new Set(keys)].filter((key) => key !== ''),
  );
  try {
    return await writeProducts(transaction, products, { terms, pictureIds });
  } catch (error) {
    if (!hasCode(error, alreadyThere)) throw error;
    throw new Fault(
      'Two lines that are far apart make the same thing of one product. Keep the lines of a product together. Nothing was written.',
    );
  }
}

function stockChangesOf({ state, variants }: JudgedProduct): Counted[] {
  return variants.flatMap((variant) => {
    if (!state || !variant.state || !variant.stock) return [];
    return [{ product_id: state.id, variant_id: variant.state.id, ...variant.stock, line: variant.line, sku: variant.state.sku }];
  });
}

async function count(transaction: Transaction<DB>, counted: readonly Counted[]): Promise<SheetProblem[]> {
  const short = new Set(
    await setStock(
      transaction,
      counted.map(({ line: _line, sku: _sku, ...change }) => change),
    ),
  );
  return counted
    .filter(({ variant_id }) => short.has(variant_id))
    .map(({ line, sku }) => ({ line, column: 'stock', fault: `takes more of "${sku}" away than there are: some were sold this moment` }));
}

function refuse(problems: readonly SheetProblem[], skipsBad: boolean): void {
  const [first] = problems;
  if (!first || skipsBad) return;
  throw new Fault(`The market changed meanwhile, so nothing was written: line ${first.line}, ${first.column} ${first.fault}`);
}

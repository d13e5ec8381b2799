import { createHash, randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import type { CsvProblem } from '../../modules/catalog/csv/columns.ts';
import { type CsvTerms, loadCsvTerms } from '../../modules/catalog/csv/csv-terms.ts';
import { livePart } from '../../modules/catalog/csv/live-part.ts';
import type { ValidatedProduct } from '../../modules/catalog/csv/validate-product.ts';
import { addMissingSizes, lockForImport, writeProducts } from '../../modules/catalog/csv/write-products.ts';
import { advanceSkuSequence } from '../../modules/catalog/queries/csv/csv-import.ts';
import { refreshImported, refreshStock } from '../../modules/catalog/refresh/refresh-products.ts';
import { lockStock, recordAddedStock, type StockCause, type StockChange, setStock } from '../../modules/stock/queries.ts';
import { operatorError } from '../../platform/app-error.ts';
import type { AuditContext } from '../../platform/audit/record-audit.ts';
import { bumpTags } from '../../platform/cache/content-versions.ts';
import { hasCode } from '../../platform/database/database-errors.ts';
import { inEnglish } from '../../platform/text/fill-message.ts';
import type { CsvFilms } from './csv-films.ts';
import type { CsvPictures } from './csv-pictures.ts';
import { createImportRecord } from './record-import.ts';
import { createRequestSender } from './send-requests.ts';
import { validateCsv } from './validate-csv.ts';

type CsvToWrite = {
  file: string | Buffer;
  pictures: CsvPictures;
  films: CsvFilms;
  audit: AuditContext;
  allowNewSizes: boolean;
  skipInvalid: boolean;
  /** Existing products that change. */
  ids: readonly number[];
  seen: string | undefined;
  /** The shop whose member imports. */
  shop: { id: number; person_id: number } | undefined;
};

type StockCell = StockChange & { line: number; sku: string };

const uniqueViolation = '23505';

type Written = { problems: CsvProblem[]; entry_id: number | null };

/** Writes all of the file or nothing, with one entry in the audit log. Returns the stock cells that were left out because orders came in between. */
export async function writeCsv(transaction: Transaction<DB>, csv: CsvToWrite): Promise<Written> {
  const { file, pictures, films, audit, allowNewSizes, skipInvalid, ids, shop } = csv;
  const now = audit.clock.now();
  const cause: StockCause = { ...audit, reason: 'import' };
  await films.lock(transaction);
  await lockForImport(transaction, ids);
  const terms = await loadCsvTerms(transaction, { allowsNewSizes: allowNewSizes, shopId: shop?.id });
  const stockCells: StockCell[] = [];
  const record = createImportRecord(transaction);
  const requests = shop && createRequestSender(transaction, { terms, sender: { shop_id: shop.id, person_id: shop.person_id, now } });
  const stamp = createStamp();
  const counts = { created: 0, changed: 0 };
  for await (const batch of validateCsv(transaction, { file, terms, pictures, films })) {
    throwUnlessSkipped([...batch.problems, ...batch.products.flatMap(({ problems }) => problems)], skipInvalid);
    const valid = batch.products.filter((product) => product.problems.length === 0 && isTouched(product));
    for (const product of valid) {
      stamp.add(product);
      counts[product.state ? 'changed' : 'created'] += 1;
    }
    const live = valid.flatMap((product) => livePart(product) ?? []).filter(isTouched);
    await record.read(live.flatMap(({ state }) => (state ? [state.id] : [])));
    await requests?.read(live);
    const written = await write(transaction, live, { terms, pictures });
    await requests?.send(valid, written.created);
    record.add(written.ids);
    await recordAddedStock(transaction, written.addedVariants, cause);
    await refreshImported(transaction, written.ids, now);
    stockCells.push(...live.flatMap(stockCellsOf));
  }
  if (csv.seen !== undefined && csv.seen !== stamp.digest())
    throw operatorError('conflict', 'Somebody else has changed one of these products, or what the file refers to. Preview it again.');
  await advanceSkuSequence(transaction);
  const stocked = [...new Set(stockCells.map(({ product_id }) => product_id))];
  if (stockCells.length > 0) await lockStock(transaction, stockCells);
  await record.readStock(stocked);
  const problems = await writeStock(transaction, stockCells, cause);
  throwUnlessSkipped(problems, skipInvalid);
  await refreshStock(transaction, stocked, now);
  await bumpTags(transaction, ['catalog', 'stock']);
  const subject = shop ? { kind: 'shop-products', id: `${shop.id}-${randomUUID()}` } : { kind: 'products', id: randomUUID() };
  return { problems, entry_id: await record.record(audit, { subject, counts, stocked, requests: requests?.sent }) };
}

/** A short name of all that a file changes, so that a preview can be compared with what is written. Stock that orders change is left out. */
export function createStamp() {
  const hash = createHash('sha256');
  return {
    add({ slug, state, changes }: ValidatedProduct): void {
      const compared = changes.map(({ column, sku, from, to, review }) =>
        column === 'stock' ? { column, sku, review } : { column, sku, from, to, review },
      );
      hash.update(JSON.stringify([slug, state?.id ?? null, compared]));
    },
    digest: () => hash.digest('base64url'),
  };
}

/** Whether anything of the product is written. */
export function isTouched({ state, isChanged, variants }: ValidatedProduct): boolean {
  return !state || isChanged || variants.some((variant) => !variant.state || variant.isChanged || variant.stock !== undefined);
}

type Sources = { terms: CsvTerms; pictures: CsvPictures };

async function write(transaction: Transaction<DB>, products: readonly ValidatedProduct[], { terms, pictures }: Sources) {
  if (products.length === 0) return { ids: [], addedVariants: [], created: new Map<string, number>() };
  const keys = products.flatMap(({ cells, variants }) => [
    ...(cells.pictures ?? '').split(' | '),
    cells.thumbnail ?? '',
    ...variants.map((variant) => variant.cells.variant_picture ?? ''),
  ]);
  await addMissingSizes(
    transaction,
    terms,
    products.flatMap(({ variants }) => variants.map(({ cells }) => cells.size ?? '')),
  );
  const pictureIds = await pictures.insertRows(
    transaction,
    [...new Set(keys)].filter((key) => key !== ''),
  );
  try {
    return await writeProducts(transaction, products, { terms, pictureIds });
  } catch (error) {
    if (!hasCode(error, uniqueViolation)) throw error;
    throw operatorError(
      'invalid',
      'Two distant lines create the same variant of a product. Put the lines of a product together. Nothing was written.',
    );
  }
}

function stockCellsOf({ state, variants }: ValidatedProduct): StockCell[] {
  return variants.flatMap((variant) => {
    if (!state || !variant.state || !variant.stock) return [];
    return [{ product_id: state.id, variant_id: variant.state.id, ...variant.stock, line: variant.line, sku: variant.state.sku }];
  });
}

async function writeStock(transaction: Transaction<DB>, cells: readonly StockCell[], cause: StockCause): Promise<CsvProblem[]> {
  const tooFew = new Set(
    await setStock(
      transaction,
      cells.map(({ line: _line, sku: _sku, ...change }) => change),
      cause,
    ),
  );
  return cells
    .filter(({ variant_id }) => tooFew.has(variant_id))
    .map(({ line, sku }) => ({
      line,
      column: 'stock',
      problem: { text: 'takes more of "{sku}" away than there are: some were sold this moment', with: { sku } },
    }));
}

function throwUnlessSkipped(problems: readonly CsvProblem[], skipInvalid: boolean): void {
  const [first] = problems;
  if (!first || skipInvalid) return;
  throw operatorError('conflict', {
    text: 'The data changed during the import, so nothing was written: line {line}, {column}.',
    with: { line: first.line, column: first.column },
    hint: inEnglish(first.problem),
  });
}

import type { Transaction } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import {
  type ImportedFields,
  type ImportedRow,
  type ImportedVariant,
  listImportedRows,
} from '../../modules/catalog/queries/csv/imported-products.ts';
import { type AuditContext, recordAudit } from '../../platform/audit/record-audit.ts';

/** An entry with more products would be too large to read; its import cannot be undone. */
export const maxUndoable = 5000;

const batchSize = 500;

/** The fields of a product that one side of an entry has. */
export type RecordedProduct = Partial<ImportedFields> & {
  picture_ids?: number[];
  variants?: Record<string, ImportedVariant>;
  stock?: Record<string, number>;
};

/** Collects the former state of the products that an import writes, for its entry in the audit log. */
export function createImportRecord(transaction: Transaction<DB>) {
  const former = new Map<number, ImportedRow>();
  const written = new Set<number>();
  return {
    /** Call it before these stored products are written. */
    async read(ids: readonly number[]): Promise<void> {
      if (written.size + ids.length > maxUndoable) former.clear();
      else for (const row of await listImportedRows(transaction, ids)) if (!former.has(row.id)) former.set(row.id, row);
    },
    /** Call it with the stock of these products locked. */
    async readStock(ids: readonly number[]): Promise<void> {
      const locked = await readImportedRows(
        transaction,
        ids.filter((id) => former.has(id)),
      );
      for (const { id, stock } of locked.values()) {
        const row = former.get(id);
        if (row) former.set(id, { ...row, stock });
      }
    },
    add(ids: readonly number[]): void {
      for (const id of ids) written.add(id);
    },
    /** Records one entry for all. `stocked` are the products whose stock the import set. Returns the id of the entry. */
    async record(context: AuditContext, { subject, counts, stocked, requests }: Recording): Promise<number | null> {
      const ids = [...new Set([...written, ...stocked])];
      const sent = Object.keys(requests?.after ?? {}).length;
      if (ids.length + sent === 0) return null;
      if (ids.length + sent > maxUndoable)
        return recordAudit(transaction, context, { action: 'product.import-large', subject, after: counts });
      const after = await readImportedRows(transaction, ids);
      const withStock = new Set(stocked);
      return recordImport(transaction, context, subject, { former, after, withStock, requests: sent > 0 ? requests : undefined });
    },
  };
}

/** The products of an import: one of an operator, or of the shop whose id the other begins with. */
type Subject = { kind: string; id: string };
type Recording = {
  subject: Subject;
  counts: { created: number; changed: number };
  stocked: readonly number[];
  requests: RecordedRequests | undefined;
};

/** The change requests that the import of a shop made or changed, by id. */
type RecordedRequests = { before: Record<string, unknown>; after: Record<string, unknown> };

type Sides = {
  former: ReadonlyMap<number, ImportedRow>;
  after: ReadonlyMap<number, ImportedRow>;
  withStock: ReadonlySet<number>;
  requests?: RecordedRequests | undefined;
};

/** Records the differences between two states of products; undone as a whole. */
export function recordImport(
  transaction: Transaction<DB>,
  context: AuditContext,
  subject: Subject,
  { former, after, withStock, requests }: Sides,
): Promise<number | null> {
  const sides = [...after].map(([product, now]) => {
    const then = former.get(product);
    return {
      product,
      before: then && differences(then, now, withStock.has(product)),
      after: differences(now, then, withStock.has(product)),
    };
  });
  const change = {
    before: {
      ...Object.fromEntries(sides.flatMap(({ product, before }) => (before ? [[product, before]] : []))),
      ...(requests && { requests: requests.before }),
    },
    after: { ...Object.fromEntries(sides.map((each) => [each.product, each.after])), ...(requests && { requests: requests.after }) },
  };
  return recordAudit(transaction, context, { action: 'product.import', subject, ...change });
}

/** The fields that the first has differently from the second; without a second, all of the first. */
function differences(one: ImportedRow, other: ImportedRow | undefined, withStock: boolean): RecordedProduct {
  const fields = changedEntries(one.fields, other?.fields);
  const variants = changedEntries(one.variants, other?.variants);
  const stock = withStock && other ? changedEntries(one.stock, other.stock).filter(([id]) => id in other.stock) : [];
  return {
    ...Object.fromEntries(fields),
    ...(!isSame(one.picture_ids, other?.picture_ids) && { picture_ids: one.picture_ids }),
    ...(variants.length > 0 && { variants: Object.fromEntries(variants) }),
    ...(stock.length > 0 && { stock: Object.fromEntries(stock) }),
  };
}

function changedEntries<Value>(
  one: Readonly<Record<string, Value>>,
  other: Readonly<Record<string, Value>> | undefined,
): [string, Value][] {
  return Object.entries(one).filter(([name, value]) => !isSame(value, other?.[name]));
}

export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** The rows of products by their ids, read in batches. */
export async function readImportedRows(transaction: Transaction<DB>, ids: readonly number[]): Promise<Map<number, ImportedRow>> {
  const rows = new Map<number, ImportedRow>();
  for (const batch of batches(ids)) for (const row of await listImportedRows(transaction, batch)) rows.set(row.id, row);
  return rows;
}

export function batches(ids: readonly number[]): number[][] {
  return Array.from({ length: Math.ceil(ids.length / batchSize) }, (_, index) => ids.slice(index * batchSize, (index + 1) * batchSize));
}

import type { Message } from '../../../platform/app-error.ts';
import type { CsvRow } from '../../../platform/csv/read-csv.ts';
import type { CsvProblem } from './columns.ts';
import type { CsvTerms } from './csv-terms.ts';
import { shorten } from './parse-cell.ts';
import { type CellChange, type ParsedCells, parseCells, type ValidationContext } from './parse-row.ts';
import type { Cells, ProductState, VariantState } from './product-state.ts';
import { reviewOf } from './review.ts';

/** A variant as its row describes it. */
export type ValidatedVariant = {
  line: number;
  state: VariantState | undefined;
  cells: Cells;
  /** Ignores its stock. */
  isChanged: boolean;
  /** For an existing variant: a new quantity, or a difference to the current one. */
  stock: { to: number } | { by: number } | undefined;
};

type ValidatedRows = { variants: ValidatedVariant[]; changes: CellChange[]; problems: CsvProblem[] };
type VariantRows = { slug: string; rows: readonly CsvRow[]; state: ProductState | undefined };

/** Colours and sizes of all variants are stored in one index row, whose size is limited. */
const maxVariants = 150;

const choices = ['size', 'color', 'unit'] as const;

export function validateVariants({ slug, rows, state }: VariantRows, context: ValidationContext): ValidatedRows {
  const result: ValidatedRows = { variants: [], changes: [], problems: [] };
  for (const row of rows) {
    const problems: CsvProblem[] = [];
    const given = parseCells(row, 'variant', context, problems);
    const report = (column: string, problem: Message) => problems.push({ line: row.line, column, problem });
    // A row without variant cells describes the product only, but a new product needs at least one variant.
    const needsVariant = !state && row === rows.at(-1) && result.variants.length === 0;
    if (given.size > 0 || problems.length > 0 || needsVariant) {
      const found = findVariant(given, slug, { state, context, report });
      checkClaimed(found?.sku ?? given.get('sku'), row.line, { context, report });
      const hasWrongStock = problems.some(({ column }) => column === 'stock');
      const variant = validateVariant({ line: row.line, given, state: found, hasWrongStock }, report);
      if (context.terms.shop && found) checkChoices(found, given, report);
      result.variants.push(variant);
      result.changes.push(...changesOf(variant, given, context.terms));
    }
    result.problems.push(...problems);
  }
  checkDuplicates(result, state);
  const added = result.variants.filter((variant) => !variant.state);
  const extra = added[Math.max(0, maxVariants - (state?.variants.length ?? 0))];
  if (extra)
    result.problems.push({
      line: extra.line,
      column: 'sku',
      problem: { text: 'exceeds the limit: a product has at most {limit} sizes, colours and units', with: { limit: maxVariants } },
    });
  return result;
}

type Report = (column: string, problem: Message) => void;
type RowContext = { state: ProductState | undefined; context: ValidationContext; report: Report };

/** Finds the variant by SKU, or else by size, colour and unit; a product's only variant needs none of them. */
function findVariant(given: ParsedCells, slug: string, { state, context, report }: RowContext): VariantState | undefined {
  const sku = given.get('sku');
  if (sku !== undefined) {
    const owner = context.owners.get(sku);
    if (context.inUse.has(sku)) report('sku', { text: '"{sku}" is in use: choose another SKU', with: { sku: shorten(sku) } });
    if (owner !== undefined && owner !== slug)
      report('sku', { text: '"{sku}" belongs to the product "{owner}"', with: { sku: shorten(sku), owner: shorten(owner) } });
    return state?.variants.find((variant) => variant.sku === sku);
  }
  const [only, another] = state?.variants ?? [];
  if (only && !another && !choices.some((choice) => given.has(choice))) return only;
  return state?.variants.find(({ cells }) => choices.every((choice) => (given.get(choice) ?? '') === (cells[choice] ?? '')));
}

/** A variant may have one row only: of two it would be unclear which counts. */
function checkClaimed(sku: string | undefined, line: number, { context, report }: Omit<RowContext, 'state'>): void {
  if (sku === undefined) return;
  const first = context.claimed.get(sku);
  if (first === undefined) context.claimed.set(sku, line);
  else report('sku', { text: '"{sku}" is in line {line} already', with: { sku: shorten(sku), line: first } });
}

type VariantRow = { line: number; given: ParsedCells; state: VariantState | undefined; hasWrongStock: boolean };

function validateVariant({ line, given, state, hasWrongStock }: VariantRow, report: Report): ValidatedVariant {
  const cells = { variant_active: 'yes', ...state?.cells, ...Object.fromEntries(given) };
  const isChanged = [...given].some(([key, to]) => key !== 'stock' && key !== 'stock_was' && to !== (state?.cells[key] ?? ''));
  const stock = state ? stockOf(given, state, report) : undefined;
  if (!state && !given.has('stock') && !hasWrongStock) report('stock', { text: 'is needed: this size, colour and unit is new' });
  return { line, state, cells, isChanged, stock };
}

/**
 * With `stock_was`, the quantity at the time of the export, only the difference is applied, so that items sold since are not
 * put back. Without it, the quantity is set.
 */
function stockOf(given: ParsedCells, state: VariantState, report: Report): ValidatedVariant['stock'] {
  const wanted = given.get('stock');
  if (wanted === undefined) return undefined;
  const was = given.get('stock_was');
  if (was === undefined) return wanted === String(state.stock) ? undefined : { to: Number(wanted) };
  const by = Number(wanted) - Number(was);
  if (state.stock + by < 0) {
    const text = 'would remove {count}, but only {left} are left: the others were sold since the export';
    report('stock', { text, with: { count: -by, left: state.stock } });
  }
  return by === 0 ? undefined : { by };
}

/** A shop adds variants, but another size, colour or unit of a stored one would change what was sold. */
function checkChoices({ sku, cells }: VariantState, given: ParsedCells, report: Report): void {
  for (const choice of choices) {
    const wanted = given.get(choice);
    if (wanted !== undefined && wanted !== (cells[choice] ?? ''))
      report(choice, { text: 'of "{sku}" cannot change: add a line for a new variant instead', with: { sku: shorten(sku) } });
  }
}

function changesOf({ state, cells, stock }: ValidatedVariant, given: ParsedCells, terms: CsvTerms): CellChange[] {
  const { sku = '' } = cells;
  const changeOf = (column: string, from: string, to: string) => ({
    ...{ column, sku, from, to },
    ...reviewOf(terms, { column, to, isNew: !state }),
  });
  const comparable = [...given].filter(([key]) => key !== 'sku' && key !== 'stock' && key !== 'stock_was');
  const changed = comparable.filter(([key, to]) => to !== (state?.cells[key] ?? ''));
  const changes = changed.map(([column, to]) => changeOf(column, state?.cells[column] ?? '', to));
  if (!state) return [...changes, changeOf('stock', '', given.get('stock') ?? '')];
  if (!stock) return changes;
  const to = 'to' in stock ? stock.to : state.stock + stock.by;
  return [...changes, changeOf('stock', String(state.stock), String(to))];
}

/** Shoppers choose a variant by size, colour and unit, so no two may share all three. */
function checkDuplicates({ variants, problems }: ValidatedRows, state: ProductState | undefined): void {
  const touched = new Set(variants.map((variant) => variant.state));
  const untouched = (state?.variants ?? []).filter((variant) => !touched.has(variant)).map(({ cells }) => ({ cells, line: undefined }));
  const seen = new Map<string, number | undefined>();
  for (const { cells, line } of [...untouched, ...variants]) {
    const key = choices.map((choice) => cells[choice] ?? '').join('\n');
    if (seen.has(key) && line !== undefined) {
      const other = seen.get(key);
      const problem =
        other === undefined
          ? { text: 'is the size, colour and unit that the product has already' }
          : { text: 'is the size, colour and unit of line {line}', with: { line: other } };
      problems.push({ line, column: 'size', problem });
    }
    seen.set(key, line);
  }
}

import type { CsvRow } from '../../../platform/csv/read-csv.ts';
import { quoted } from './cell-readers.ts';
import type { CellChange, JudgeContext } from './judge-context.ts';
import type { Cells, ProductState, VariantState } from './product-state.ts';
import type { SheetProblem } from './read-header.ts';
import { type GivenCells, readCells } from './sheet-row.ts';

/** What a line makes of one thing that can be bought. */
export type JudgedVariant = {
  line: number;
  state: VariantState | undefined;
  cells: Cells;
  /** Whether anything but its stock changes. */
  isChanged: boolean;
  /** For one that exists: so many pieces in all, or so many more or fewer than there are by now. */
  stock: { to: number } | { by: number } | undefined;
};

type Judged = { variants: JudgedVariant[]; changes: CellChange[]; problems: SheetProblem[] };
type Lines = { slug: string; rows: readonly CsvRow[]; state: ProductState | undefined };

/** What lists are narrowed by is kept with each product in their index, which takes no more. */
const mostVariants = 150;

const choices = ['size', 'color', 'unit'] as const;

export function judgeVariants({ slug, rows, state }: Lines, context: JudgeContext): Judged {
  const judged: Judged = { variants: [], changes: [], problems: [] };
  for (const row of rows) {
    const problems: SheetProblem[] = [];
    const given = readCells(row, 'variant', context, problems);
    const note = (column: string, fault: string) => problems.push({ line: row.line, column, fault });
    // A line that says nothing of what can be bought speaks of the product alone; a new one must have something to buy.
    const mustHaveOne = !state && row === rows.at(-1) && judged.variants.length === 0;
    if (given.size > 0 || problems.length > 0 || mustHaveOne) {
      const found = findVariant(given, slug, { state, context, note });
      claim(found?.sku ?? given.get('sku'), row.line, { context, note });
      const hasWrongStock = problems.some(({ column }) => column === 'stock');
      const variant = judgeVariant({ line: row.line, given, state: found, hasWrongStock }, note);
      judged.variants.push(variant);
      judged.changes.push(...changesOf(variant, given));
    }
    judged.problems.push(...problems);
  }
  noteOfTwins(judged, state);
  const added = judged.variants.filter((variant) => !variant.state);
  const extra = added[Math.max(0, mostVariants - (state?.variants.length ?? 0))];
  if (extra)
    judged.problems.push({
      line: extra.line,
      column: 'sku',
      fault: `is one too many: a product has at most ${mostVariants} sizes, colours and units`,
    });
  return judged;
}

type Note = (column: string, fault: string) => void;
type Finding = { state: ProductState | undefined; context: JudgeContext; note: Note };

/** By its number, or else by its size, colour and unit; the only one of a product needs neither. */
function findVariant(given: GivenCells, slug: string, { state, context, note }: Finding): VariantState | undefined {
  const sku = given.get('sku');
  if (sku !== undefined) {
    const owner = context.owners.get(sku);
    if (owner !== undefined && owner !== slug) note('sku', `${quoted(sku)} belongs to the product ${quoted(owner)}`);
    return state?.variants.find((variant) => variant.sku === sku);
  }
  const [only, another] = state?.variants ?? [];
  if (only && !another && !choices.some((choice) => given.has(choice))) return only;
  return state?.variants.find(({ cells }) => choices.every((choice) => (given.get(choice) ?? '') === (cells[choice] ?? '')));
}

/** What can be bought stands in one line of a sheet: of two it would not be known which is meant. */
function claim(sku: string | undefined, line: number, { context, note }: Omit<Finding, 'state'>): void {
  if (sku === undefined) return;
  const first = context.claimed.get(sku);
  if (first === undefined) context.claimed.set(sku, line);
  else note('sku', `${quoted(sku)} is in line ${first} already`);
}

type Line = { line: number; given: GivenCells; state: VariantState | undefined; hasWrongStock: boolean };

function judgeVariant({ line, given, state, hasWrongStock }: Line, note: Note): JudgedVariant {
  const cells = { variant_active: 'yes', ...state?.cells, ...Object.fromEntries(given) };
  const isChanged = [...given].some(([key, to]) => key !== 'stock' && key !== 'stock_was' && to !== (state?.cells[key] ?? ''));
  const stock = state ? stockOf(given, state, note) : undefined;
  if (!state && !given.has('stock') && !hasWrongStock) note('stock', 'is needed: this size, colour and unit is new');
  return { line, state, cells, isChanged, stock };
}

/**
 * A sheet says how many there were when it was exported, so that what was sold since is not put back: what its line adds or takes
 * is added to what there is. Without that, what it says is what there is.
 */
function stockOf(given: GivenCells, state: VariantState, note: Note): JudgedVariant['stock'] {
  const wanted = given.get('stock');
  if (wanted === undefined) return undefined;
  const was = given.get('stock_was');
  if (was === undefined) return wanted === String(state.stock) ? undefined : { to: Number(wanted) };
  const by = Number(wanted) - Number(was);
  if (state.stock + by < 0) note('stock', `takes ${-by} away, but only ${state.stock} are left: the others were sold since the export`);
  return by === 0 ? undefined : { by };
}

function changesOf({ state, cells, stock }: JudgedVariant, given: GivenCells): CellChange[] {
  const { sku = '' } = cells;
  const plain = [...given].filter(([key]) => key !== 'sku' && key !== 'stock' && key !== 'stock_was');
  const changed = plain.filter(([key, to]) => to !== (state?.cells[key] ?? ''));
  const told = changed.map(([column, to]) => ({ column, sku, from: state?.cells[column] ?? '', to }));
  if (!state) return [...told, { column: 'stock', sku, from: '', to: given.get('stock') ?? '' }];
  if (!stock) return told;
  const to = 'to' in stock ? stock.to : state.stock + stock.by;
  return [...told, { column: 'stock', sku, from: String(state.stock), to: String(to) }];
}

/** Nothing can be offered twice: whoever buys says size, colour and unit. */
function noteOfTwins({ variants, problems }: Judged, state: ProductState | undefined): void {
  const touched = new Set(variants.map((variant) => variant.state));
  const standing = (state?.variants ?? []).filter((variant) => !touched.has(variant)).map(({ cells }) => ({ cells, line: undefined }));
  const seen = new Map<string, number | undefined>();
  for (const { cells, line } of [...standing, ...variants]) {
    const key = choices.map((choice) => cells[choice] ?? '').join('\n');
    if (seen.has(key) && line !== undefined) {
      const other = seen.get(key);
      const where = other === undefined ? 'that the product has already' : `of line ${other}`;
      problems.push({ line, column: 'size', fault: `is the size, colour and unit ${where}` });
    }
    seen.set(key, line);
  }
}

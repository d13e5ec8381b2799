import { fromAmountText } from '@souk/money/amount-text';
import type { CsvRow } from '../../../platform/csv/read-csv.ts';
import { quoted } from './cell-readers.ts';
import { columns } from './columns.ts';
import type { CellChange, JudgeContext, ProductLines } from './judge-context.ts';
import { type JudgedVariant, judgeVariants } from './judge-variants.ts';
import type { Cells, ProductState } from './product-state.ts';
import type { SheetProblem } from './read-header.ts';
import { type GivenCells, readCells } from './sheet-row.ts';

/** What the lines make of a product: nothing where there are problems. */
export type JudgedProduct = {
  slug: string;
  line: number;
  state: ProductState | undefined;
  /** Everything the product is to be. */
  cells: Cells;
  /** Whether anything but its variants changes. */
  isChanged: boolean;
  variants: readonly JudgedVariant[];
  changes: readonly CellChange[];
  problems: readonly SheetProblem[];
};

/** Lays the lines of a product over what it is now. */
export function judgeProduct({ slug, rows }: ProductLines, state: ProductState | undefined, context: JudgeContext): JudgedProduct {
  const line = rows[0]?.line ?? 0;
  const problems: SheetProblem[] = [];
  const given = readProductCells(rows, context, problems);
  const former = state?.cells ?? {};
  const cells = { ...former, ...defaultsOf(state, context), ...Object.fromEntries(given) };
  const changed = [...given].filter(([column, to]) => column !== 'product' && to !== (former[column] ?? ''));
  problems.push(...checkProduct({ slug, line, state, given, cells }, context, new Set(problems.map(({ column }) => column))));
  const earlier = context.touched.get(slug);
  if (earlier !== undefined && (!state || changed.length > 0)) {
    problems.push({
      line,
      column: 'product',
      fault: `${quoted(slug)} is in line ${earlier} already; keep the lines of a product together`,
    });
  }
  if (!state || changed.length > 0) context.touched.set(slug, line);
  const judged = judgeVariants({ slug, rows, state }, context);
  const changes = [...changed.map(([column, to]) => ({ column, from: former[column] ?? '', to })), ...judged.changes];
  return {
    slug,
    line,
    state,
    cells,
    isChanged: changed.length > 0,
    variants: judged.variants,
    changes,
    problems: [...problems, ...judged.problems],
  };
}

/** The first line that fills a cell counts; another one may repeat it, but not say something else. */
function readProductCells(rows: readonly CsvRow[], context: JudgeContext, problems: SheetProblem[]): GivenCells {
  const given: GivenCells = new Map();
  const said = new Map<string, number>();
  for (const row of rows) {
    for (const [key, text] of readCells(row, 'product', context, problems)) {
      if (!said.has(key)) {
        said.set(key, row.line);
        given.set(key, text);
      } else if (given.get(key) !== text) {
        problems.push({
          line: row.line,
          column: key,
          fault: `says something else than line ${said.get(key)}, which is of the same product`,
        });
      }
    }
  }
  return given;
}

/** What a new product has without being told; one market of one shop needs not name it. */
function defaultsOf(state: ProductState | undefined, { terms }: JudgeContext): Cells {
  if (state) return {};
  const [only] = terms.shops.size === 1 ? terms.shops.keys() : [];
  return { active: 'yes', ...(only !== undefined && { shop: only }) };
}

type Checked = { slug: string; line: number; state: ProductState | undefined; given: GivenCells; cells: Cells };

/** What is wrong already needs not be asked for as well. */
function checkProduct(checked: Checked, { terms }: JudgeContext, wrong: ReadonlySet<string>): SheetProblem[] {
  const { line, state, given, cells } = checked;
  const problems: SheetProblem[] = [];
  const note = (column: string, fault: string) => problems.push({ line, column, fault });
  if (!state) noteOfNew(checked, (column, fault) => wrong.has(column) || note(column, fault));
  else if (cells.shop !== state.cells.shop)
    note('shop', `cannot change: what was sold of it was sold by ${quoted(state.cells.shop ?? '')}`);
  if (given.has('category') || given.has('sub_category')) noteOfCategories(cells, terms.categories, note);
  const { price = '', discount_price = '' } = cells;
  const discounted = fromAmountText(discount_price) ?? 0;
  if (discounted > 0 && discounted >= (fromAmountText(price) ?? 0)) {
    note('discount_price', `${discount_price} is not less than the price, ${price}`);
  }
  return problems;
}

type Note = (column: string, fault: string) => unknown;

function noteOfNew({ slug, cells }: Checked, note: Note): void {
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug) || slug.length > 160) {
    note('product', `${quoted(slug)} cannot name a new product: only a to z, 0 to 9 and dashes between them, at most 160`);
  }
  for (const { name, isNeeded, of } of columns) {
    if (isNeeded && of === 'product' && (cells[name] ?? '') === '') note(name, `is needed: ${quoted(slug)} is a new product`);
  }
}

function noteOfCategories(
  { category = '', sub_category = '' }: Cells,
  known: ReadonlyMap<string, { parent: string | null }>,
  note: Note,
): void {
  const parent = known.get(category)?.parent;
  if (parent) note('category', `${quoted(category)} is a part of ${quoted(parent)}: write that here and this as sub_category`);
  else if (sub_category !== '' && known.get(sub_category)?.parent !== category) {
    const parts = [...known].filter((each) => each[1].parent === category).map(([name]) => name);
    note(
      'sub_category',
      `${quoted(sub_category)} is not a part of ${quoted(category)}; ${parts.length > 0 ? `allowed are ${parts.join(', ')}` : 'it has none'}`,
    );
  }
}

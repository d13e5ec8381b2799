import { fromAmountText } from '@souk/money/currency';
import type { Message } from '../../../platform/app-error.ts';
import type { CsvRow } from '../../../platform/csv/read-csv.ts';
import { type CsvProblem, columns } from './columns.ts';
import { shorten } from './parse-cell.ts';
import { type CellChange, cellText, type ParsedCells, type ProductRows, parseCells, type ValidationContext } from './parse-row.ts';
import type { Cells, ProductState } from './product-state.ts';
import { isReviewed, reviewOf } from './review.ts';
import { type ValidatedVariant, validateVariants } from './validate-variants.ts';

/** A product as its rows describe it; not written if it has problems. */
export type ValidatedProduct = {
  slug: string;
  line: number;
  state: ProductState | undefined;
  /** Stored cells, defaults and the cells of the rows together. */
  cells: Cells;
  /** Ignores its variants. */
  isChanged: boolean;
  variants: readonly ValidatedVariant[];
  changes: readonly CellChange[];
  /** The columns of a shop's file that would be reviewed, but have what is stored. */
  repeated: readonly string[];
  problems: readonly CsvProblem[];
};

/** Compares the rows of a product with its stored state, which is undefined for a new one. */
export function validateProduct(
  { slug, rows }: ProductRows,
  state: ProductState | undefined,
  context: ValidationContext,
): ValidatedProduct {
  const line = rows[0]?.line ?? 0;
  const problems: CsvProblem[] = [];
  const given = parseProductCells(rows, context, problems);
  const stored = state?.cells ?? {};
  const cells = { ...stored, ...defaultsOf(state, context), ...Object.fromEntries(given) };
  const changed = [...given].filter(([column, to]) => column !== 'product' && to !== (stored[column] ?? ''));
  const repeated = [...given].filter(([column, to]) => to === (stored[column] ?? '') && isReviewed(context.terms, column));
  problems.push(...checkProduct({ slug, line, state, given, cells }, context, new Set(problems.map(({ column }) => column))));
  const film = given.get('video') ?? '';
  if (context.missingFilms.has(film) && film !== stored.video) {
    const row = rows.find((each) => cellText(each, 'video', context.header) === film);
    const problem = { text: 'there is no film "{film}" in the media library: add it in the panel first', with: { film: shorten(film) } };
    problems.push({ line: row?.line ?? line, column: 'video', problem });
  }
  const earlier = context.touched.get(slug);
  if (earlier !== undefined && (!state || changed.length > 0)) {
    problems.push({
      line,
      column: 'product',
      problem: {
        text: '"{slug}" is in line {line} already; put the lines of a product together',
        with: { slug: shorten(slug), line: earlier },
      },
    });
  }
  if (!state || changed.length > 0) context.touched.set(slug, line);
  const result = validateVariants({ slug, rows, state }, context);
  const isNew = !state;
  const own = changed.map(([column, to]) => ({
    column,
    from: stored[column] ?? '',
    to,
    ...reviewOf(context.terms, { column, to, isNew }),
  }));
  const changes = [...own, ...result.changes];
  return {
    slug,
    line,
    state,
    cells,
    isChanged: changed.length > 0,
    variants: result.variants,
    changes,
    repeated: repeated.map(([column]) => column),
    problems: [...problems, ...result.problems],
  };
}

/** The first row that fills a cell counts; other rows may only repeat it. */
function parseProductCells(rows: readonly CsvRow[], context: ValidationContext, problems: CsvProblem[]): ParsedCells {
  const given: ParsedCells = new Map();
  const lines = new Map<string, number>();
  for (const row of rows) {
    for (const [key, text] of parseCells(row, 'product', context, problems)) {
      if (!lines.has(key)) {
        lines.set(key, row.line);
        given.set(key, text);
      } else if (given.get(key) !== text) {
        problems.push({
          line: row.line,
          column: key,
          problem: { text: 'differs from line {line} of the same product', with: { line: lines.get(key) ?? 0 } },
        });
      }
    }
  }
  return given;
}

/** Default cells of a new product; the shop may be left out if there is only one. */
function defaultsOf(state: ProductState | undefined, { terms }: ValidationContext): Cells {
  if (state) return {};
  const [only] = terms.shops.size === 1 ? terms.shops.keys() : [];
  return { active: 'yes', ...(only !== undefined && { shop: only }) };
}

type Checked = { slug: string; line: number; state: ProductState | undefined; given: ParsedCells; cells: Cells };

/** `wrong` has the columns with a problem, which are not reported as missing as well. */
function checkProduct(checked: Checked, { terms, inUse }: ValidationContext, wrong: ReadonlySet<string>): CsvProblem[] {
  const { slug, line, state, given, cells } = checked;
  const problems: CsvProblem[] = [];
  const report = (column: string, problem: Message) => problems.push({ line, column, problem });
  if (inUse.has(slug)) report('product', { text: '"{name}" is in use: choose another name', with: { name: shorten(slug) } });
  if (!state) checkNewProduct(checked, (column, problem) => wrong.has(column) || report(column, problem));
  else if (cells.shop !== state.cells.shop)
    report('shop', { text: 'cannot change: existing orders belong to "{shop}"', with: { shop: shorten(state.cells.shop ?? '') } });
  if (given.has('category') || given.has('sub_category')) checkCategories(cells, terms.categories, report);
  const { price = '', discount_price = '' } = cells;
  const discounted = fromAmountText(discount_price) ?? 0;
  if (discounted > 0 && discounted >= (fromAmountText(price) ?? 0)) {
    report('discount_price', { text: '{discount_price} is not less than the price, {price}', with: { discount_price, price } });
  }
  return problems;
}

type Report = (column: string, problem: Message) => unknown;

function checkNewProduct({ slug, cells }: Checked, report: Report): void {
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug) || slug.length > 160) {
    const text = '"{slug}" cannot name a new product: only a to z, 0 to 9 and dashes between them, at most 160';
    report('product', { text, with: { slug: shorten(slug) } });
  }
  for (const { name, isRequired, owner } of columns) {
    if (isRequired && owner === 'product' && (cells[name] ?? '') === '')
      report(name, { text: 'is needed: "{slug}" is a new product', with: { slug: shorten(slug) } });
  }
}

function checkCategories(
  { category = '', sub_category = '' }: Cells,
  known: ReadonlyMap<string, { parent: string | null }>,
  report: Report,
): void {
  const parent = known.get(category)?.parent;
  if (parent) {
    const text = '"{category}" is a sub-category of "{parent}": write that here and this as sub_category';
    report('category', { text, with: { category: shorten(category), parent: shorten(parent) } });
  } else if (sub_category !== '' && known.get(sub_category)?.parent !== category) {
    const parts = [...known].filter((each) => each[1].parent === category).map(([name]) => name);
    const values = { sub_category: shorten(sub_category), category: shorten(category) };
    report(
      'sub_category',
      parts.length > 0
        ? {
            text: '"{sub_category}" is not a sub-category of "{category}"; allowed are {names}',
            with: { ...values, names: parts.join(', ') },
          }
        : { text: '"{sub_category}" is not a sub-category of "{category}"; it has none', with: values },
    );
  }
}

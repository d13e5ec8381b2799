import { resolve } from 'node:path';
import { CommandError } from '../../commands/command-error.ts';
import type { JudgedProduct } from '../../modules/catalog/product-sheet/judge-product.ts';
import type { SheetProblem } from '../../modules/catalog/product-sheet/read-header.ts';
import { type ImportOutcome, importProducts } from '../../workflows/import-products/import-products.ts';
import { defineCommand } from '../command.ts';
import { flag, operand, option, words } from '../fields.ts';

/** The first of them are told one by one. */
const mostTold = 1000;
const longestCell = 60;

export const productsImport = defineCommand({
  name: 'products import',
  summary: 'Bring a sheet (CSV) of products in: what is there is changed, what is not is created.',
  details: `A line is known by its sku, or by product, size, color and unit. Cells left empty change nothing, (none) empties.
Where a line is wrong nothing is written, unless --skip-bad leaves its product out. docs/products-csv.md has every column.`,
  examples: [
    'products import products.csv --dry-run',
    'products import products.csv --pictures ./photos --yes',
    'products import products.csv --skip-bad --add-sizes',
  ],
  fields: {
    file: operand('file', 'The sheet: UTF-8, with commas, semicolons or tabs', words(1000)),
    pictures: option('folder', "Where the paths of pictures begin; else the sheet's own folder", words(1000).optional()),
    dryRun: flag('Only tell what would be created and changed, and what is wrong'),
    skipBad: flag('Leave products out that have a wrong line, and write the others'),
    addSizes: flag('Take sizes that are not known for new ones rather than for slips'),
  },
  async run({ file, pictures, dryRun, skipBad, addSizes }, { context: { db, clock }, media, confirm, show }) {
    const changes: ReturnType<typeof presentChange>[] = [];
    const problems: SheetProblem[] = [];
    const outcome = await importProducts(
      {
        ...{ db, clock, media },
        onChange: (product) => void (changes.length < mostTold && changes.push(presentChange(product))),
        onProblem: (problem) => void (problems.length < mostTold && problems.push(problem)),
        onReady: ({ created, changed }) => confirm(`${created} products would be created and ${changed} changed; --dry-run lists them.`),
      },
      {
        file: resolve(file),
        picturesFolder: pictures === undefined ? undefined : resolve(pictures),
        ...{ isDryRun: dryRun, skipsBad: skipBad, addsSizes: addSizes },
      },
    );
    show({ ...outcome, changes, problems }, render(outcome, { changes: dryRun ? changes : [], problems }));
    const isRefused = outcome.problem_count > 0 && !(skipBad && (outcome.is_written || dryRun));
    if (isRefused) throw new CommandError(dryRun ? 'It would be refused.' : 'Nothing was written.');
  },
});

function presentChange({ slug, line, state, changes }: JudgedProduct) {
  return { product: slug, line, is_new: !state, changes };
}

type Told = { changes: ReturnType<typeof presentChange>[]; problems: readonly SheetProblem[] };

function render(outcome: ImportOutcome, { changes, problems }: Told): string {
  const left = outcome.created + outcome.changed - changes.length;
  const lines = [
    ...changes.flatMap(renderChange),
    ...(changes.length > 0 && left > 0 ? [`and ${left} more products`] : []),
    ...problems.map(({ line, column, fault }) => `line ${line}, ${column}: ${fault}`),
    ...(outcome.problem_count > problems.length ? [`and ${outcome.problem_count - problems.length} more problems`] : []),
    ...(outcome.new_sizes.length > 0 ? [`New sizes: ${outcome.new_sizes.join(', ')}`] : []),
    renderSum(outcome),
  ];
  return lines.join('\n');
}

function renderChange({ product, line, is_new, changes }: Told['changes'][number]): string[] {
  const cells = changes.map(({ column, sku, from, to }) => {
    const name = sku ? `${column} of ${sku}` : column;
    return is_new ? `    ${name}: ${short(to)}` : `    ${name}: ${short(from)} -> ${short(to)}`;
  });
  return [`${is_new ? 'new' : 'changed'} ${product} (line ${line})`, ...cells];
}

function short(text: string): string {
  const line = text.replaceAll('\n', ' ');
  if (line === '') return '(none)';
  return line.length > longestCell ? `${line.slice(0, longestCell)}…` : line;
}

function renderSum({ created, changed, unchanged, problem_count, is_written }: ImportOutcome): string {
  const wrong = problem_count === 0 ? [] : [problem_count === 1 ? '1 problem.' : `${problem_count} problems.`];
  const same = `${unchanged} products are as the sheet says.`;
  if (created + changed > 0)
    return [...wrong, `Products ${is_written ? '' : 'that would be '}created: ${created}, changed: ${changed}.`, same].join(' ');
  return [...wrong, ...(problem_count > 0 && unchanged === 0 ? [] : ['Nothing to change:', same])].join(' ');
}

import { createWriteStream, existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { exportRows, getExportFilter } from '../../modules/catalog/csv/export-products.ts';
import type { ValidatedProduct } from '../../modules/catalog/csv/validate-product.ts';
import { listIdsToExport } from '../../modules/catalog/queries/csv/csv-products.ts';
import { listBrandsForOperator, listCategoriesForOperator } from '../../modules/catalog/queries/terms.ts';
import { operatorError } from '../../platform/app-error.ts';
import { writeCsv } from '../../platform/csv/write-csv.ts';
import { createFilmStore } from '../../platform/media/film-store.ts';
import { inEnglish } from '../../platform/text/fill-message.ts';
import { pickText } from '../../platform/text/texts.ts';
import { type ImportOutcome, importProducts } from '../../workflows/import-products/import-products.ts';
import { type CommandGroup, defineCommand } from '../framework/define-command.ts';
import { flag, operand, option, words } from '../framework/fields.ts';
import { renderTable } from '../framework/tables.ts';

const productsExport = defineCommand({
  name: 'products export',
  summary: 'Export products to a CSV file.',
  details: 'One line for each variant; docs/products-csv.md describes the columns. "products import" reads the same format.',
  examples: ['products export products.csv', 'products export lamps.csv --shop brass-and-light --category lamps'],
  fields: {
    file: operand('file', 'CSV file to write', words(1000)),
    shop: option('slug', 'Only products of this shop', words(160).optional()),
    category: option('slug', 'Only products of this category or sub-category', words(160).optional()),
  },
  async run({ file, shop, category }, { context: { read }, confirm, print }) {
    const path = resolve(file);
    const filter = await getExportFilter(read, { shop, category });
    if (existsSync(path)) await confirm(`${path} exists and will be overwritten.`);
    const rows = exportRows(read, (batch) => listIdsToExport(read, { ...filter, ...batch }));
    const count = { rows: -1 }; // the title line is no product
    await pipeline(writeCsv(counting(rows, count)), createWriteStream(path));
    print({ file: path, lines: count.rows }, `Wrote ${count.rows} lines to ${path}.`);
  },
});

async function* counting<Item>(rows: AsyncIterable<Item>, count: { rows: number }): AsyncGenerator<Item> {
  for await (const row of rows) {
    count.rows += 1;
    yield row;
  }
}

const maxListed = 1000;
const maxCellLength = 60;

const productsImport = defineCommand({
  name: 'products import',
  summary: 'Create and update products from a CSV file.',
  details: `A line is identified by its sku, or by product, size, color and unit. An empty cell changes nothing, (none) clears the value.
If any line is invalid nothing is written, unless --skip-invalid leaves its product out. docs/products-csv.md describes the columns.`,
  examples: [
    'products import products.csv --dry-run',
    'products import products.csv --pictures ./photos --yes',
    'products import products.csv --skip-invalid --add-sizes',
  ],
  fields: {
    file: operand('file', 'CSV file: UTF-8, with commas, semicolons or tabs', words(1000)),
    pictures: option('folder', 'Folder of the pictures (folder of the CSV file)', words(1000).optional()),
    dryRun: flag('Only print what would be created and updated, and what is invalid'),
    skipInvalid: flag('Leave out products with an invalid line, write the others'),
    addSizes: flag('Create unknown sizes instead of refusing them as typos'),
  },
  async run(
    { file, pictures, dryRun, skipInvalid, addSizes },
    { context: { db, clock, operator, caller }, config, media, confirm, print },
  ) {
    const changes: ReturnType<typeof presentChange>[] = [];
    const problems: Problem[] = [];
    const outcome = await importProducts(
      {
        db,
        clock,
        operator,
        caller,
        media,
        films: createFilmStore(config.dataFolder),
        onChange: (product) => void (changes.length < maxListed && changes.push(presentChange(product))),
        onProblem: ({ problem, ...place }) =>
          void (problems.length < maxListed && problems.push({ ...place, problem: inEnglish(problem) })),
        onReady: ({ created, changed }) => confirm(`${created} products will be created and ${changed} updated; --dry-run lists them.`),
      },
      {
        file: resolve(file),
        picturesFolder: pictures === undefined ? undefined : resolve(pictures),
        isDryRun: dryRun,
        skipInvalid,
        allowNewSizes: addSizes,
      },
    );
    print({ ...outcome, changes, problems }, renderOutcome(outcome, { changes: dryRun ? changes : [], problems }));
    const isRefused = outcome.problem_count > 0 && !(skipInvalid && (outcome.is_written || dryRun));
    if (isRefused) throw operatorError('invalid', dryRun ? 'The import would be refused.' : 'Nothing was written.');
  },
});

const categoriesList = defineCommand({
  name: 'categories list',
  summary: 'List categories and sub-categories with the slugs that CSV files use.',
  examples: ['categories list'],
  fields: {},
  async run(_input, { context, print }) {
    const categories = await listCategoriesForOperator(context.read);
    const rows = categories.map((each) => [
      `${each.parent === null ? '' : '  '}${each.slug}`,
      pickText(each.name, context),
      each.active ? 'active' : 'hidden',
      each.products,
    ]);
    print({ categories }, renderTable(['category', 'name', 'status', 'products'], rows));
  },
});

const brandsList = defineCommand({
  name: 'brands list',
  summary: 'List brands with the slugs that CSV files use.',
  examples: ['brands list'],
  fields: {},
  async run(_input, { context, print }) {
    const brands = await listBrandsForOperator(context.read);
    const rows = brands.map((each) => [each.slug, pickText(each.name, context), each.active ? 'active' : 'hidden', each.products]);
    print({ brands }, renderTable(['brand', 'name', 'status', 'products'], rows));
  },
});

export const productCommands: CommandGroup = {
  name: 'products',
  summary: 'export and import products as CSV',
  commands: [productsExport, productsImport],
};
export const categoryCommands: CommandGroup = { name: 'categories', summary: 'categories of products', commands: [categoriesList] };
export const brandCommands: CommandGroup = { name: 'brands', summary: 'brands of products', commands: [brandsList] };

function presentChange({ slug, line, state, changes }: ValidatedProduct) {
  return { product: slug, line, is_new: !state, changes };
}

type Problem = { line: number; column: string; problem: string };
type Report = { changes: ReturnType<typeof presentChange>[]; problems: readonly Problem[] };

function renderOutcome(outcome: ImportOutcome, { changes, problems }: Report): string {
  const unlisted = outcome.created + outcome.changed - changes.length;
  const lines = [
    ...changes.flatMap(renderChange),
    ...(changes.length > 0 && unlisted > 0 ? [`and ${unlisted} more products`] : []),
    ...problems.map(({ line, column, problem }) => `line ${line}, ${column}: ${problem}`),
    ...(outcome.problem_count > problems.length ? [`and ${outcome.problem_count - problems.length} more errors`] : []),
    ...(outcome.new_sizes.length > 0 ? [`New sizes: ${outcome.new_sizes.join(', ')}`] : []),
    renderSum(outcome),
  ];
  return lines.join('\n');
}

function renderChange({ product, line, is_new, changes }: Report['changes'][number]): string[] {
  const cells = changes.map(({ column, sku, from, to }) => {
    const name = sku ? `${column} of ${sku}` : column;
    return is_new ? `    ${name}: ${shortCell(to)}` : `    ${name}: ${shortCell(from)} -> ${shortCell(to)}`;
  });
  return [`${is_new ? 'new' : 'updated'} ${product} (line ${line})`, ...cells];
}

function shortCell(text: string): string {
  const line = text.replaceAll('\n', ' ');
  if (line === '') return '(none)';
  return line.length > maxCellLength ? `${line.slice(0, maxCellLength)}…` : line;
}

function renderSum({ created, changed, unchanged, problem_count, is_written }: ImportOutcome): string {
  const errors = problem_count === 0 ? [] : [problem_count === 1 ? '1 error.' : `${problem_count} errors.`];
  const same = `${unchanged} products are up to date.`;
  if (created + changed > 0) {
    const verb = is_written ? '' : 'to be ';
    return [...errors, `Products ${verb}created: ${created}, updated: ${changed}.`, same].join(' ');
  }
  return [...errors, ...(problem_count > 0 && unchanged === 0 ? [] : ['Nothing to change:', same])].join(' ');
}

import type { Message } from '../../../platform/app-error.ts';
import type { CsvTerms } from './csv-terms.ts';
import {
  amount,
  amountOrNone,
  type CellParser,
  findNearestName,
  htmlCell,
  oneOf,
  quantity,
  size,
  sku,
  slug,
  textCell,
  videoUrl,
  yesOrNo,
} from './parse-cell.ts';

type Column = {
  name: string;
  /** Other accepted names in a header. */
  aliases: readonly string[];
  /** A product's cells are read from its first row that fills them, a variant's from each row. */
  owner: 'product' | 'variant';
  /** Has a column for each language: `name` for the default one, then `name:ar` and so on. */
  isTranslated?: true;
  /** Required for a new product or variant. */
  isRequired?: true;
  /** Names pictures, which are loaded before the cells are parsed. */
  isPictures?: true;
  /** Set by the marketplace alone: files of a shop do not have it. */
  isOfMarketplace?: true;
  parse: CellParser;
};

const categories = oneOf('category', (terms) => terms.categories.keys());

/** In the order of an export; docs/products-csv.md describes each. */
export const columns: readonly Column[] = [
  { name: 'product', aliases: ['slug', 'handle', 'product slug'], owner: 'product', parse: slug },
  { name: 'sku', aliases: ['variant sku', 'article number'], owner: 'variant', parse: sku },
  { name: 'name', aliases: ['title', 'product name'], owner: 'product', isTranslated: true, isRequired: true, parse: textCell(200) },
  {
    name: 'shop',
    aliases: ['store', 'vendor', 'seller'],
    owner: 'product',
    isRequired: true,
    isOfMarketplace: true,
    parse: oneOf('shop', (terms) => terms.shops.keys()),
  },
  { name: 'category', aliases: [], owner: 'product', isRequired: true, parse: categories },
  { name: 'sub_category', aliases: ['subcategory'], owner: 'product', parse: categories },
  { name: 'brand', aliases: [], owner: 'product', parse: oneOf('brand', (terms) => terms.brands.keys()) },
  { name: 'price', aliases: ['list price', 'regular price'], owner: 'product', isRequired: true, parse: amount },
  { name: 'discount_price', aliases: ['sale price', 'discounted price'], owner: 'product', parse: amountOrNone },
  { name: 'size', aliases: [], owner: 'variant', parse: size },
  { name: 'color', aliases: ['colour'], owner: 'variant', parse: oneOf('colour', (terms) => terms.colors.keys()) },
  { name: 'unit', aliases: [], owner: 'variant', parse: oneOf('unit', (terms) => terms.units.keys()) },
  { name: 'extra_price', aliases: ['surcharge'], owner: 'variant', parse: amountOrNone },
  { name: 'stock', aliases: ['quantity', 'inventory', 'pieces'], owner: 'variant', isRequired: true, parse: quantity },
  { name: 'stock_was', aliases: ['stock before'], owner: 'variant', parse: quantity },
  { name: 'variant_picture', aliases: ['variant image'], owner: 'variant', isPictures: true, isOfMarketplace: true, parse: textCell(500) },
  { name: 'pictures', aliases: ['picture', 'images', 'image'], owner: 'product', isPictures: true, parse: textCell(5000) },
  {
    name: 'thumbnail',
    aliases: ['main picture', 'main image'],
    owner: 'product',
    isPictures: true,
    isOfMarketplace: true,
    parse: textCell(500),
  },
  { name: 'short_description', aliases: ['summary'], owner: 'product', isTranslated: true, parse: textCell(1000) },
  { name: 'description', aliases: ['body', 'body html'], owner: 'product', isTranslated: true, parse: htmlCell(50_000) },
  { name: 'video', aliases: ['film'], owner: 'product', isOfMarketplace: true, parse: videoUrl },
  { name: 'active', aliases: ['visible', 'published'], owner: 'product', parse: yesOrNo },
  { name: 'variant_active', aliases: ['variant visible'], owner: 'variant', parse: yesOrNo },
];

/** A column of a CSV file; `key` includes the language of a translated one, as in `name:ar`. */
export type CsvColumn = { key: string; column: Column; language: string | undefined };

/** All columns of an export; the first language is the default one. */
export function listCsvColumns(languages: readonly string[]): CsvColumn[] {
  return columns.flatMap((column): CsvColumn[] => {
    if (!column.isTranslated) return [{ key: column.name, column, language: undefined }];
    return languages.map((language, index) => ({ key: index === 0 ? column.name : `${column.name}:${language}`, column, language }));
  });
}

/** `problem` is a message about the column: the panel shows it in its language. */
export type CsvProblem = { line: number; column: string; problem: Message };
export type Header = { columns: readonly CsvColumn[]; problems: readonly CsvProblem[] };

/** The columns of an export for a member of a shop. */
export function listShopColumns(languages: readonly string[]): CsvColumn[] {
  return listCsvColumns(languages).filter(({ column }) => !column.isOfMarketplace);
}

type HeaderTerms = Pick<CsvTerms, 'languages' | 'shop'>;

/** Maps header cells to columns, ignoring case and punctuation: `name (ar)` is `name:ar`. */
export function parseHeader(line: number, cells: readonly string[], { languages, shop }: HeaderTerms): Header {
  const allowed = shop ? listShopColumns(languages) : listCsvColumns(languages);
  const known = new Map(listCsvColumns(languages).flatMap((column) => namesOf(column, languages).map((name) => [name, column] as const)));
  const problems: CsvProblem[] = [];
  const found: CsvColumn[] = [];
  for (const [index, cell] of cells.entries()) {
    const report = (problem: Message) => problems.push({ line, column: cell.trim() || `column ${index + 1}`, problem });
    const column = known.get(normalized(cell));
    if (!column) report(unknownColumn(cell, allowed));
    else if (shop && column.column.isOfMarketplace) report({ text: 'is set by the marketplace, not by a shop: remove this column' });
    else if (found.includes(column)) report({ text: 'is a duplicate: it means "{key}" like another column', with: { key: column.key } });
    if (column) found.push(column);
  }
  const keys = found.map(({ key }) => key);
  if (!keys.includes('product') && !keys.includes('sku')) {
    problems.push({ line, column: 'product', problem: { text: 'is missing: a line is known by its product or its sku' } });
  }
  return { columns: found, problems };
}

function namesOf({ key, column, language }: CsvColumn, languages: readonly string[]): string[] {
  const names = [column.name, ...column.aliases];
  const translated = names.map((name) => normalized(`${name}:${language}`));
  if (language === undefined) return names.map(normalized);
  return key === column.name || language === languages[0] ? [...names.map(normalized), ...translated] : translated;
}

function normalized(name: string): string {
  return name.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
}

function unknownColumn(cell: string, known: readonly CsvColumn[]): Message {
  const near = findNearestName(
    cell.trim(),
    known.flatMap(({ key, column }) => [key, ...column.aliases]),
  );
  if (near !== undefined) return { text: 'is not a column of this sheet; did you mean "{near}"?', with: { near } };
  return { text: 'is not a column of this sheet; allowed are {names}', with: { names: known.map(({ key }) => key).join(', ') } };
}

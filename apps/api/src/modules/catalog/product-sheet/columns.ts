import {
  amount,
  amountOrNone,
  type CellReader,
  film,
  htmlOf,
  oneOf,
  pieces,
  size,
  skuReader,
  slug,
  textOf,
  yesOrNo,
} from './cell-readers.ts';

export type Column = {
  name: string;
  /** What else people call it. */
  aliases: readonly string[];
  /** A product's columns are read from the first of its lines that fills them; a variant's from each line. */
  of: 'product' | 'variant';
  /** One column a language: `name` is the market's own, then `name:ar` and so on. */
  isTranslated?: true;
  /** What a new one cannot be without. */
  isNeeded?: true;
  /** Names pictures, which are looked for before the cells are read. */
  isPictures?: true;
  read: CellReader;
};

const categories = oneOf('category', (terms) => terms.categories.keys());

/** In the order of an exported sheet. docs/products-csv.md says what each is. */
export const columns: readonly Column[] = [
  { name: 'product', aliases: ['slug', 'handle', 'product slug'], of: 'product', read: slug },
  { name: 'sku', aliases: ['variant sku', 'article number'], of: 'variant', read: skuReader },
  { name: 'name', aliases: ['title', 'product name'], of: 'product', isTranslated: true, isNeeded: true, read: textOf(200) },
  {
    name: 'shop',
    aliases: ['store', 'vendor', 'seller'],
    of: 'product',
    isNeeded: true,
    read: oneOf('shop', (terms) => terms.shops.keys()),
  },
  { name: 'category', aliases: [], of: 'product', isNeeded: true, read: categories },
  { name: 'sub_category', aliases: ['subcategory'], of: 'product', read: categories },
  { name: 'brand', aliases: [], of: 'product', read: oneOf('brand', (terms) => terms.brands.keys()) },
  { name: 'price', aliases: ['list price', 'regular price'], of: 'product', isNeeded: true, read: amount },
  { name: 'discount_price', aliases: ['sale price', 'discounted price'], of: 'product', read: amountOrNone },
  { name: 'size', aliases: [], of: 'variant', read: size },
  { name: 'color', aliases: ['colour'], of: 'variant', read: oneOf('colour', (terms) => terms.colors.keys()) },
  { name: 'unit', aliases: [], of: 'variant', read: oneOf('unit', (terms) => terms.units.keys()) },
  { name: 'extra_price', aliases: ['surcharge'], of: 'variant', read: amountOrNone },
  { name: 'stock', aliases: ['quantity', 'inventory', 'pieces'], of: 'variant', isNeeded: true, read: pieces },
  { name: 'stock_was', aliases: ['stock before'], of: 'variant', read: pieces },
  { name: 'variant_picture', aliases: ['variant image'], of: 'variant', isPictures: true, read: textOf(500) },
  { name: 'pictures', aliases: ['picture', 'images', 'image'], of: 'product', isPictures: true, read: textOf(5000) },
  { name: 'thumbnail', aliases: ['main picture', 'main image'], of: 'product', isPictures: true, read: textOf(500) },
  { name: 'short_description', aliases: ['summary'], of: 'product', isTranslated: true, read: textOf(1000) },
  { name: 'description', aliases: ['body', 'body html'], of: 'product', isTranslated: true, read: htmlOf(50_000) },
  { name: 'video', aliases: ['film'], of: 'product', read: film },
  { name: 'active', aliases: ['visible', 'published'], of: 'product', read: yesOrNo },
  { name: 'variant_active', aliases: ['variant visible'], of: 'variant', read: yesOrNo },
];

/** A column as a sheet has it: with its language where it is translated, `name:ar`. */
export type SheetColumn = { key: string; column: Column; language: string | undefined };

/** Every column of an exported sheet; the languages with the market's own first. */
export function sheetColumns(languages: readonly string[]): SheetColumn[] {
  return columns.flatMap((column): SheetColumn[] => {
    if (!column.isTranslated) return [{ key: column.name, column, language: undefined }];
    return languages.map((language, index) => ({ key: index === 0 ? column.name : `${column.name}:${language}`, column, language }));
  });
}

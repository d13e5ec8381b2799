import type { ProductRemark } from '../shape.ts';

const line = /^([1-5]) (en|ar|ir) (\S.*)$/;
const ratings = [1, 2, 3, 4, 5] as const;
const locales = ['en', 'ar', 'ir'] as const;

/** Reads remarks as they are easiest to write and to compare: `#slug` of the product, and below it lines of rating, language and text. */
export function readRemarks(list: string): ProductRemark[] {
  let product = '';
  return list
    .trim()
    .split('\n')
    .flatMap((text) => {
      if (text.startsWith('#')) {
        product = text.slice(1);
        return [];
      }
      return [{ product, ...readLine(text) }];
    });
}

function readLine(text: string): Omit<ProductRemark, 'product'> {
  const [, stars, language, said] = line.exec(text) ?? [];
  const rating = ratings.find((value) => String(value) === stars);
  const locale = locales.find((value) => value === language);
  if (rating === undefined || locale === undefined || said === undefined) throw new Error(`Not a remark: "${text}"`);
  return { rating, locale, text: said };
}

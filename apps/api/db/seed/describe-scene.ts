import type { Localized } from '../../../../demo/content-schema.ts';
import { demoContent } from '../../../../demo/read-content.ts';

const { brands, categories, pictures, shops } = demoContent;

/** What a demo picture shows that is of no product: a staged scene, a category's drawing, or the sign of a shop or a brand. */
export function describeScene(file: string): Localized | undefined {
  const name = file.replace(/(-rtl)?\.(webp|svg)$/, '');
  return describeThings(name) ?? describeTile(name) ?? describeSign(name);
}

function describeThings(name: string): Localized | undefined {
  const things = pictures.scenes[name]?.map((kind) => pictures.things[kind]);
  if (!things) return undefined;
  const [last, ...before] = things.toReversed();
  const firsts = before.toReversed();
  const join = (locale: keyof Localized, comma: string, and: string) =>
    [firsts.map((thing) => thing[locale]).join(comma), last?.[locale]].join(and);
  const inEnglish = join('en', ', ', ' and ').toLowerCase();
  return {
    en: `${inEnglish.charAt(0).toUpperCase()}${inEnglish.slice(1)} before an arched wall`,
    ar: `${join('ar', ' و', ' و')} أمام جدار مقوّس`,
    ir: `${join('ir', '، ', ' و ')} جلوی دیواری طاق‌دار`,
  };
}

function describeTile(name: string): Localized | undefined {
  return categories.find(({ slug }) => name === `category-${slug}`)?.picture;
}

/** Signs say a name. */
function describeSign(name: string): Localized | undefined {
  if (name === 'avatar') return { en: 'A drawn face', ar: 'وجه مرسوم', ir: 'چهره‌ای نقاشی‌شده' };
  const brand = brands.find(({ slug }) => name === `brand-${slug}`);
  const shop = shops.find(({ slug }) => name === `shop-${slug}-logo`);
  const of = brand ? { en: brand.name, ar: brand.name, ir: brand.name } : shop?.name;
  return of && { en: `Sign of ${of.en}`, ar: `شعار ${of.ar}`, ir: `نشان ${of.ir}` };
}

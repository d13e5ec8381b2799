import { type Localized, pictureKinds } from '../../../../demo/content-schema.ts';
import { demoContent } from '../../../../demo/read-content.ts';

const {
  colors,
  pictures: { places, things },
} = demoContent;

const product = /^(.+)-([a-z]+)-(front|detail|scene)\.webp$/;

/** The alternative text of a demo picture; empty for a picture without a description. */
export function describePicture(file: string): Localized | Record<string, never> {
  const [, name, hue, view] = product.exec(file) ?? [];
  const kind = pictureKinds.find((known) => known === name);
  const color = Object.entries(colors).find(([slug]) => slug === hue)?.[1].name;
  if (!kind || !color) return describeScene(file) ?? {};
  const { place, ...thing } = things[kind];
  const plain = {
    en: `${thing.en} in ${color.en.toLowerCase()}`,
    ar: `${thing.ar} بلون ${color.ar}`,
    ir: `${thing.ir} به رنگ ${color.ir}`,
  };
  if (view === 'detail') return { en: `${plain.en}, from near`, ar: `${plain.ar}، عن قرب`, ir: `${plain.ir} از نزدیک` };
  if (view !== 'scene') return plain;
  const { en, ar, ir } = places[place];
  return { en: `${plain.en} ${en}`, ar: `${plain.ar} ${ar}`, ir: `${plain.ir} ${ir}` };
}

const { brands, categories, pictures, shops } = demoContent;

/** Pictures that show no single product: a scene of several, the picture of a category, the logo of a shop or a brand. */
function describeScene(file: string): Localized | undefined {
  const name = file.replace(/(-rtl)?\.webp$/, '');
  return describeThings(name) ?? describeCategory(name) ?? describeLogo(name);
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

function describeCategory(name: string): Localized | undefined {
  return categories.find(({ slug }) => name === `category-${slug}`)?.picture;
}

function describeLogo(name: string): Localized | undefined {
  if (name === 'avatar') return { en: 'A drawn face', ar: 'وجه مرسوم', ir: 'چهره‌ای نقاشی‌شده' };
  const brand = brands.find(({ slug }) => name === `brand-${slug}`);
  const shop = shops.find(({ slug }) => name === `shop-${slug}-logo`);
  const owner = brand ? { en: brand.name, ar: brand.name, ir: brand.name } : shop?.name;
  return owner && { en: `Sign of ${owner.en}`, ar: `شعار ${owner.ar}`, ir: `نشان ${owner.ir}` };
}

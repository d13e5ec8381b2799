import { brands } from './content/brands.ts';
import { seenScenes } from './content/seen-scenes.ts';
import { seenThings } from './content/seen-things.ts';
import { colors, type Localized, pictureKinds } from './content/shape.ts';
import { shops } from './content/shops.ts';

/** What a demo picture shows, by its file name without ending, for those who do not see it. Throws for one that nobody has described. */
export function describePicture(name: string): Localized {
  const told = describeProduct(name) ?? describeScene(name.replace(/-rtl$/, '')) ?? describeSign(name);
  if (!told) throw new Error(`Nobody has said what ${name} shows`);
  return { ...told, en: told.en.charAt(0).toUpperCase() + told.en.slice(1) };
}

function describeProduct(name: string): Localized | undefined {
  const [, about = '', view] = /^(.+)-(front|detail)$/.exec(name) ?? [];
  const kind = pictureKinds.find((each) => about.startsWith(`${each}-`) && about.slice(each.length + 1) in colors);
  const color = Object.entries(colors).find(([slug]) => about === `${kind}-${slug}`)?.[1].name;
  if (!kind || !color) return undefined;
  const thing = seenThings[kind];
  const inColor = {
    en: `${thing.en}, in ${color.en.toLowerCase()}`,
    ar: `${thing.ar}، اللون ${color.ar}`,
    ir: `${thing.ir}، به رنگ ${color.ir}`,
  };
  if (view === 'front') return inColor;
  return { en: `from near: ${inColor.en}`, ar: `عن قرب: ${inColor.ar}`, ir: `از نزدیک: ${inColor.ir}` };
}

function describeScene(name: string): Localized | undefined {
  const things = seenScenes[name]?.map((kind) => seenThings[kind]);
  if (!things) return undefined;
  const [last, ...before] = things.toReversed();
  const firsts = before.toReversed();
  const join = (locale: keyof Localized, comma: string, and: string) =>
    [firsts.map((thing) => thing[locale]).join(comma), last?.[locale]].join(and);
  return {
    en: `${join('en', ', ', ' and ')} before an arched wall`,
    ar: `${join('ar', ' و', ' و')} أمام جدار مقوّس`,
    ir: `${join('ir', '، ', ' و ')} جلوی دیواری طاق‌دار`,
  };
}

/** Signs, which say a name. */
function describeSign(name: string): Localized | undefined {
  if (name === 'avatar') return { en: 'a drawn face', ar: 'وجه مرسوم', ir: 'چهره‌ای نقاشی‌شده' };
  const brand = brands.find(({ slug }) => name === `brand-${slug}`);
  const shop = shops.find(({ slug }) => name === `shop-${slug}-logo`);
  const of = brand ? { en: brand.name, ar: brand.name, ir: brand.name } : shop?.name;
  return of && { en: `sign of ${of.en}`, ar: `شعار ${of.ar}`, ir: `نشان ${of.ir}` };
}

import { type Localized, pictureKinds } from '../../../../demo/content-schema.ts';
import { demoContent } from '../../../../demo/read-content.ts';
import { describeScene } from './describe-scene.ts';

const {
  colors,
  pictures: { places, things },
} = demoContent;

const product = /^(.+)-([a-z]+)-(front|detail|scene)\.webp$/;

/** What a demo picture shows, for those who do not see it; nothing for one that nobody has described. */
export function altOf(file: string): Localized | Record<string, never> {
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

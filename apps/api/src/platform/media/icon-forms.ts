import type { Sharp } from 'sharp';

type IconForm = { edge: number /** Part of the edge that stays empty at each side. */; margin: number; ground: string };

const clear = '#ffffff00';
const white = '#ffffff';

/** The squares that are made of a sign where a site is installed. Phones cut the last two as they like, so their ground is whole. */
export const iconForms = {
  'icon-192': { edge: 192, margin: 0, ground: clear },
  'icon-512': { edge: 512, margin: 0, ground: clear },
  'touch-180': { edge: 180, margin: 0.1, ground: white },
  'maskable-512': { edge: 512, margin: 0.2, ground: white },
} as const satisfies Record<string, IconForm>;
export type IconName = keyof typeof iconForms;

export function isIconName(name: string): name is IconName {
  return Object.hasOwn(iconForms, name);
}

/** The whole sign in the middle of a square. */
export function drawIcon(sign: Sharp, name: IconName): Sharp {
  const { edge, margin, ground }: IconForm = iconForms[name];
  const border = Math.round(edge * margin);
  return sign
    .resize({ width: edge - 2 * border, height: edge - 2 * border, fit: 'contain', background: ground })
    .extend({ top: border, bottom: border, left: border, right: border, background: ground })
    .flatten(ground === clear ? false : { background: ground })
    .png({ compressionLevel: 9 });
}

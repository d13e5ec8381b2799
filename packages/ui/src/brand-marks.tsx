import { classNames } from './class-names.ts';

/** Logos of other companies, in one colour, from `public/brand-marks.svg`: the icon set has none. */
const names = [
  'facebook',
  'instagram',
  'x',
  'youtube',
  'linkedin',
  'whatsapp',
  'telegram',
  'pinterest',
  'tiktok',
  'google',
  'apple',
  'google_play',
] as const;

export type BrandMarkName = (typeof names)[number];

/** Whether there is a logo for a name from the settings. */
export function isBrandMark(name: string): name is BrandMarkName {
  return names.some((known) => known === name);
}

export function BrandMark({ name, className }: { name: BrandMarkName; className?: string | undefined }) {
  return (
    <svg viewBox="0 0 24 24" fill="currentColor" aria-hidden="true" className={classNames('size-5 shrink-0', className)}>
      <use href={`/brand-marks.svg#${name}`} />
    </svg>
  );
}

import type { TermKind } from '@souk/contract/back-office/catalog/terms';

/** The texts of each kind: the screens of the four are one. */
export const termTexts = { brands: 'Brands', colors: 'Colours', sizes: 'Sizes', units: 'Units' } as const satisfies Record<
  TermKind,
  string
>;
export const newTermTexts = {
  brands: 'New brand',
  colors: 'New colour',
  sizes: 'New size',
  units: 'New unit',
} as const satisfies Record<TermKind, string>;

/** Their names in the audit log. */
export const termNouns = { brands: 'brand', colors: 'color', sizes: 'size', units: 'unit' } as const satisfies Record<TermKind, string>;

/** A small square of a colour; its name is next to it. */
export function Swatch({ hex }: { hex: string }) {
  return (
    <span aria-hidden="true" className="inline-block size-5 shrink-0 rounded-full border border-line-strong" style={{ background: hex }} />
  );
}

import { classNames } from '@souk/ui/class-names.ts';

type ColorSwatchProps = { hex: string; className?: string | undefined };

/** A colour as a dot, also with forced colours. The border makes white visible on white and black on black. */
export function ColorSwatch({ hex, className = 'size-5' }: ColorSwatchProps) {
  return (
    <span
      aria-hidden="true"
      className={classNames('inline-block shrink-0 rounded-full border border-ink/20 forced-color-adjust-none', className)}
      style={{ backgroundColor: hex }}
    />
  );
}

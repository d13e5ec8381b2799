import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { useFigures } from './ui-context.tsx';

export type BadgeTone = 'neutral' | 'primary' | 'sale' | 'sale_soft' | 'success' | 'warn' | 'inverse';
type BadgeProps = { tone?: BadgeTone | undefined; children: ReactNode; className?: string | undefined };

const tones = {
  neutral: 'bg-tint text-ink-muted',
  primary: 'bg-primary-soft text-on-primary-soft',
  sale: 'bg-sale text-on-sale',
  sale_soft: 'bg-sale-soft text-sale-text',
  success: 'bg-success-soft text-success-text',
  warn: 'bg-warn-soft text-warn-text',
  inverse: 'bg-inverse text-on-inverse',
} satisfies Record<BadgeTone, string>;

/** A short label for the thing next to it. */
export function Badge({ tone = 'neutral', className, children }: BadgeProps) {
  return (
    <span className={classNames('badge inline-flex', tones[tone], className)}>
      {/* Preserves the order of a figure such as -30% in right-to-left text. */}
      <bdi>{children}</bdi>
    </span>
  );
}

/** A number on the corner of its positioned parent, nothing at zero. The parent's label must contain the number. */
export function CountBadge({ count }: { count: number }) {
  const figures = useFigures();
  if (count < 1) return null;
  return (
    // Rendered by CSS: as text it would become part of the accessible name.
    <span
      aria-hidden="true"
      data-count={figures(count > 99 ? '99+' : count)}
      className="absolute -end-0.5 -top-0.5 grid h-5 min-w-5 place-items-center rounded-full bg-primary px-1 text-xs leading-none font-bold text-on-primary tabular-nums ring-2 ring-surface before:content-[attr(data-count)]"
    />
  );
}

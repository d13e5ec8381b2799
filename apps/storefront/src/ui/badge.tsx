import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

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

/** A word or a figure about the thing beside it. */
export function Badge({ tone = 'neutral', className, children }: BadgeProps) {
  return (
    <span
      className={classNames(
        'inline-flex w-fit items-center gap-1 rounded-sm px-2 py-0.5 text-xs font-semibold whitespace-nowrap tabular-nums max-[18rem]:whitespace-normal [&_svg]:size-3.5',
        tones[tone],
        className,
      )}
    >
      {/* A bare figure such as -30% keeps its order in right-to-left text. */}
      <bdi className="inline-flex items-center gap-1">{children}</bdi>
    </span>
  );
}

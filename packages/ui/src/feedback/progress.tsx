import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';

type ProgressProps = {
  value: number;
  max: number;
  /** The accessible name of the bar. */
  label: string;
  /** Text under the bar, for example how many were sold. */
  children?: ReactNode;
  tone?: 'primary' | 'sale' | 'success' | 'star' | undefined;
  className?: string | undefined;
};

const tones = { primary: 'bg-primary', sale: 'bg-sale', success: 'bg-success', star: 'bg-star' };

/** A progress bar. */
export function Progress({ value, max, label, children, tone = 'primary', className }: ProgressProps) {
  const part = max > 0 ? Math.min(Math.max(value / max, 0), 1) : 0;
  return (
    <span className={classNames('grid gap-1.5', className)}>
      <span role="progressbar" aria-label={label} aria-valuenow={value} aria-valuemin={0} aria-valuemax={max} className="progress">
        <span className={tones[tone]} style={{ inlineSize: `${part * 100}%` }} />
      </span>
      {children && <span className="text-xs text-ink-muted tabular-nums">{children}</span>}
    </span>
  );
}

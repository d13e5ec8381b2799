import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import { controlClass, useFieldProps } from './field.tsx';

export type SelectOption = { value: string; label: string; disabled?: boolean | undefined };
type SelectProps = Omit<ComponentProps<'select'>, 'children' | 'size'> & {
  options: readonly SelectOption[];
  /** Shown while nothing is chosen. */
  placeholder?: string | undefined;
  size?: 'sm' | 'md' | undefined;
};

/** A native select; use Combobox for long lists. */
export function Select({ options, placeholder, size = 'md', className, ...rest }: SelectProps) {
  return (
    <span className={classNames('relative grid', className)}>
      <select
        {...useFieldProps(rest)}
        className={classNames(controlClass, 'appearance-none truncate pe-10', size === 'sm' && 'min-h-9 text-sm pointer-coarse:min-h-11')}
      >
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown aria-hidden="true" className="pointer-events-none absolute end-3 top-1/2 size-4.5 -translate-y-1/2 text-ink-muted" />
    </span>
  );
}

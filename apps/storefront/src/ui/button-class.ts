import { classNames } from './class-names.ts';

export type ButtonVariant = 'primary' | 'secondary' | 'soft' | 'ghost' | 'danger' | 'text';
export type ButtonSize = 'sm' | 'md' | 'lg';
export type ButtonLook = { variant?: ButtonVariant | undefined; size?: ButtonSize | undefined; block?: boolean | undefined };

const variants = {
  primary: 'bg-primary text-on-primary enabled:hover:bg-primary-hover [a&]:hover:bg-primary-hover',
  secondary:
    'border border-line-strong bg-surface text-ink enabled:hover:border-ink-faint enabled:hover:bg-tint [a&]:hover:border-ink-faint [a&]:hover:bg-tint',
  soft: 'bg-primary-soft text-on-primary-soft enabled:hover:brightness-[0.97] [a&]:hover:brightness-[0.97]',
  ghost: 'text-ink enabled:hover:bg-tint [a&]:hover:bg-tint',
  danger: 'bg-sale text-on-sale enabled:hover:brightness-90 [a&]:hover:brightness-90',
  text: 'text-accent underline-offset-4 enabled:hover:underline [a&]:hover:underline',
} satisfies Record<ButtonVariant, string>;

const sizes = {
  sm: 'min-h-9 gap-1.5 rounded-md px-3.5 text-sm whitespace-nowrap max-[18rem]:whitespace-normal pointer-coarse:min-h-11',
  md: 'min-h-11 gap-2 rounded-md px-5 text-sm',
  lg: 'min-h-13 gap-2.5 rounded-lg px-7 text-base',
} satisfies Record<ButtonSize, string>;

const textSizes = { sm: 'min-h-8 gap-1 text-sm', md: 'min-h-9 gap-1.5 text-sm', lg: 'min-h-11 gap-2 text-base' } satisfies Record<
  ButtonSize,
  string
>;

/** The look of a button, for whatever element acts as one. */
export function buttonClass({ variant = 'primary', size = 'md', block }: ButtonLook = {}): string {
  return classNames(
    'print:hidden forced-colors:border relative inline-flex shrink-0 max-[18rem]:shrink select-none items-center justify-center text-center font-semibold',
    'transition-[background-color,border-color,color,filter,scale] duration-(--duration-quick) active:enabled:scale-[0.985]',
    'disabled:opacity-45 aria-disabled:cursor-progress [&_svg]:size-[1.2em] [&_svg]:shrink-0',
    variant === 'text' ? textSizes[size] : sizes[size],
    variants[variant],
    block && (size === 'sm' ? 'w-full px-2' : 'w-full'),
  );
}

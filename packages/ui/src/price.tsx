import { classNames } from './class-names.ts';
import { useText } from './ui-context.tsx';

type PriceProps = {
  /** Formatted, like `original`. */
  amount: string;
  /** The former price, struck through. */
  original?: string | undefined;
  size?: 'sm' | 'md' | 'lg' | undefined;
  className?: string | undefined;
};

const sizes = { sm: 'text-sm', md: 'text-base', lg: 'text-xl' };

/** An amount, with the former one if it is reduced. */
export function Price({ amount, original, size = 'md', className }: PriceProps) {
  const text = useText();
  return (
    <span className={classNames('price inline-flex', className)}>
      {original ? (
        <>
          <span className="sr-only">{text('Price')}</span>
          <ins className={sizes[size]}>
            <bdi>{amount}</bdi>
          </ins>
          <span className="sr-only">{text('Original price')}</span>
          <del className={size === 'lg' ? 'text-base' : undefined}>
            <bdi>{original}</bdi>
          </del>
        </>
      ) : (
        <span className={classNames('font-bold text-ink', sizes[size])}>
          <bdi>{amount}</bdi>
        </span>
      )}
    </span>
  );
}

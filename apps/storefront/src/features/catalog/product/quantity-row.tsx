import type { ReactNode } from 'react';
import type { Product } from '../../../lib/answers/answers.ts';
import { useI18n } from '../../../lib/services/services-context.tsx';
import { QuantityStepper } from '../../../ui/quantity-stepper.tsx';
import type { ProductChoice } from './use-product-choice.ts';

type QuantityRowProps = { product: Product; chosen: ProductChoice; children: ReactNode };

/** How many, and at the row's end what else can be done with the product. */
export function QuantityRow({ product, chosen, children }: QuantityRowProps) {
  const { t } = useI18n();
  const { quantity, max, setQuantity, soldOut } = chosen;
  return (
    <div className="flex flex-wrap items-center gap-3">
      {!soldOut && (
        <QuantityStepper
          value={quantity}
          max={max}
          label={t('Quantity of {name}', { name: product.name })}
          onIncrease={() => setQuantity(quantity + 1)}
          onDecrease={() => setQuantity(quantity - 1)}
        />
      )}
      {children}
    </div>
  );
}

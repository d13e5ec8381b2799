import type { Product } from '@souk/contract/catalog';
import { ShoppingBag } from 'lucide-react';
import type { ReactNode } from 'react';
import { useI18n } from '../../../lib/services/services-context.tsx';
import { Button } from '../../../ui/button.tsx';
import { QuantityStepper } from '../../../ui/quantity-stepper.tsx';
import type { ProductChoice } from './use-product-choice.ts';

type AddButtonProps = { soldOut: boolean; busy: boolean; onAdd: () => void; className?: string | undefined };

export function AddButton({ soldOut, busy, onAdd, className }: AddButtonProps) {
  const { t } = useI18n();
  return (
    <Button size="lg" busy={busy} disabled={soldOut} onClick={onAdd} className={className}>
      <ShoppingBag aria-hidden="true" />
      {soldOut ? t('Sold out') : t('Add to cart')}
    </Button>
  );
}

type BuyRowProps = { product: Product; chosen: ProductChoice; children: ReactNode };

/** How many, and what to do with them. */
export function BuyRow({ product, chosen, children }: BuyRowProps) {
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

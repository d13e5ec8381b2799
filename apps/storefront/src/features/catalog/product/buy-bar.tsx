import type { Product } from '@souk/contract/catalog';
import { useEffect } from 'react';
import { useI18n } from '../../../lib/services/services-context.tsx';
import { StickyBar } from '../../../ui/sticky-bar.tsx';
import { AddButton } from './buy-row.tsx';
import { ProductPrice } from './product-price.tsx';
import type { ProductChoice } from './use-product-choice.ts';

type BuyBarProps = { product: Product; chosen: ProductChoice; busy: boolean; onAdd: () => void };

/** On a phone the price and the button stay in reach of the thumb. */
export function BuyBar({ product, chosen, busy, onAdd }: BuyBarProps) {
  const { t } = useI18n();
  useEffect(() => {
    // Messages stand above the bar.
    document.documentElement.style.setProperty('--bottom-bar', '4.75rem');
    return () => {
      document.documentElement.style.removeProperty('--bottom-bar');
    };
  }, []);
  return (
    <StickyBar label={t('Buy')} className="-mx-(--gutter) mt-10">
      <span className="min-w-0 grow">
        <ProductPrice product={product} choice={chosen.choice} size="sm" />
      </span>
      <AddButton soldOut={chosen.soldOut} busy={busy} onAdd={onAdd} className="min-w-44 px-5!" />
    </StickyBar>
  );
}

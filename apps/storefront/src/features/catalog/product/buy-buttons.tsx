import { ShoppingBag } from 'lucide-react';
import { useI18n } from '../../../lib/services/services-context.tsx';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import type { Buying } from './purchase.ts';

type BuyButtonsProps = { soldOut: boolean; buy: Buying; className?: string | undefined };

/** Into the cart with the rest, or at once and alone. */
export function BuyButtons({ soldOut, buy, className }: BuyButtonsProps) {
  const { t } = useI18n();
  return (
    <div className={classNames('grid auto-cols-fr grid-flow-col gap-2.5 max-[18rem]:grid-flow-row', className)}>
      <Button size="lg" busy={buy.busy === 'add'} disabled={soldOut} onClick={buy.onAdd} className="px-3!">
        <ShoppingBag aria-hidden="true" className="max-[24rem]:hidden" />
        {soldOut ? t('Sold out') : t('Add to cart')}
      </Button>
      {!soldOut && (
        <Button size="lg" variant="soft" busy={buy.busy === 'buyNow'} onClick={buy.onBuyNow} className="px-3!">
          {t('Buy now')}
        </Button>
      )}
    </div>
  );
}

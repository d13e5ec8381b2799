import type { CartGroup as Group } from '@souk/contract/cart';
import { Ticket } from 'lucide-react';
import { useCart, useI18n, useServices, useSettings } from '../../lib/services/services-context.tsx';
import { Button } from '../../ui/button.tsx';
import { RatingStars } from '../../ui/rating-stars.tsx';
import { chooseShop } from './cart-calls.ts';
import { CartLine } from './cart-line.tsx';

type CartGroupProps = { group: Group; onVoucher: () => void };

/** A shop's part of the cart. Its header chooses it for checkout, where there is more than one vendor. */
export function CartGroup({ group, onVoucher }: CartGroupProps) {
  const { t } = useI18n();
  const multiVendor = useSettings((state) => state.multiVendor);
  return (
    <section aria-label={group.shop_name} className="overflow-hidden rounded-lg border border-line bg-surface">
      {multiVendor ? <ChoosingHeader group={group} /> : <header className="px-4 pt-3 font-semibold">{group.shop_name}</header>}
      <ul className="divide-y divide-line px-4">
        {group.products.map((line) => (
          <CartLine key={line.line_id} line={line} />
        ))}
      </ul>
      {multiVendor && (
        <div className="border-t border-line px-4 py-1">
          <Button variant="text" size="sm" onClick={onVoucher}>
            <Ticket aria-hidden="true" />
            {t('Apply Store voucher')}
          </Button>
        </div>
      )}
    </section>
  );
}

function ChoosingHeader({ group }: { group: Group }) {
  const services = useServices();
  const { t, rating } = useI18n();
  const chosen = useCart((state) => state.selectedShopIds.includes(group.shop_id));
  return (
    <label className="flex min-h-12 cursor-pointer items-center gap-3 max-[18rem]:flex-wrap border-b border-line bg-raised px-4 py-2 hover:bg-tint">
      <input
        type="checkbox"
        className="size-5 shrink-0 accent-(--color-primary)"
        checked={chosen}
        onChange={() => void chooseShop(services, group.shop_id)}
        aria-label={t('Check out {shop}', { shop: group.shop_name })}
      />
      <span className="min-w-0 flex-1 truncate font-semibold">{group.shop_name}</span>
      {group.shop_rating > 0 && <RatingStars value={group.shop_rating} figure={rating(group.shop_rating)} />}
    </label>
  );
}

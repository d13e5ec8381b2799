import { lazyPart } from '@souk/client/lazy-part.ts';
import type { CartGroup as Group } from '@souk/contract/cart';
import { Button } from '@souk/ui/button.tsx';
import { EmptyState } from '@souk/ui/feedback/empty-state.tsx';
import { Note } from '@souk/ui/feedback/note.tsx';
import { Drawer } from '@souk/ui/overlay/dialog.tsx';
import { toast } from '@souk/ui/overlay/toast.ts';
import { RatingStars } from '@souk/ui/rating-stars.tsx';
import { Ticket } from 'lucide-react';
import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { useCart, useI18n, useMoney, useServices, useSettings } from '../../lib/services/services-context.tsx';
import { CartLine } from './cart-line.tsx';
import { CartTab } from './cart-tab.tsx';
import { cartAmount } from './model/cart-selection.ts';
import { loadSummary, toggleShopSelection } from './mutations.ts';

const VoucherDialog = lazyPart(
  () => import('./voucher-dialog.tsx'),
  ({ VoucherDialog }) => VoucherDialog,
);

const ShopOffer = lazyPart(
  () => import('./shop-offer.tsx'),
  ({ ShopOffer }) => ShopOffer,
);

/** My Cart: the lines by shop, what they come to, and the way to checkout. `note` follows the lines. */
export function CartDrawer({ note }: { note?: ReactNode }) {
  const services = useServices();
  const { t } = useI18n();
  const open = useSettings((state) => state.basketCanvas);
  const groups = useCart((state) => state.products);
  const [voucherShop, setVoucherShop] = useState<Group | null>(null);
  const close = () => services.settings.setState({ basketCanvas: false });
  useEffect(() => {
    if (!open) return;
    toast.withdraw('cart');
    void loadSummary(services);
  }, [open, services]);
  return (
    <Drawer open={open} onClose={close} title={t('My Cart')} footer={groups.length > 0 ? <CartFooter onLeave={close} /> : undefined}>
      {groups.length === 0 ? (
        <EmptyState
          compact
          illustration="basket"
          title={t('Cart is empty')}
          text={t('Items you add are saved here.')}
          action={{ label: t('Start shopping'), onPress: close }}
        />
      ) : (
        <div className="grid gap-4">
          {groups.map((group) => (
            <CartGroup key={group.shop_id} group={group} onVoucher={() => services.whenSignedIn(() => setVoucherShop(group))} />
          ))}
          {note}
        </div>
      )}
      <CartTab place="drawer" />
      {voucherShop && (
        <Suspense>
          <VoucherDialog shop={voucherShop} onClose={() => setVoucherShop(null)} />
        </Suspense>
      )}
    </Drawer>
  );
}

function CartFooter({ onLeave }: { onLeave: () => void }) {
  const { t } = useI18n();
  const money = useMoney();
  const navigate = useNavigate();
  const groups = useCart((state) => state.products);
  const selectedShopIds = useCart((state) => state.selectedShopIds);
  const [isRefused, setRefused] = useState(false);
  const multiVendor = useSettings((state) => state.multiVendor);
  const selected = multiVendor ? groups.filter(({ shop_id }) => selectedShopIds.includes(shop_id)) : groups;
  if (isRefused && selected.length > 0) setRefused(false);
  function handleProceed() {
    if (selected.length === 0) return setRefused(true);
    onLeave();
    void navigate(paths.checkout());
  }
  return (
    <div className="grid gap-3">
      <p className="flex items-baseline justify-between gap-4">
        <span className="text-ink-muted">{t('Cart Amount')}</span>
        <bdi className="text-lg font-bold tabular-nums">{money(cartAmount(groups))}</bdi>
      </p>
      {selected.length < groups.length && (
        <p className="flex items-baseline justify-between gap-4 text-sm">
          <span className="text-ink-muted">
            {t('{selected} of {total} shops selected', { selected: selected.length, total: groups.length })}
          </span>
          <bdi className="font-semibold tabular-nums">{money(cartAmount(selected))}</bdi>
        </p>
      )}
      {isRefused && <Note tone="error">{t('Please select at least one shop')}</Note>}
      <Button block size="lg" onClick={handleProceed}>
        {t('Proceed to Checkout')}
      </Button>
    </div>
  );
}

type CartGroupProps = { group: Group; onVoucher: () => void };

/** A shop's part of the cart. Its header chooses it for checkout, where there is more than one vendor. */
function CartGroup({ group, onVoucher }: CartGroupProps) {
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
      <Suspense>
        <ShopOffer shopId={group.shop_id} shopName={group.shop_name} amount={cartAmount([group])} />
      </Suspense>
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
        onChange={() => void toggleShopSelection(services, group.shop_id)}
        aria-label={t('Check out {shop}', { shop: group.shop_name })}
      />
      <span className="min-w-0 flex-1 truncate font-semibold">{group.shop_name}</span>
      {group.shop_rating > 0 && <RatingStars value={group.shop_rating} figure={rating(group.shop_rating)} />}
    </label>
  );
}

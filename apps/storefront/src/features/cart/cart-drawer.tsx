import type { CartGroup as Group } from '@souk/contract/cart';
import { Suspense, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { lazyPart } from '../../lib/lazy-part.ts';
import { useMoney } from '../../lib/money/use-money.ts';
import { paths } from '../../lib/paths.ts';
import { useCart, useI18n, useServices, useSettings } from '../../lib/services/services-context.tsx';
import { cartAmount } from '../../lib/stores/cart-changes.ts';
import { Button } from '../../ui/button.tsx';
import { Drawer } from '../../ui/drawer.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Note } from '../../ui/note.tsx';
import { loadCheckout } from './cart-calls.ts';
import { CartGroup } from './cart-group.tsx';
import { CartTab } from './cart-tab.tsx';

const VoucherDialog = lazyPart(
  () => import('./voucher-dialog.tsx'),
  ({ VoucherDialog }) => VoucherDialog,
);

/** My Cart: the lines by shop, what they come to, and the way to checkout. */
export function CartDrawer() {
  const services = useServices();
  const { t } = useI18n();
  const open = useSettings((state) => state.basketCanvas);
  const groups = useCart((state) => state.products);
  const [voucherShop, setVoucherShop] = useState<Group | null>(null);
  const close = () => services.settings.setState({ basketCanvas: false });
  useEffect(() => {
    if (open) void loadCheckout(services);
  }, [open, services]);
  return (
    <Drawer open={open} onClose={close} title={t('My Cart')} footer={groups.length > 0 ? <CartFooter onLeave={close} /> : undefined}>
      {groups.length === 0 ? (
        <EmptyState
          compact
          drawing="basket"
          title={t('Cart is empty')}
          text={t('What you put in stays here until you come back.')}
          action={{ label: t('Look around'), onPress: close }}
        />
      ) : (
        <div className="grid gap-4">
          {groups.map((group) => (
            <CartGroup key={group.shop_id} group={group} onVoucher={() => setVoucherShop(group)} />
          ))}
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

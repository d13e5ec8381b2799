import type { CartGroup as Group } from '@souk/contract/cart';
import { Suspense, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { lazyPart } from '../../lib/lazy-part.ts';
import { useMoney } from '../../lib/money/use-money.ts';
import { paths } from '../../lib/paths.ts';
import { useCart, useI18n, useServices, useSettings } from '../../lib/services/services-context.tsx';
import { Button } from '../../ui/button.tsx';
import { Drawer } from '../../ui/drawer.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { toast } from '../../ui/toast/toast.ts';
import { loadCheckout } from './cart-calls.ts';
import { CartGroup } from './cart-group.tsx';

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
      {voucherShop && (
        <Suspense>
          <VoucherDialog shop={voucherShop} onClose={() => setVoucherShop(null)} />
        </Suspense>
      )}
    </Drawer>
  );
}

function CartFooter({ onLeave }: { onLeave: () => void }) {
  const services = useServices();
  const { t } = useI18n();
  const money = useMoney();
  const navigate = useNavigate();
  const amount = useCart((state) => state.totalAmount);
  function handleProceed() {
    if (services.cart.getState().selectedShopIds.length === 0) return void toast.error(t('Please select at least one shop'));
    onLeave();
    void navigate(paths.checkout());
  }
  return (
    <div className="grid gap-3">
      <p className="flex items-baseline justify-between gap-4">
        <span className="text-ink-muted">{t('Cart Amount')}</span>
        <bdi className="text-lg font-bold tabular-nums">{money(amount)}</bdi>
      </p>
      <Button block size="lg" onClick={handleProceed}>
        {t('Proceed to Checkout')}
      </Button>
    </div>
  );
}

import { failureText, isSignedOut } from '@souk/client/api/api-error.ts';
import type { CartGroup, Coupon } from '@souk/contract/cart';
import { Badge } from '@souk/ui/badge.tsx';
import { Button } from '@souk/ui/button.tsx';
import { EmptyState } from '@souk/ui/feedback/empty-state.tsx';
import { ErrorState } from '@souk/ui/feedback/error-state.tsx';
import { Skeleton } from '@souk/ui/feedback/skeleton.tsx';
import { Dialog } from '@souk/ui/overlay/dialog.tsx';
import { toast } from '@souk/ui/overlay/toast.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { useI18n, useMoney, useServices } from '../../lib/services/services-context.tsx';
import { clearSession } from '../../lib/stores/auth-store.ts';
import { cartAmount } from './model/cart-selection.ts';
import { collectVoucher } from './mutations.ts';
import { cartQueries } from './queries.ts';

type VoucherDialogProps = { shop: CartGroup; onClose: () => void };

/** The vouchers of a shop; a collected one applies automatically at checkout. */
export function VoucherDialog({ shop, onClose }: VoucherDialogProps) {
  const services = useServices();
  const { t } = services.i18n;
  const { data, error, refetch, isFetching } = useQuery(cartQueries.vouchers(services.api, shop.shop_id));
  useFailureToast(error, onClose);
  return (
    <Dialog open onClose={onClose} title={t('Vouchers from {shop}', { shop: shop.shop_name })}>
      {error && !data ? (
        <ErrorState title={t('The vouchers could not be loaded')} onRetry={() => void refetch()} busy={isFetching} />
      ) : data === undefined ? (
        <div className="grid gap-3">
          <Skeleton className="h-24 rounded-lg" />
          <Skeleton className="h-24 rounded-lg" />
        </div>
      ) : data.length === 0 ? (
        <EmptyState compact illustration="voucher" title={t('Sorry there is no voucher available')} />
      ) : (
        <ul className="grid gap-3">
          {data.map((coupon) => (
            <VoucherTicket key={coupon.id} coupon={coupon} amount={cartAmount([shop])} />
          ))}
        </ul>
      )}
    </Dialog>
  );
}

/** Shows why the list failed; a visitor who is not signed in is sent to the home page. */
function useFailureToast(error: Error | null, onClose: () => void): void {
  const { auth, i18n, settings } = useServices();
  const navigate = useNavigate();
  useEffect(() => {
    if (!error) return;
    toast.error(failureText(i18n, error));
    if (!isSignedOut(error)) return;
    auth.setState(clearSession);
    onClose();
    // The end of the session emptied the cart in the drawer.
    settings.setState({ basketCanvas: false });
    void navigate(paths.home());
  }, [error, auth, i18n, settings, navigate, onClose]);
}

function VoucherTicket({ coupon, amount }: { coupon: Coupon; amount: number }) {
  const services = useServices();
  const { t, percent } = useI18n();
  const money = useMoney();
  const validity = useValidity(coupon);
  const missing = coupon.is_applicable ? 0 : coupon.min_order_amount - amount;
  const isPercent = coupon.discount_type === 'Percentage';
  return (
    <li className="grid grid-cols-[6.5rem_1fr] overflow-hidden rounded-lg border border-line bg-surface">
      <div className="grid place-content-center gap-0.5 border-e-2 border-dashed border-line bg-primary-soft px-2 py-4 text-center text-on-primary-soft">
        <bdi className="text-xl font-bold tabular-nums">{isPercent ? percent(coupon.discount) : money(coupon.discount)}</bdi>
        <span className="text-xs font-semibold">{t('off')}</span>
      </div>
      <div className="grid content-center gap-1.5 p-3">
        <p className="flex flex-wrap items-center gap-2">
          <span className="font-semibold tracking-wide" dir="ltr">
            {coupon.code}
          </span>
          {coupon.is_applicable && <Badge tone="success">{t('Applies to your cart')}</Badge>}
        </p>
        {missing > 0 && <p className="text-xs font-semibold">{t('{amount} more in this shop to use it', { amount: money(missing) })}</p>}
        <p className="text-xs text-ink-muted">
          {t('Orders from {amount}', { amount: money(coupon.min_order_amount) })}
          {coupon.max_discount_amount !== null && ` · ${t('up to {amount}', { amount: money(coupon.max_discount_amount) })}`}
          {validity && ` · ${validity}`}
        </p>
        <div>
          <Button
            size="sm"
            variant={coupon.is_collected ? 'secondary' : 'primary'}
            inactive={coupon.is_collected}
            onClick={() => void collectVoucher(services, coupon)}
          >
            {coupon.is_collected ? t('Collected') : t('Collect')}
          </Button>
        </div>
      </div>
    </li>
  );
}

/** A server with the specification's fields alone may send a text, or nothing. */
function useValidity({ validity }: Coupon): string {
  const { t, date } = useI18n();
  return Number.isNaN(Date.parse(validity)) ? (validity ?? '') : t('until {date}', { date: date(validity) });
}

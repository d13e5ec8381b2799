import type { CartOffer, CartVoucher } from '@souk/contract/cart';
import { Button } from '@souk/ui/button.tsx';
import { Progress } from '@souk/ui/feedback/progress.tsx';
import { keepPreviousData, useIsMutating, useQuery } from '@tanstack/react-query';
import { Ticket, Truck } from 'lucide-react';
import { useDeliveryDates } from '../../lib/delivery-time.ts';
import { askOurs } from '../../lib/other-servers/ask-ours.ts';
import { useCart, useI18n, useMoney, useServices } from '../../lib/services/services-context.tsx';
import { isGuest, useHasCart } from './guest-cart.ts';
import { collectVoucher } from './mutations.ts';
import { cartKeys } from './queries.ts';

type ShopOfferProps = { shopId: number; shopName: string; amount: number };

/** Shows the shop's delivery charge and what a larger order would save. Absent on servers that do not know the call. */
export function ShopOffer({ shopId, shopName, amount }: ShopOfferProps) {
  const offer = useOffers()?.find(({ shop_id }) => shop_id === shopId);
  if (!offer) return null;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3 border-t border-line px-4 py-3 text-sm">
      <Delivery offer={offer} />
      <Vouchers vouchers={offer.vouchers} shopId={shopId} shopName={shopName} amount={amount} />
    </div>
  );
}

/** The offers for the cart that the server knows. They are asked for again after each change that it has answered. */
function useOffers(): CartOffer[] | undefined {
  const services = useServices();
  const { api, visitor } = services;
  const cart = useCart(({ products }) =>
    products
      .flatMap((group) => group.products)
      .map(({ line_id, quantity }) => `${line_id} ${quantity}`)
      .join(),
  );
  const hasCart = useHasCart();
  const changes = useIsMutating({ mutationKey: cartKeys.changes });
  const { data } = useQuery({
    queryKey: [...cartKeys.offers, cart],
    queryFn: async ({ signal }) => {
      const items = isGuest(services) && visitor.getState().items;
      const answer = items
        ? await askOurs(api, 'POST /guest-cart/offers', { body: { items }, signal })
        : await askOurs(api, 'GET /cart/offers', { signal });
      return answer?.offers ?? [];
    },
    enabled: hasCart && changes === 0,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  return data;
}

function Delivery({ offer: { delivery_charge, estimated_delivery, cheaper_delivery } }: { offer: CartOffer }) {
  const { t, plural } = useI18n();
  const money = useMoney();
  const isFree = delivery_charge === 0;
  const dates = useDeliveryDates(estimated_delivery ?? null);
  return (
    <div className="grid gap-0.5">
      <p className="flex items-center gap-2">
        <Truck aria-hidden="true" className="mirror size-4 shrink-0 text-ink-muted" />
        <span className="flex-1">{isFree ? t('Free delivery') : t('Delivery')}</span>
        {!isFree && <bdi className="font-semibold tabular-nums">{money(delivery_charge)}</bdi>}
      </p>
      {dates && <p className="ps-6 text-xs text-ink-muted">{dates}</p>}
      {cheaper_delivery && (
        <p className="ps-6 text-xs text-ink-muted">
          {cheaper_delivery.charge === 0
            ? plural(cheaper_delivery.missing_quantity, '{count} more item for free delivery', '{count} more items for free delivery')
            : plural(
                cheaper_delivery.missing_quantity,
                '{count} more item for delivery at {amount}',
                '{count} more items for delivery at {amount}',
                {
                  amount: money(cheaper_delivery.charge),
                },
              )}
        </p>
      )}
    </div>
  );
}

type VouchersProps = ShopOfferProps & { vouchers: readonly CartVoucher[] };

/** The applied voucher, the way to the next one, and why collected ones do not apply. */
function Vouchers({ vouchers, shopId, shopName, amount }: VouchersProps) {
  const services = useServices();
  const { t } = useI18n();
  const money = useMoney();
  const discountOf = useDiscount();
  const reasonOf = useReason();
  const applied = vouchers.find(({ state }) => state === 'applied');
  const collectable = vouchers.find(({ state, saving }) => state === 'collectable' && (!applied || saving > applied.saving));
  const next = vouchers.find(({ state }) => state === 'below-minimum');
  const others = vouchers.filter((voucher) => voucher.is_collected && voucher !== applied && voucher !== next);
  return (
    <>
      {applied && (
        <p className="flex items-center gap-2 text-success-text">
          <Ticket aria-hidden="true" className="size-4 shrink-0" />
          {t('{code} saves you {amount}', { code: applied.code, amount: money(applied.saving) })}
        </p>
      )}
      {collectable && (
        <Button
          variant="secondary"
          size="sm"
          className="justify-self-start text-start! whitespace-normal!"
          onClick={() => services.whenSignedIn(() => void collectVoucher(services, { ...collectable, shop_id: shopId }))}
        >
          <Ticket aria-hidden="true" />
          {t('Collect {code} for {discount} off', { code: collectable.code, discount: discountOf(collectable) })}
        </Button>
      )}
      {next && (
        <Progress
          value={amount}
          max={amount + next.missing_amount}
          label={t('Progress to the voucher {code} of {shop}', { code: next.code, shop: shopName })}
        >
          {t('{amount} more for {discount} off with {code}', {
            amount: money(next.missing_amount),
            discount: discountOf(next),
            code: next.code,
          })}
        </Progress>
      )}
      {others.length > 0 && (
        <ul className="grid gap-1 text-xs text-ink-muted">
          {others.map((voucher) => (
            <li key={voucher.id}>
              <bdi className="font-semibold">{voucher.code}</bdi>: {reasonOf(voucher)}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function useDiscount() {
  const { percent } = useI18n();
  const money = useMoney();
  return ({ discount_type, discount }: CartVoucher) => (discount_type === 'Percentage' ? percent(discount) : money(discount));
}

/** Why a collected voucher does not apply. */
function useReason() {
  const { t } = useI18n();
  const money = useMoney();
  return ({ state, missing_amount }: CartVoucher): string => {
    switch (state) {
      case 'below-minimum':
        return t('{amount} more in this shop to use it', { amount: money(missing_amount) });
      case 'spent':
        return t('You have already used this voucher');
      case 'used-up':
        return t('This voucher has been fully redeemed');
      case 'ended':
        return t('This voucher has expired');
      case 'not-started':
        return t('This voucher is not valid yet');
      default:
        return t('Another voucher saves you more');
    }
  };
}

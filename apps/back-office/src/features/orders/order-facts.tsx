import type { Funder, ManagedOrder } from '@souk/contract/back-office/orders';
import { Fact } from '../../lib/fact.tsx';
import { TextLink } from '../../lib/frame/text-link.tsx';
import { Money } from '../../lib/money.tsx';
import { Panel } from '../../lib/panel.tsx';
import { paths } from '../../lib/paths.ts';
import { refundTexts } from '../../lib/refunds/refund-words.tsx';
import { useI18n } from '../../lib/services.tsx';
import { StatusBadge } from './order-words.tsx';

/** The ordered products and how the amount comes about. */
export function OrderLines({ managed: { order, lines, currency, funded_by, commission } }: { managed: ManagedOrder }) {
  const { t, number } = useI18n();
  const payer = (funder: Funder | null) =>
    funder === null ? '' : ` (${funder === 'shop' ? t('paid by the shop') : t('paid by the marketplace')})`;
  const { amounts } = order;
  const sums = [
    { label: t('Products'), amount: amounts.total_amount },
    { label: t('Voucher') + payer(funded_by.coupon), amount: -amounts.coupon_discount },
    { label: t('Membership') + payer(funded_by.membership), amount: -amounts.membership_discount_amount },
    { label: t('Taxes'), amount: amounts.order_tax_amount },
    { label: t('Delivery'), amount: amounts.delivery_charge },
  ].filter(({ amount }, index) => index === 0 || amount !== 0);
  return (
    <Panel title={t('Products')}>
      <ul className="divide-y divide-line">
        {lines.map((line) => (
          <li key={line.id} className="flex flex-wrap gap-x-4 gap-y-1 py-3 text-sm">
            <span className="w-10 shrink-0 text-ink-muted tabular-nums">{number(line.quantity)} ×</span>
            <span className="min-w-40 flex-1">
              {line.name}
              <span className="block text-ink-muted">{line.options}</span>
              {line.offer && (
                <span className="block text-ink-muted">
                  {line.offer.kind === 'offer' ? t('Offer of the product') : t('Flash sale')}
                  {payer(line.offer.funded_by)}: <Money amount={-line.offer.amount} currency={currency} />
                </span>
              )}
              {line.refunded > 0 && <span className="block text-sale-text">{t('{count} refunded', { count: number(line.refunded) })}</span>}
            </span>
            <Money amount={line.amount} currency={currency} />
          </li>
        ))}
      </ul>
      <dl className="grid gap-1.5 border-t border-line pt-3 text-sm">
        {sums.map(({ label, amount }) => (
          <div key={label} className="flex justify-between gap-4">
            <dt className="text-ink-muted">{label}</dt>
            <dd>
              <Money amount={amount} currency={currency} />
            </dd>
          </div>
        ))}
        <div className="flex justify-between gap-4 text-base font-semibold">
          <dt>{t('Total')}</dt>
          <dd>
            <Money amount={amounts.payable_amount} currency={currency} />
          </dd>
        </div>
        {commission && (
          <div className="flex justify-between gap-4 border-t border-line pt-2">
            <dt className="text-ink-muted">{t('Commission and its tax')}</dt>
            <dd>
              <Money amount={commission.amount + commission.tax_amount} currency={currency} />
            </dd>
          </div>
        )}
      </dl>
    </Panel>
  );
}

/** The shopper, the address, the shop and the payments. */
export function OrderFacts({ managed: { order, person, payments, purchase_orders, currency } }: { managed: ManagedOrder }) {
  const { t, list } = useI18n();
  const { address } = order;
  const lines = [address.flat_no, address.address_line, address.address_line2, address.area, address.post_code].filter(
    (each) => each !== null,
  );
  return (
    <Panel title={t('Details')}>
      <dl className="grid gap-3 text-sm">
        <Fact label={t('Shopper')}>
          {person.name}
          {person.phone && <Latin text={`+${person.phone}`} />}
          {person.email && <Latin text={person.email} />}
        </Fact>
        <Fact label={t('Delivery address')}>
          {address.name}
          <span className="block text-ink-muted">{list(lines.filter((line): line is string => Boolean(line)))}</span>
          <Latin text={address.phone} />
        </Fact>
        <Fact label={t('Shop')}>{order.shop.name}</Fact>
        {order.note && <Fact label={t('Note of the shopper')}>{order.note}</Fact>}
        {order.cancel_reason && <Fact label={t('Reason of the cancellation')}>{order.cancel_reason}</Fact>}
        {payments.map((payment) => (
          <Fact key={payment.created_at} label={payment.gateway === 'cash' ? t('Cash on delivery') : payment.gateway}>
            <Money amount={payment.amount} currency={currency} />
            {payment.refunds.map((refund) => (
              <span key={refund.id} className={`block ${refund.status === 'Failed' ? 'text-sale-text' : 'text-ink-muted'}`}>
                {t(refundTexts[refund.status])}: <Money amount={refund.amount} currency={currency} />
                {refund.reference && <bdi className="block wrap-anywhere">{refund.reference}</bdi>}
              </span>
            ))}
          </Fact>
        ))}
        {purchase_orders.length > 0 && (
          <Fact label={t('Other orders of this purchase')}>
            <ul className="grid gap-1">
              {purchase_orders.map(({ id, code, shop, status, payable_amount }) => (
                <li key={id} className="flex flex-wrap items-center gap-x-2">
                  <TextLink href={paths.order({ code })}>
                    <bdi dir="ltr">{code}</bdi>
                  </TextLink>
                  <StatusBadge status={status} />
                  <span className="text-ink-muted">
                    {shop} · <Money amount={payable_amount} currency={currency} />
                  </span>
                </li>
              ))}
            </ul>
          </Fact>
        )}
      </dl>
    </Panel>
  );
}

/** A number or a mail address, left to right on the line of the page. */
function Latin({ text }: { text: string }) {
  return (
    <span className="block wrap-anywhere text-ink-muted">
      <bdi dir="ltr">{text}</bdi>
    </span>
  );
}

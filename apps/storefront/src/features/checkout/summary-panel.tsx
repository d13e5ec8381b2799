import type { CheckoutSummary, CheckoutSummary as Summary } from '@souk/contract/checkout';
import { Button } from '@souk/ui/button.tsx';
import { StickyBar } from '@souk/ui/layout/layout.tsx';
import { LinkedText } from '@souk/ui/linked-text.tsx';
import { Sheet } from '@souk/ui/overlay/dialog.tsx';
import { Link } from '@souk/ui/ui-context.tsx';
import { ChevronUp, Lock } from 'lucide-react';
import { useState } from 'react';
import { AmountList } from '../../lib/money/amount-list.tsx';
import { isDeliveryKnown } from '../../lib/other-servers/complete-cart.ts';
import { paths } from '../../lib/paths.ts';
import { useI18n, useMoney } from '../../lib/services/services-context.tsx';
import { isOrderable } from './model/summary-differences.ts';
import { PlaceNotice } from './place-notice.tsx';
import type { OrderNotice } from './use-place-order.ts';

type SummaryPanelProps = { summary: Summary; notice: OrderNotice | null; button: PlaceButtonProps };

/** The amounts and the button, sticky next to the steps. */
export function SummaryPanel({ summary, notice, button }: SummaryPanelProps) {
  const { t } = useI18n();
  return (
    <aside aria-labelledby="checkout-summary" className="max-md:hidden">
      <div className="sticky top-6 grid gap-5 rounded-lg border border-line bg-surface p-5 lg:p-6">
        <h2 id="checkout-summary" className="text-lg">
          {t('Summary')}
        </h2>
        <CheckoutAmounts summary={summary} />
        <PlaceNotice notice={notice} />
        <PlaceButton {...button} />
        <Consent />
      </div>
    </aside>
  );
}

function Consent() {
  const { t } = useI18n();
  const terms = (
    <Link href={paths.terms()} className="underline underline-offset-2 hover:text-ink">
      {t('Terms & Conditions')}
    </Link>
  );
  return (
    <p className="text-center text-xs text-ink-muted">
      <LinkedText text={t('By placing your order you agree to our {terms}.')} links={{ terms }} />
    </p>
  );
}

type SummaryBarProps = { summary: CheckoutSummary; notice: OrderNotice | null; button: PlaceButtonProps };

/** On a phone the summary is a bar at the bottom that opens a sheet. */
export function SummaryBar({ summary, notice, button }: SummaryBarProps) {
  const { t } = useI18n();
  const [open, setOpen] = useState(false);
  const items = useItemCount(summary.checkout_items);
  return (
    <>
      <StickyBar label={t('Summary')}>
        <div className="grid w-full min-w-0 gap-2.5">
          {notice && (
            <div className="max-h-[38dvh] overflow-y-auto">
              <PlaceNotice notice={notice} />
            </div>
          )}
          <div className="flex items-center gap-3">
            <button
              type="button"
              aria-haspopup="dialog"
              aria-expanded={open}
              onClick={() => setOpen(true)}
              className="grid min-h-13 shrink-0 content-center rounded-md px-1 text-start text-sm"
            >
              <span className="flex items-center gap-1 font-semibold">
                {t('Summary')}
                <ChevronUp aria-hidden="true" className="size-4" />
              </span>
              <span className="text-xs text-ink-muted">{items}</span>
            </button>
            <div className="min-w-0 flex-1">
              <PlaceButton {...button} />
            </div>
          </div>
        </div>
      </StickyBar>
      <Sheet open={open} onClose={() => setOpen(false)} title={t('Summary')}>
        <div className="grid gap-5 pb-2">
          <CheckoutAmounts summary={summary} />
          <Consent />
        </div>
      </Sheet>
    </>
  );
}

/** Every amount with its origin. */
function CheckoutAmounts({ summary: { checkout, checkout_items: shops, apply_coupon: coupons } }: { summary: CheckoutSummary }) {
  const { t } = useI18n();
  const notes = { items: useItemCount(shops), coupon: coupons.map(({ code }) => code).join(', '), shops: shops.filter(isDeliveryKnown) };
  return <AmountList amounts={checkout} notes={notes} payableLabel={t('To pay')} />;
}

/** `3 items`, as far as they are orderable. */
function useItemCount(groups: CheckoutSummary['checkout_items']): string {
  const { plural } = useI18n();
  const lines = groups.flatMap(({ products }) => products).filter(isOrderable);
  return plural(
    lines.reduce((sum, { quantity }) => sum + quantity, 0),
    '{count} item',
    '{count} items',
  );
}

type PlaceButtonProps = { amount: number; busy: boolean; onPress: () => void };

/** Places the order; its label shows the amount. */
function PlaceButton({ amount, busy, onPress }: PlaceButtonProps) {
  const { t } = useI18n();
  const money = useMoney();
  return (
    <Button block size="lg" busy={busy} className="px-4" onClick={onPress}>
      <Lock aria-hidden="true" className="max-sm:hidden" />
      <span>
        {t('Place order')} · <bdi className="tabular-nums">{money(amount)}</bdi>
      </span>
    </Button>
  );
}

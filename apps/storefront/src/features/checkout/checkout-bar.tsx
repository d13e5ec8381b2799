import type { CheckoutSummary } from '@souk/contract/checkout';
import { ChevronUp } from 'lucide-react';
import { useState } from 'react';
import { useI18n } from '../../lib/services/services-context.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { StickyBar } from '../../ui/sticky-bar.tsx';
import { CheckoutAmounts, usePieces } from './checkout-amounts.tsx';
import { Consent } from './checkout-summary.tsx';
import { PlaceButton, type PlaceButtonProps } from './place-button.tsx';
import { PlaceNotice } from './place-notice.tsx';
import type { PlaceNotice as Notice } from './use-place-order.ts';

type CheckoutBarProps = { summary: CheckoutSummary; notice: Notice | null; button: PlaceButtonProps };

/** On a phone the summary folds into the bar under the thumb. */
export function CheckoutBar({ summary, notice, button }: CheckoutBarProps) {
  const { t } = useI18n();
  const [open, setOpen] = useState(false);
  const pieces = usePieces(summary.checkout_items);
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
              <span className="text-xs text-ink-muted">{pieces}</span>
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

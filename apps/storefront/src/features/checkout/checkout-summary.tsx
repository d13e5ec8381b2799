import type { CheckoutSummary as Summary } from '@souk/contract/checkout';
import { paths } from '../../lib/paths.ts';
import { useI18n } from '../../lib/services/services-context.tsx';
import { Link } from '../../ui/ui-context.tsx';
import { CheckoutAmounts } from './checkout-amounts.tsx';
import { PlaceButton, type PlaceButtonProps } from './place-button.tsx';
import { PlaceNotice } from './place-notice.tsx';
import type { PlaceNotice as Notice } from './use-place-order.ts';

type CheckoutSummaryProps = { summary: Summary; notice: Notice | null; button: PlaceButtonProps };

/** Beside the steps, always in sight: the amounts and the button. */
export function CheckoutSummary({ summary, notice, button }: CheckoutSummaryProps) {
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

/** What the button agrees to. */
export function Consent() {
  const { t } = useI18n();
  return (
    <p className="text-center text-xs text-ink-muted">
      {t('Placing the order accepts our')}{' '}
      <Link href={paths.terms()} className="underline underline-offset-2 hover:text-ink">
        {t('Terms & Conditions')}
      </Link>
    </p>
  );
}

import { isApiError } from '../../lib/api/api-error.ts';
import { useI18n } from '../../lib/services/services-context.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { type Checkout, CheckoutForm, type Delivery } from './checkout-form.tsx';
import { CheckoutSkeleton } from './checkout-skeleton.tsx';
import type { LineChanging } from './delivery-step.tsx';
import type { PlacingOrder } from './use-place-order.ts';

/** The summary as it is being asked for; of what was shown last while it is. */
type Counting = Omit<Checkout, 'summary' | 'isCounting'> & {
  data: Checkout['summary'] | undefined;
  error: Error | null;
  isFetching: boolean;
  /** Not of what is chosen now. */
  isOutdated: boolean;
  refetch: () => unknown;
};
type CountedCheckoutProps = { counting: Counting; delivery: Delivery; order: PlacingOrder; changing: LineChanging };

/** The steps of a checkout once its amounts are there; before that a skeleton, or why they did not come. */
export function CountedCheckout({ counting, ...rest }: CountedCheckoutProps) {
  const { t } = useI18n();
  const { data, error, isFetching, isOutdated, refetch, choice, onCode } = counting;
  const retry = { onRetry: () => void refetch(), busy: isFetching };
  if (!data) {
    if (!error) return <CheckoutSkeleton />;
    return (
      <div className="page-width pb-12">
        <ErrorState
          title={t('The checkout could not be loaded')}
          text={isApiError(error) && error.kind === 'refused' ? error.said : undefined}
          {...retry}
        />
      </div>
    );
  }
  return (
    <>
      {error && (
        <div className="page-width pb-4">
          <ErrorState
            kind="inline"
            title={t('The amounts may have changed since.')}
            text={t('They could not be brought up to date.')}
            {...retry}
          />
        </div>
      )}
      <CheckoutForm checkout={{ summary: data, isCounting: isOutdated, choice, onCode }} {...rest} />
    </>
  );
}

import { isApiError } from '@souk/client/api/api-error.ts';
import { ErrorState } from '@souk/ui/feedback/error-state.tsx';
import { useI18n } from '../../lib/services/services-context.tsx';
import { CheckoutForm, type Delivery } from './checkout-form.tsx';
import { CheckoutSkeleton } from './checkout-skeleton.tsx';
import type { CartEditing } from './delivery-step.tsx';
import type { SummaryQuery } from './model/checkout-choice.ts';
import type { OrderPlacement } from './use-place-order.ts';

type CheckoutStepsProps = {
  summary: SummaryQuery;
  /** Undefined where no voucher can be used. */
  onCode: ((code: string) => void) | undefined;
  delivery: Delivery;
  order: OrderPlacement;
  editing: CartEditing;
};

/** The steps of a checkout once its summary is loaded; before that a skeleton, or the reason why it failed. */
export function CheckoutSteps({ summary, onCode, ...rest }: CheckoutStepsProps) {
  const { t } = useI18n();
  const { data, error, isFetching, isOutdated, refetch, choice, tryCode } = summary;
  const retry = { onRetry: () => void refetch(), busy: isFetching };
  if (!data) {
    if (!error) return <CheckoutSkeleton />;
    return (
      <div className="page-width pb-12">
        <ErrorState
          title={t('The checkout could not be loaded')}
          text={isApiError(error) && error.kind === 'refused' ? error.serverMessage : undefined}
          {...retry}
        />
      </div>
    );
  }
  return (
    <>
      {error && (
        <div className="page-width pb-4">
          <ErrorState kind="inline" title={t('The amounts may have changed.')} text={t('They could not be updated.')} {...retry} />
        </div>
      )}
      <CheckoutForm checkout={{ summary: data, isOutdated, choice, code: onCode && { onCode, tryCode } }} {...rest} />
    </>
  );
}

import type { Address } from '@souk/contract/account';
import type { PlaceOrder, CheckoutSummary as Summary } from '@souk/contract/checkout';
import { type ReactNode, useState } from 'react';
import { useI18n } from '../../lib/services/services-context.tsx';
import { sessionTextStorage } from '../../lib/session-text-storage.ts';
import { CheckoutBar } from './checkout-bar.tsx';
import { CheckoutStep } from './checkout-step.tsx';
import { CheckoutSummary } from './checkout-summary.tsx';
import { DeliveryStep, type LineChanging } from './delivery-step.tsx';
import type { CheckoutChoice } from './model/checkout-choice.ts';
import { type CheckoutDraft, type DraftName, draftName, keepDraft, readDraft } from './model/checkout-draft.ts';
import { chosenPayment } from './model/payment-choices.ts';
import { isOrderable } from './model/summary-differences.ts';
import { NoteStep } from './note-step.tsx';
import { PaymentStep } from './payment-step.tsx';
import { usePaymentChoices } from './use-payment-choices.ts';
import type { PlacingOrder } from './use-place-order.ts';
import { VoucherStep } from './voucher-step.tsx';

/** What is checked out and what it comes to. */
export type Checkout = {
  summary: Summary;
  /** The amounts are being counted anew. */
  isCounting: boolean;
  choice: CheckoutChoice;
  onCode: (code: string) => void;
};
type CheckoutFormProps = { checkout: Checkout; delivery: Delivery; order: PlacingOrder; changing: LineChanging };
/** Where to, and what chooses that. */
export type Delivery = { address: Address | null; addressPicker: ReactNode };

/** The steps to an order, and beside them what it comes to. */
export function CheckoutForm({ checkout, delivery, order, changing }: CheckoutFormProps) {
  const { t } = useI18n();
  const { summary, choice, isCounting, onCode } = checkout;
  const { address, addressPicker } = delivery;
  const { draft, change, choices, payment } = useDraft(draftName(choice));
  const [missing, setMissing] = useState<Missing>();
  const problem = missing && missing === missingStep(summary, address, payment?.method) ? missing : undefined;
  function handlePlace() {
    const lacking = missingStep(summary, address, payment?.method);
    setMissing(lacking);
    if (lacking) return showStep(lacking);
    if (!address || !payment) return;
    order.place(orderOf(checkout, { address_id: address.id, payment_method: payment.method, note: draft.note.trim() }), summary);
  }
  const placing = {
    summary,
    notice: order.notice,
    button: { amount: summary.checkout.payable_amount, busy: order.isPlacing || isCounting, onPress: handlePlace },
  };
  return (
    <>
      <div className="page-width grid grid-cols-[minmax(0,1fr)] gap-5 pb-8 md:grid-cols-[minmax(0,1fr)_19rem] md:pb-14 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-8">
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-4 lg:gap-5">
          <CheckoutStep
            id="checkout-address"
            number={1}
            title={t('Delivery address')}
            problem={problem === 'address' ? t('Choose where to deliver first') : undefined}
          >
            {addressPicker}
          </CheckoutStep>
          <DeliveryStep
            number={2}
            summary={summary}
            problem={problem === 'delivery' ? t('Nothing here can be had any more') : undefined}
            changing={changing}
            isBuyNow={choice.isBuyNow}
          />
          <PaymentStep number={3} choices={choices} value={payment?.method} onChange={(paymentMethod) => change({ paymentMethod })} />
          <VoucherStep number={4} summary={summary} choice={choice} onCode={onCode} />
          <NoteStep number={5} value={draft.note} onChange={(note) => change({ note })} />
        </div>
        <CheckoutSummary {...placing} />
      </div>
      <CheckoutBar {...placing} />
    </>
  );
}

/** The order as it is sent. A code that the server did not take is not part of it. */
function orderOf(
  { summary, choice }: Checkout,
  { note, ...rest }: Pick<PlaceOrder, 'address_id' | 'payment_method'> & { note: string },
): PlaceOrder {
  const isAccepted = choice.couponCode && summary.coupon_message === null;
  return {
    ...rest,
    // What is bought at once may have been found without knowing its shop.
    shop_ids: choice.isBuyNow ? summary.checkout_items.map(({ shop_id }) => shop_id) : [...choice.shopIds],
    ...(isAccepted && { coupon_code: choice.couponCode }),
    ...(note && { note }),
    ...(choice.isBuyNow && { is_buy_now: true }),
    payable_amount: summary.checkout.payable_amount,
    ...(summary.cart_version !== undefined && { cart_version: summary.cart_version }),
  };
}

/** What was chosen and written here; a reload does not lose it. */
function useDraft(name: DraftName) {
  const [draft, setDraft] = useState(() => readDraft(sessionTextStorage, name));
  const choices = usePaymentChoices();
  function change(part: Partial<CheckoutDraft>) {
    setDraft({ ...draft, ...part });
    keepDraft(sessionTextStorage, name, part);
  }
  return { draft, change, choices, payment: chosenPayment(choices, draft.paymentMethod) };
}

type Missing = 'address' | 'delivery' | 'payment' | undefined;

/** The first step that still lacks what an order needs. */
function missingStep({ checkout_items }: Summary, address: Address | null, method: string | undefined): Missing {
  if (!address) return 'address';
  if (!checkout_items.some(({ products }) => products.some(isOrderable))) return 'delivery';
  return method ? undefined : 'payment';
}

function showStep(step: NonNullable<Missing>): void {
  const element = document.getElementById(`checkout-${step}`);
  element?.scrollIntoView({ block: 'start', behavior: 'smooth' });
  element?.focus({ preventScroll: true });
}

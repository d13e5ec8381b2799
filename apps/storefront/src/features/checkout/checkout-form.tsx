import { sessionTextStorage } from '@souk/client/stores/session-text-storage.ts';
import type { Address } from '@souk/contract/account';
import type { PlaceOrder, CheckoutSummary as Summary } from '@souk/contract/checkout';
import { Field } from '@souk/ui/forms/field.tsx';
import { Textarea } from '@souk/ui/forms/text-input.tsx';
import { type ReactNode, useState } from 'react';
import { useI18n } from '../../lib/services/services-context.tsx';
import { CheckoutStep, PhoneFold } from './checkout-step.tsx';
import { type CartEditing, DeliveryStep } from './delivery-step.tsx';
import type { CheckoutChoice } from './model/checkout-choice.ts';
import { type CheckoutDraft, type DraftName, draftName, readDraft, writeDraft } from './model/checkout-draft.ts';
import { chosenPayment } from './model/payment-choices.ts';
import { isOrderable } from './model/summary-differences.ts';
import { PaymentStep, usePaymentChoices } from './payment-step.tsx';
import { SummaryBar, SummaryPanel } from './summary-panel.tsx';
import type { OrderPlacement } from './use-place-order.ts';
import { type VoucherCode, VoucherStep } from './voucher-step.tsx';

type Checkout = {
  summary: Summary;
  /** The amounts are those of the previous choice. */
  isOutdated: boolean;
  choice: CheckoutChoice;
  code: VoucherCode | undefined;
};
type CheckoutFormProps = { checkout: Checkout; delivery: Delivery; order: OrderPlacement; editing: CartEditing };
/** The address of delivery and the control that chooses it. */
export type Delivery = { address: Address | null; addressPicker: ReactNode; missing?: { text: string; show: () => void } };

/** The steps of a checkout, with the summary next to them. */
export function CheckoutForm({ checkout, delivery, order, editing }: CheckoutFormProps) {
  const { t } = useI18n();
  const { summary, choice, isOutdated, code } = checkout;
  const { address, addressPicker } = delivery;
  const { draft, change, choices, payment } = useDraft(draftName(choice));
  const [missing, setMissing] = useState<Missing>();
  const problem = missing && missing === missingStep(summary, address, payment?.method) ? missing : undefined;
  function handlePlace() {
    const next = missingStep(summary, address, payment?.method);
    setMissing(next);
    if (next === 'address' && delivery.missing) return delivery.missing.show();
    if (next) return showStep(next);
    if (!address || !payment) return;
    order.place(orderOf(checkout, { address_id: address.id, payment_method: payment.method, note: draft.note.trim() }), summary);
  }
  const placing = {
    summary,
    notice: order.notice,
    button: { amount: summary.checkout.payable_amount, busy: order.isPlacing || isOutdated, onPress: handlePlace },
  };
  return (
    <>
      <div className="page-width grid grid-cols-[minmax(0,1fr)] gap-5 pb-8 md:grid-cols-[minmax(0,1fr)_19rem] md:pb-14 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-8">
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-4 lg:gap-5">
          <CheckoutStep
            id="checkout-address"
            number={1}
            title={t('Delivery address')}
            problem={problem === 'address' ? (delivery.missing?.text ?? t('Choose a delivery address first')) : undefined}
          >
            {addressPicker}
          </CheckoutStep>
          <DeliveryStep
            number={2}
            summary={summary}
            problem={problem === 'delivery' ? t('None of these items is available') : undefined}
            editing={editing}
            isBuyNow={choice.isBuyNow}
          />
          <PaymentStep number={3} choices={choices} value={payment?.method} onChange={(paymentMethod) => change({ paymentMethod })} />
          {code && <VoucherStep number={4} summary={summary} choice={choice} code={code} />}
          <NoteStep number={code ? 5 : 4} value={draft.note} onChange={(note) => change({ note })} />
        </div>
        <SummaryPanel {...placing} />
      </div>
      <SummaryBar {...placing} />
    </>
  );
}

/** Builds the body of the order; a refused voucher code is not part of it. */
function orderOf(
  { summary, choice }: Checkout,
  { note, ...rest }: Pick<PlaceOrder, 'address_id' | 'payment_method'> & { note: string },
): PlaceOrder {
  const isAccepted = choice.couponCode && summary.coupon_message === null;
  return {
    ...rest,
    // The store may not know the shop of a direct purchase.
    shop_ids: choice.isBuyNow ? summary.checkout_items.map(({ shop_id }) => shop_id) : [...choice.shopIds],
    ...(isAccepted && { coupon_code: choice.couponCode }),
    ...(note && { note }),
    ...(choice.isBuyNow && { is_buy_now: true }),
    payable_amount: summary.checkout.payable_amount,
    ...(summary.cart_version !== undefined && { cart_version: summary.cart_version }),
  };
}

/** The payment method and note; a reload restores them. */
function useDraft(name: DraftName) {
  const [draft, setDraft] = useState(() => readDraft(sessionTextStorage, name));
  const choices = usePaymentChoices();
  function change(part: Partial<CheckoutDraft>) {
    setDraft({ ...draft, ...part });
    writeDraft(sessionTextStorage, name, part);
  }
  return { draft, change, choices, payment: chosenPayment(choices, draft.paymentMethod) };
}

type Missing = 'address' | 'delivery' | 'payment' | undefined;

/** The first incomplete step. */
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

const maxLength = 1000;

/** The note to shops and courier. */
function NoteStep({ number, value, onChange }: { number: number; value: string; onChange: (note: string) => void }) {
  const { t } = useI18n();
  return (
    <CheckoutStep id="checkout-note" number={number} title={t('Note')}>
      <PhoneFold label={t('Add a note')} open={value !== ''}>
        <Field label={t('For the shops and the courier (optional)')} hint={t('For example, which bell to ring.')}>
          <Textarea rows={2} className="min-h-20" maxLength={maxLength} value={value} onChange={(event) => onChange(event.target.value)} />
        </Field>
      </PhoneFold>
    </CheckoutStep>
  );
}

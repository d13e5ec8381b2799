import type { I18n } from '@souk/client/i18n/create-i18n.ts';
import { Note } from '@souk/ui/feedback/note.tsx';
import { RadioCard } from '@souk/ui/forms/radio-card.tsx';
import { Link } from '@souk/ui/ui-context.tsx';
import { Banknote, CreditCard } from 'lucide-react';
import { paths } from '../../lib/paths.ts';
import { useI18n, useSettings } from '../../lib/services/services-context.tsx';
import { CheckoutStep } from './checkout-step.tsx';
import { cash, type PaymentChoice, paymentChoices } from './model/payment-choices.ts';

type PaymentStepProps = {
  number: number;
  choices: readonly PaymentChoice[];
  value: string | undefined;
  onChange: (method: string) => void;
};

/** The choice of a payment method. */
export function PaymentStep({ number, choices, value, onChange }: PaymentStepProps) {
  const { t } = useI18n();
  const words = {
    cash: { title: t('Cash on delivery'), text: t('Pay when your parcel is delivered.') },
    online: t('Pay online right after you place the order.'),
  };
  return (
    <CheckoutStep id="checkout-payment" number={number} title={t('Payment')}>
      {choices.length === 0 ? (
        <Note tone="warn">
          {t('Payments are not available right now, so you cannot place an order. Your cart is saved.')}{' '}
          <Link href={paths.contactUs()} className="font-semibold underline underline-offset-4">
            {t('Contact us')}
          </Link>
        </Note>
      ) : (
        <PaymentOptions choices={choices} value={value} onChange={onChange} words={words} />
      )}
    </CheckoutStep>
  );
}

type PaymentWords = { cash: { title: string; text: string }; online: string };
type PaymentOptionsProps = {
  choices: readonly PaymentChoice[];
  value: string | undefined;
  onChange: (method: string) => void;
  /** Texts for an order differ from those for a membership. */
  words: PaymentWords;
};

/** The payment methods as radio buttons. */
export function PaymentOptions({ choices, value, onChange, words }: PaymentOptionsProps) {
  const { t } = useI18n();
  return (
    <fieldset className="grid gap-3">
      <legend className="sr-only">{t('Payment')}</legend>
      {choices.map((choice) => (
        <RadioCard
          key={choice.method}
          name="payment_method"
          value={choice.method}
          checked={choice.method === value}
          onChange={() => onChange(choice.method)}
          {...optionOf(choice, words, t)}
        />
      ))}
    </fieldset>
  );
}

function optionOf({ method, title, logo }: PaymentChoice, words: PaymentWords, t: I18n['t']) {
  if (method === cash) return { ...words.cash, icon: <Banknote aria-hidden="true" /> };
  const icon = logo ? (
    <img src={logo} alt="" width={24} height={24} className="size-6 object-contain" />
  ) : (
    <CreditCard aria-hidden="true" />
  );
  return { title: t(title ?? method), text: words.online, icon };
}

/** The enabled payment methods. */
export function usePaymentChoices(): PaymentChoice[] {
  const cashOnDelivery = useSettings((state) => state.cashOnDelivery);
  const onlinePayment = useSettings((state) => state.onlinePayment);
  const paymentGateways = useSettings((state) => state.paymentGateways);
  return paymentChoices({ cashOnDelivery, onlinePayment, paymentGateways });
}

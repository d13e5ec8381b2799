import { Banknote, CreditCard } from 'lucide-react';
import type { I18n } from '../../lib/i18n/create-i18n.ts';
import { useI18n } from '../../lib/services/services-context.tsx';
import { RadioCard } from '../../ui/radio-card.tsx';
import { cash, type PaymentChoice } from './model/payment-choices.ts';

type PaymentWords = { cash: { title: string; text: string }; online: string };
type PaymentOptionsProps = {
  choices: readonly PaymentChoice[];
  value: string | undefined;
  onChange: (method: string) => void;
  /** What each way means for what is being bought. */
  words: PaymentWords;
};

/** The ways to pay, one of them chosen. */
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
          {...look(choice, words, t)}
        />
      ))}
    </fieldset>
  );
}

function look({ method, title, logo }: PaymentChoice, words: PaymentWords, t: I18n['t']) {
  if (method === cash) return { ...words.cash, icon: <Banknote aria-hidden="true" /> };
  const icon = logo ? (
    <img src={logo} alt="" width={24} height={24} className="size-6 object-contain" />
  ) : (
    <CreditCard aria-hidden="true" />
  );
  return { title: t(title ?? method), text: words.online, icon };
}

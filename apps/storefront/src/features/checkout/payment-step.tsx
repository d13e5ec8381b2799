import { Banknote, CreditCard } from 'lucide-react';
import { paths } from '../../lib/paths.ts';
import { useI18n } from '../../lib/services/services-context.tsx';
import { Note } from '../../ui/note.tsx';
import { RadioCard } from '../../ui/radio-card.tsx';
import { Link } from '../../ui/ui-context.tsx';
import { CheckoutStep } from './checkout-step.tsx';
import { cash, type PaymentChoice } from './model/payment-choices.ts';

type PaymentStepProps = {
  number: number;
  choices: readonly PaymentChoice[];
  value: string | undefined;
  onChange: (method: string) => void;
};

/** How to pay, of what the shop has switched on. */
export function PaymentStep({ number, choices, value, onChange }: PaymentStepProps) {
  const { t } = useI18n();
  return (
    <CheckoutStep id="checkout-payment" number={number} title={t('Payment')}>
      {choices.length === 0 ? (
        <Note tone="warn">
          {t('The shop takes no payments at the moment, so nothing can be ordered. Your cart stays as it is.')}{' '}
          <Link href={paths.contactUs()} className="font-semibold underline underline-offset-4">
            {t('Contact us')}
          </Link>
        </Note>
      ) : (
        <fieldset className="grid gap-3">
          <legend className="sr-only">{t('Payment')}</legend>
          {choices.map((choice) => (
            <RadioCard
              key={choice.method}
              name="payment_method"
              value={choice.method}
              checked={choice.method === value}
              onChange={() => onChange(choice.method)}
              {...words(choice, t)}
            />
          ))}
        </fieldset>
      )}
    </CheckoutStep>
  );
}

function words({ method, title, logo }: PaymentChoice, t: (text: string) => string) {
  if (method === cash) {
    return { title: t('Cash on delivery'), text: t('You pay when the parcel is handed to you.'), icon: <Banknote aria-hidden="true" /> };
  }
  const icon = logo ? (
    <img src={logo} alt="" width={24} height={24} className="size-6 object-contain" />
  ) : (
    <CreditCard aria-hidden="true" />
  );
  return { title: title ?? method, text: t('You pay online, right after the order is placed.'), icon };
}

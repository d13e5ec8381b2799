import { paths } from '../../lib/paths.ts';
import { useI18n } from '../../lib/services/services-context.tsx';
import { Note } from '../../ui/note.tsx';
import { Link } from '../../ui/ui-context.tsx';
import { CheckoutStep } from './checkout-step.tsx';
import type { PaymentChoice } from './model/payment-choices.ts';
import { PaymentOptions } from './payment-options.tsx';

type PaymentStepProps = {
  number: number;
  choices: readonly PaymentChoice[];
  value: string | undefined;
  onChange: (method: string) => void;
};

/** How to pay, of what the shop has switched on. */
export function PaymentStep({ number, choices, value, onChange }: PaymentStepProps) {
  const { t } = useI18n();
  const words = {
    cash: { title: t('Cash on delivery'), text: t('You pay when the parcel is handed to you.') },
    online: t('You pay online, right after the order is placed.'),
  };
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
        <PaymentOptions choices={choices} value={value} onChange={onChange} words={words} />
      )}
    </CheckoutStep>
  );
}

import { Button } from '@souk/ui/button.tsx';
import { Note } from '@souk/ui/feedback/note.tsx';
import { RadioCard } from '@souk/ui/forms/radio-card.tsx';
import { Link } from '@souk/ui/ui-context.tsx';
import { CreditCard, Lock } from 'lucide-react';
import { useId } from 'react';
import type { Order } from '../../lib/other-servers/answers.ts';
import { paths } from '../../lib/paths.ts';
import { useI18n, useMoney } from '../../lib/services/services-context.tsx';
import { purchaseTotal } from './model/payment.ts';
import { usePayOrder } from './mutations.ts';

export function PayChoices({ order }: { order: Order }) {
  const { t, moment } = useI18n();
  const money = useMoney();
  const name = useId();
  const { choices, gateway, choose, pay, isPaying, failure } = usePayOrder(order);
  if (!gateway) return <NothingOffered />;
  const until = order.payment?.pay_until;
  return (
    <div className="grid gap-4">
      {choices.length > 1 && (
        <fieldset className="grid gap-2.5">
          <legend className="sr-only">{t('Payment')}</legend>
          {choices.map((choice) => (
            <RadioCard
              key={choice.name}
              name={name}
              value={choice.name}
              checked={choice.name === gateway.name}
              onChange={() => choose(choice.name)}
              title={t(choice.title)}
              icon={<GatewayMark logo={choice.logo} />}
            />
          ))}
        </fieldset>
      )}
      {failure && <Note tone="error">{failure}</Note>}
      <Button block size="lg" busy={isPaying} onClick={pay}>
        <Lock aria-hidden="true" />
        <bdi className="tabular-nums">{t('Pay {amount}', { amount: money(purchaseTotal(order.purchase_orders)) })}</bdi>
      </Button>
      {until && <p className="text-center text-sm text-ink-muted">{t('Reserved for you until {moment}.', { moment: moment(until) })}</p>}
    </div>
  );
}

function NothingOffered() {
  const { t } = useI18n();
  return (
    <Note tone="warn">
      {t('Online payment is not offered at the moment.')}{' '}
      <Link href={paths.contactUs()} className="font-semibold underline underline-offset-4">
        {t('Contact us')}
      </Link>
    </Note>
  );
}

function GatewayMark({ logo }: { logo: string | null }) {
  if (!logo) return <CreditCard aria-hidden="true" />;
  return <img src={logo} alt="" width={24} height={24} className="size-6 object-contain" />;
}

import { CalendarCheck, Truck } from 'lucide-react';
import type { Product } from '../../../lib/answers/answers.ts';
import { useMoney } from '../../../lib/money/use-money.ts';
import { useI18n } from '../../../lib/services/services-context.tsx';
import { useDeliveryEstimate } from '../use-delivery-estimate.ts';

/** When it comes and what bringing it costs. */
export function DeliveryLines({ delivery }: { delivery: NonNullable<Product['delivery']> }) {
  const { t } = useI18n();
  const money = useMoney();
  const estimate = useDeliveryEstimate(delivery);
  const charge = delivery.charge > 0 ? t('Delivery for {price}', { price: money(delivery.charge) }) : t('Free delivery');
  return (
    <ul className="grid gap-2 text-sm [&_svg]:size-5 [&_svg]:shrink-0 [&_svg]:text-ink-muted [&>li]:flex [&>li]:items-center [&>li]:gap-3">
      <li>
        <CalendarCheck aria-hidden="true" />
        {estimate}
      </li>
      <li>
        <Truck aria-hidden="true" className="mirror" />
        {charge}
      </li>
    </ul>
  );
}

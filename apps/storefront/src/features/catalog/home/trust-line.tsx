import { BadgeCheck, HandCoins, LockKeyhole, type LucideIcon, Truck, Undo2 } from 'lucide-react';
import { useI18n, useMoney, useSettings } from '../../../lib/services/services-context.tsx';

/** Two rows on a phone, one on a desktop. */
const maxItems = 4;

/** Answers to the first questions of shoppers, each of them taken from the settings or the home page's answer. */
export function TrustLine({ deliveryFrom }: { deliveryFrom: number | null }) {
  const { t, plural } = useI18n();
  const money = useMoney();
  const multiVendor = useSettings((state) => state.multiVendor);
  const cashOnDelivery = useSettings((state) => state.cashOnDelivery);
  const onlinePayment = useSettings((state) => state.onlinePayment);
  const returnDays = useSettings((state) => state.returnDays);
  const items: readonly (readonly [LucideIcon, string] | false)[] = [
    multiVendor && [BadgeCheck, t('Makers you know by name')],
    deliveryFrom !== null && [Truck, t('Delivery from {amount}', { amount: money(deliveryFrom) })],
    cashOnDelivery && [HandCoins, t('Pay on delivery')],
    returnDays !== null && [Undo2, plural(returnDays, '{count} day to return', '{count} days to return')],
    onlinePayment && [LockKeyhole, t('Secure online payment')],
  ];
  const shown = items.filter((item) => item !== false).slice(0, maxItems);
  if (shown.length === 0) return null;
  return (
    <ul
      aria-label={t('Why shop here')}
      className="grid grid-cols-2 gap-x-4 gap-y-3 text-sm max-[18rem]:grid-cols-1 lg:flex lg:justify-between"
    >
      {shown.map(([Icon, text]) => (
        <li key={text} className="flex items-center gap-2.5">
          <Icon aria-hidden="true" className="size-5 shrink-0 text-accent" />
          <span className="leading-snug">{text}</span>
        </li>
      ))}
    </ul>
  );
}

import { CalendarClock, RotateCcw, Wallet } from 'lucide-react';
import type { ReactNode } from 'react';
import { useDeliveryEstimate } from '../../../lib/delivery-time.ts';
import type { Shop } from '../../../lib/other-servers/answers.ts';
import { useI18n, useSettings } from '../../../lib/services/services-context.tsx';
import { ShopLogo } from './shop-card.tsx';

/** The story of the shop, next to its terms. */
export function ShopStory({ shop }: { shop: Shop }) {
  const { t } = useI18n();
  return (
    <section
      aria-labelledby="shop-story"
      className="grid grid-cols-[minmax(0,1fr)] gap-x-14 gap-y-8 rounded-xl border border-line bg-surface p-5 sm:p-8 lg:grid-cols-[minmax(0,1fr)_19rem] lg:p-10"
    >
      <div className="grid content-start gap-4">
        <h2 id="shop-story" className="text-xl">
          {t('About the shop')}
        </h2>
        <div className="flex items-start gap-5 max-sm:flex-col sm:gap-8">
          <ShopLogo shop={shop} className="w-20 shrink-0 sm:w-28" />
          <p className="max-w-2xl text-base leading-relaxed text-pretty lg:text-lg">{shop.description || shop.tagline}</p>
        </div>
      </div>
      <Terms shop={shop} />
    </section>
  );
}

function Terms({ shop }: { shop: Shop }) {
  const { t, plural } = useI18n();
  const estimate = useDeliveryEstimate(shop.estimated_delivery);
  const returnDays = useSettings((state) => Math.max(state.returnDays ?? 0, shop.return_days ?? 0));
  const takesCash = useSettings((state) => state.cashOnDelivery);
  return (
    <div className="grid content-start gap-4 max-lg:border-t max-lg:border-line max-lg:pt-6">
      <h3 className="font-sans text-base">{t('Delivery and returns')}</h3>
      <ul className="grid gap-3 text-sm">
        {estimate && <Term icon={<CalendarClock />}>{estimate}</Term>}
        {returnDays ? <Term icon={<RotateCcw />}>{plural(returnDays, '{count} day to return', '{count} days to return')}</Term> : null}
        {takesCash && <Term icon={<Wallet />}>{t('Pay on delivery')}</Term>}
      </ul>
    </div>
  );
}

function Term({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex items-center gap-3 [&>svg]:size-5 [&>svg]:shrink-0 [&>svg]:text-ink-muted">
      {icon}
      <span>{children}</span>
    </li>
  );
}

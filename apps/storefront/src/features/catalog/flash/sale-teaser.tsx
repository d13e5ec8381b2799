import type { FlashSale } from '@souk/contract/catalog';
import { Zap } from 'lucide-react';
import { paths } from '../../../lib/paths.ts';
import { useI18n } from '../../../lib/services/services-context.tsx';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { Countdown } from '../../../ui/countdown.tsx';
import { useSalePhase } from './use-sale-phase.ts';

type SaleTeaserProps = {
  sale: FlashSale;
  /** The server's clock when it answered. */
  answeredAt: number;
  /** It has begun or ended. */
  onTurn: () => void;
};

/** A sale in one line, with when it starts or ends and the way there. */
export function SaleTeaser({ sale, answeredAt, onTurn }: SaleTeaserProps) {
  const { t, date } = useI18n();
  const { phase, countdown } = useSalePhase(sale, answeredAt, onTurn);
  const id = `sale-${sale.id}`;
  const isComing = phase === 'coming';
  const turn = isComing ? sale.starts_at : sale.ends_at;
  return (
    <section
      aria-labelledby={id}
      className="flex flex-wrap items-center gap-x-6 gap-y-4 rounded-xl border border-line bg-surface p-4 sm:px-6 sm:py-5"
    >
      <span aria-hidden="true" className="arch grid h-14 w-11 shrink-0 place-items-center bg-sale-soft pt-2 text-sale-text max-lg:hidden">
        <Zap className="size-5 fill-current" />
      </span>
      <div className="min-w-0 grow basis-40">
        <p className="text-xs font-semibold text-sale-text">
          {isComing ? t('Coming on {date}', { date: date(sale.starts_at) }) : t('On sale now')}
        </p>
        <h2 id={id} className="text-lg">
          {sale.name}
        </h2>
        {sale.description && <p className="text-sm text-ink-muted">{sale.description}</p>}
      </div>
      {turn && (
        <p className="flex items-start gap-3 text-sm font-semibold">
          <span className="mt-2.5">{isComing ? t('Starts in') : t('Ends in')}</span>
          <Countdown key={phase} endsAt={Date.parse(turn)} {...countdown} />
        </p>
      )}
      <ButtonLink href={paths.flashSale({ id: sale.id })} variant="secondary" size="sm">
        {isComing ? t('See what is coming') : t('See the whole sale')}
      </ButtonLink>
    </section>
  );
}

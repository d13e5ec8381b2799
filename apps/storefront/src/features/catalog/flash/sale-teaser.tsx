import type { FlashSale } from '@souk/contract/catalog';
import { ButtonLink } from '@souk/ui/button.tsx';
import { Countdown } from '@souk/ui/countdown.tsx';
import { Zap } from 'lucide-react';
import { paths } from '../../../lib/paths.ts';
import { useI18n } from '../../../lib/services/services-context.tsx';
import { useSalePhase } from './sale-clock.ts';

type SaleTeaserProps = {
  sale: FlashSale;
  /** When the data was fetched. */
  answeredAt: number;
  /** Called when the sale starts or ends. */
  onPhaseChange: () => void;
};

/** A flash sale in one line: name, countdown and link. */
export function SaleTeaser({ sale, answeredAt, onPhaseChange }: SaleTeaserProps) {
  const { t, date } = useI18n();
  const { phase, countdown } = useSalePhase(sale, answeredAt, onPhaseChange);
  const id = `sale-${sale.id}`;
  const isComing = phase === 'coming';
  const phaseEnd = isComing ? sale.starts_at : sale.ends_at;
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
          {isComing ? t('Starts on {date}', { date: date(sale.starts_at) }) : t('On sale now')}
        </p>
        <h2 id={id} className="text-lg">
          {sale.name}
        </h2>
        {sale.description && <p className="text-sm text-ink-muted">{sale.description}</p>}
      </div>
      {phaseEnd && (
        <p className="flex items-start gap-3 text-sm font-semibold">
          <span className="mt-2.5">{isComing ? t('Starts in') : t('Ends in')}</span>
          <Countdown key={phase} endsAt={Date.parse(phaseEnd)} {...countdown} />
        </p>
      )}
      <ButtonLink href={paths.flashSale({ id: sale.id })} variant="secondary" size="sm">
        {isComing ? t('Preview the sale') : t('View the whole sale')}
      </ButtonLink>
    </section>
  );
}

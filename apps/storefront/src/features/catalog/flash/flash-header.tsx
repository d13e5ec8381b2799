import type { FlashSale } from '@souk/contract/catalog';
import { Countdown } from '@souk/ui/countdown.tsx';
import { Skeleton } from '@souk/ui/feedback/skeleton.tsx';
import { Breadcrumbs } from '@souk/ui/navigation/breadcrumbs.tsx';
import { Picture } from '@souk/ui/picture.tsx';
import { Zap } from 'lucide-react';
import { paths } from '../../../lib/paths.ts';
import { pictureSource } from '../../../lib/picture-source.ts';
import { useI18n } from '../../../lib/services/services-context.tsx';
import { useHydrated } from '../../../lib/services/session.ts';
import type { SalePhase } from './sale-clock.ts';

type FlashHeaderProps = { sale: FlashSale; phase: SalePhase; countdown: { startsAt: number; offsetMs: number } };

const band = 'lattice overflow-hidden bg-sale-soft text-sale-text [--lattice-strength:0.07]';
const inside =
  'page-wide grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-5 pt-3 pb-6 md:grid-cols-[minmax(0,1fr)_22rem] lg:grid-cols-[minmax(0,1fr)_27rem] lg:pb-8';
const frame = 'aspect-16/9 overflow-hidden rounded-xl max-md:order-first md:aspect-16/10';

/** Name, picture and countdown of a sale. */
export function FlashHeader({ sale, phase, countdown }: FlashHeaderProps) {
  const { t } = useI18n();
  return (
    <header className={band}>
      <div className="page-wide pt-4 text-ink">
        <Breadcrumbs crumbs={[{ label: t('Home'), href: paths.home() }, { label: sale.name }]} />
      </div>
      <div className={inside}>
        <div className="grid min-w-0 content-center gap-2">
          <p className="flex items-center gap-1.5 text-sm font-semibold">
            <Zap aria-hidden="true" className="size-4 fill-current" />
            {t('Flash sale')}
          </p>
          <h1 className="text-2xl text-ink">{sale.name}</h1>
          {sale.description && <p className="max-w-xl text-ink-muted lg:text-lg">{sale.description}</p>}
          <p role="status" className="text-lg font-bold text-ink empty:hidden">
            {phase === 'over' && t('This sale is over')}
          </p>
          {phase !== 'over' && phaseEnd(sale, phase) && <TimeLeft key={phase} sale={sale} phase={phase} countdown={countdown} />}
          <SaleDates sale={sale} phase={phase} />
        </div>
        {sale.picture && (
          <div className={`${frame} bg-tint`}>
            <Picture
              source={pictureSource(sale.picture)}
              alt={sale.picture.alt}
              sizes="(min-width: 64rem) 68rem, (min-width: 48rem) 55rem, 160vw"
              priority
              className="size-full! object-[92%_50%]"
            />
          </div>
        )}
      </div>
    </header>
  );
}

function TimeLeft({ sale, phase, countdown }: FlashHeaderProps & { phase: 'coming' | 'running' }) {
  const { t } = useI18n();
  return (
    <p className="mt-2 flex flex-wrap items-start gap-x-4 gap-y-2 font-semibold text-ink">
      <span className="mt-2">{phase === 'running' ? t('Ends in') : t('Starts in')}</span>
      <Countdown endsAt={Date.parse(phaseEnd(sale, phase))} {...countdown} />
    </p>
  );
}

/** When the phase ends; empty if the server does not send it. */
function phaseEnd({ starts_at, ends_at }: Pick<FlashHeaderProps, 'sale'>['sale'], phase: 'coming' | 'running'): string {
  return phase === 'running' ? ends_at : starts_at;
}

/** The server does not know the time zone, so the time of day is added after hydration. */
function SaleDates({ sale, phase }: Pick<FlashHeaderProps, 'sale' | 'phase'>) {
  const { t, date, moment } = useI18n();
  const hydrated = useHydrated();
  if (!sale.starts_at || !sale.ends_at) return null;
  const format = hydrated ? moment : date;
  const texts = {
    coming: t('From {from} to {to}', { from: format(sale.starts_at), to: format(sale.ends_at) }),
    running: t('Until {date}', { date: format(sale.ends_at) }),
    over: t('It ended on {date}. Regular prices apply again.', { date: format(sale.ends_at) }),
  };
  return <p className="text-sm text-ink-muted">{texts[phase]}</p>;
}

export function FlashHeaderSkeleton() {
  return (
    <div className={band}>
      <div className="page-wide pt-6.5 pb-2.5">
        <Skeleton className="h-4 w-40 rounded-sm" />
      </div>
      <div className={inside}>
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-center gap-3">
          <Skeleton className="h-4 w-24 rounded-sm" />
          <Skeleton className="h-10 w-72 max-w-full" />
          <Skeleton className="h-5 w-96 max-w-full rounded-sm" />
          <Skeleton className="mt-2 h-16 w-56" />
        </div>
        <Skeleton className={frame} />
      </div>
    </div>
  );
}

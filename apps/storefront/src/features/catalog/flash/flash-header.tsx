import type { FlashSale } from '@souk/contract/catalog';
import { Zap } from 'lucide-react';
import { paths } from '../../../lib/paths.ts';
import { pictureSource } from '../../../lib/picture-source.ts';
import { useI18n } from '../../../lib/services/services-context.tsx';
import { useHydrated } from '../../../lib/services/use-hydrated.ts';
import { Breadcrumbs } from '../../../ui/breadcrumbs.tsx';
import { Countdown } from '../../../ui/countdown.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import type { SalePhase } from './sale-phase.ts';

type FlashHeaderProps = { sale: FlashSale; phase: SalePhase; countdown: { startsAt: number; offsetMs: number } };

const band = 'lattice overflow-hidden bg-sale-soft text-sale-text [--lattice-strength:0.07]';
const inside =
  'page-width grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-5 pt-3 pb-6 md:grid-cols-[minmax(0,1fr)_22rem] lg:grid-cols-[minmax(0,1fr)_27rem] lg:pb-8';
/** Banner pictures are calm where reading starts; what they show stands at the end. */
const frame = 'aspect-16/9 overflow-hidden rounded-xl max-md:order-first md:aspect-16/10';

/** The sale's name and picture, and how much of its time is left, or how long it still takes to start. */
export function FlashHeader({ sale, phase, countdown }: FlashHeaderProps) {
  const { t } = useI18n();
  return (
    <header className={band}>
      <div className="page-width pt-4 text-ink">
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
          {phase !== 'over' && turnOf(sale, phase) && <TimeLeft key={phase} sale={sale} phase={phase} countdown={countdown} />}
          <Day sale={sale} phase={phase} />
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
      <Countdown endsAt={Date.parse(turnOf(sale, phase))} {...countdown} />
    </p>
  );
}

/** When the phase ends; empty where the server does not say. */
function turnOf({ starts_at, ends_at }: Pick<FlashHeaderProps, 'sale'>['sale'], phase: 'coming' | 'running'): string {
  return phase === 'running' ? ends_at : starts_at;
}

/** The server knows no visitor's time zone: the hour joins the day in the browser. */
function Day({ sale, phase }: Pick<FlashHeaderProps, 'sale' | 'phase'>) {
  const { t, date, moment } = useI18n();
  const hydrated = useHydrated();
  if (!sale.starts_at || !sale.ends_at) return null;
  const day = hydrated ? moment : date;
  const words = {
    coming: t('From {from} to {to}', { from: day(sale.starts_at), to: day(sale.ends_at) }),
    running: t('Until {date}', { date: day(sale.ends_at) }),
    over: t('It ended on {date}. Its prices have gone back to what they were.', { date: day(sale.ends_at) }),
  };
  return <p className="text-sm text-ink-muted">{words[phase]}</p>;
}

export function FlashHeaderSkeleton() {
  return (
    <div className={band}>
      <div className="page-width pt-6.5 pb-2.5">
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

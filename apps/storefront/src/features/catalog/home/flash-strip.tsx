import type { CallAnswer } from '@souk/contract/calls';
import type { FlashSale } from '@souk/contract/catalog';
import { Zap } from 'lucide-react';
import type { ReactNode } from 'react';
import { paths } from '../../../lib/paths.ts';
import { useI18n } from '../../../lib/services/services-context.tsx';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { Countdown } from '../../../ui/countdown.tsx';
import { ScrollRow } from '../../../ui/scroll-row.tsx';
import { FlashCard } from '../flash-card.tsx';
import { useClockOffset } from '../use-clock-offset.ts';
import { rowArrows, rowColumns } from './product-row.tsx';

type RunningSale = NonNullable<CallAnswer<'GET /home'>['running_flash_sale']>;
type FlashStripProps = {
  running: RunningSale | null;
  incoming: FlashSale | null;
  /** The server's clock when it answered. */
  answeredAt: number;
  /** A sale has begun or ended. */
  onTurn: () => void;
};

/** The sale that is on, with what is left of it; or else the one to come. */
export function FlashStrip({ running, incoming, answeredAt, onTurn }: FlashStripProps) {
  const { t } = useI18n();
  const offsetMs = useClockOffset(running !== null || incoming !== null);
  const clock = { startsAt: answeredAt, offsetMs, onEnd: onTurn };
  if (running) {
    return (
      <Strip sale={running} until={t('Ends in')} timer={<Countdown endsAt={Date.parse(running.ends_at)} {...clock} />}>
        <ScrollRow label={t('On sale now')} columns={rowColumns} className={rowArrows}>
          {running.products.map((product) => (
            <FlashCard key={product.id} product={product} />
          ))}
        </ScrollRow>
      </Strip>
    );
  }
  if (!incoming) return null;
  return <Strip sale={incoming} until={t('Starts in')} timer={<Countdown endsAt={Date.parse(incoming.starts_at)} {...clock} />} />;
}

type StripProps = { sale: FlashSale; until: string; timer: ReactNode; children?: ReactNode };

function Strip({ sale, until, timer, children }: StripProps) {
  const { t } = useI18n();
  return (
    <section
      aria-labelledby="home-flash-sale"
      className="lattice grid gap-5 overflow-x-clip rounded-xl bg-sale-soft p-4 text-sale-text [--lattice-strength:0.07] max-md:-mx-(--gutter) max-md:rounded-none max-md:px-(--gutter) max-md:py-6 md:p-6 lg:p-8"
    >
      <div className="flex flex-wrap items-start gap-x-8 gap-y-4">
        <div className="min-w-0 grow basis-60">
          <h2 id="home-flash-sale" className="flex items-center gap-2 text-xl font-bold">
            <Zap aria-hidden="true" className="size-[1.1em] shrink-0 fill-current" />
            {sale.name}
          </h2>
          {sale.description && <p className="mt-1 max-w-2xl text-sm text-ink-muted">{sale.description}</p>}
        </div>
        <p className="flex items-start gap-3 text-sm font-semibold text-ink">
          <span className="mt-2.5">{until}</span>
          {timer}
        </p>
        <ButtonLink href={paths.flashSale({ id: sale.id })} variant="secondary" size="sm" className="sm:mt-0.5">
          {children ? t('View all') : t('See what is coming')}
        </ButtonLink>
      </div>
      {children}
    </section>
  );
}

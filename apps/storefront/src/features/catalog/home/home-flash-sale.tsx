import type { FlashSale } from '@souk/contract/catalog';
import { ButtonLink } from '@souk/ui/button.tsx';
import { Countdown } from '@souk/ui/countdown.tsx';
import { ScrollRow } from '@souk/ui/layout/scroll-row.tsx';
import { Zap } from 'lucide-react';
import { memo } from 'react';
import type { Home } from '../../../lib/other-servers/answers.ts';
import { paths } from '../../../lib/paths.ts';
import { useI18n } from '../../../lib/services/services-context.tsx';
import { FlashCard } from '../flash/flash-card.tsx';
import { type SalePhase, useSalePhase } from '../flash/sale-clock.ts';
import { SaleTeaser } from '../flash/sale-teaser.tsx';
import { rowArrows, rowColumns } from '../product-grid.tsx';

type RunningSale = NonNullable<Home['running_flash_sale']>;
type SaleTimingProps = {
  /** When the data was fetched. */
  answeredAt: number;
  /** Called when a sale starts or ends. */
  onPhaseChange: () => void;
};

/** The running flash sale with its products, and a teaser of the next one. */
export function HomeFlashSale({
  running,
  incoming,
  ...timing
}: SaleTimingProps & { running: RunningSale | null; incoming: FlashSale | null }) {
  if (!running && !incoming) return null;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {running && <RunningSaleSection key={running.id} sale={running} {...timing} />}
      {incoming && <SaleTeaser key={incoming.id} sale={incoming} {...timing} />}
    </div>
  );
}

function RunningSaleSection({ sale, answeredAt, onPhaseChange }: SaleTimingProps & { sale: RunningSale }) {
  const { t } = useI18n();
  const { phase, countdown } = useSalePhase(sale, answeredAt, onPhaseChange);
  return (
    <section
      aria-labelledby="home-flash-sale"
      className="lattice grid gap-5 overflow-x-clip rounded-xl bg-sale-soft p-4 text-sale-text [--lattice-strength:0.07] max-md:-mx-(--gutter) max-md:rounded-none max-md:px-(--gutter) max-md:py-6 md:p-6 lg:p-8"
    >
      <div className="flex flex-wrap items-start gap-x-8 gap-y-4">
        <div className="min-w-0 grow basis-40">
          <h2 id="home-flash-sale" className="flex items-center gap-2 text-xl font-bold">
            <Zap aria-hidden="true" className="size-[1.1em] shrink-0 fill-current" />
            {sale.name}
          </h2>
          {sale.description && <p className="mt-1 max-w-2xl text-sm text-ink-muted">{sale.description}</p>}
        </div>
        {phase === 'over' ? (
          <p className="mt-2.5 text-sm font-semibold text-ink">{t('This sale is over')}</p>
        ) : (
          sale.ends_at && (
            <p className="flex flex-wrap items-start gap-x-3 gap-y-1 text-sm font-semibold text-ink max-sm:order-last">
              <span className="mt-2.5">{t('Ends in')}</span>
              <Countdown endsAt={Date.parse(sale.ends_at)} {...countdown} />
            </p>
          )
        )}
        <ButtonLink href={paths.flashSale({ id: sale.id })} variant="secondary" size="sm" className="sm:mt-0.5">
          {t('View all')}
        </ButtonLink>
      </div>
      <SaleProducts products={sale.products} phase={phase} />
    </section>
  );
}

/** Re-renders when the phase changes, but not on every clock update. */
const SaleProducts = memo(function SaleProducts({ products, phase }: { products: RunningSale['products']; phase: SalePhase }) {
  const { t } = useI18n();
  return (
    <ScrollRow label={t('On sale now')} columns={rowColumns} className={rowArrows}>
      {products.map((product) => (
        <FlashCard key={product.id} product={product} phase={phase} />
      ))}
    </ScrollRow>
  );
});

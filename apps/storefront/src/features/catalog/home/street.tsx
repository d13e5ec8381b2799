import type { FlashSale } from '@souk/contract/catalog';
import { Countdown } from '@souk/ui/countdown.tsx';
import { Skeleton, skeletonKeys } from '@souk/ui/feedback/skeleton.tsx';
import { ScrollRow } from '@souk/ui/layout/scroll-row.tsx';
import { Picture } from '@souk/ui/picture.tsx';
import { Link } from '@souk/ui/ui-context.tsx';
import { ArrowRight } from 'lucide-react';
import type { StreetShop as Shop } from '../../../lib/other-servers/answers.ts';
import { paths } from '../../../lib/paths.ts';
import { pictureSource } from '../../../lib/picture-source.ts';
import { useI18n, useSettings } from '../../../lib/services/services-context.tsx';
import { useSalePhase } from '../flash/sale-clock.ts';

type StreetProps = {
  /** Replaces the description of the marketplace. */
  title: string | undefined;
  shops: readonly Shop[];
  /** The running flash sale, or the next one. */
  sale: FlashSale | null;
  /** When the data was fetched. */
  answeredAt: number;
  /** Called when the sale starts or ends. */
  onPhaseChange: () => void;
};

const columns =
  'auto-cols-[58%] max-[18rem]:auto-cols-[85%] sm:auto-cols-[34%] md:auto-cols-[27%] lg:auto-cols-[calc((100%-4.1rem)/5)] min-[112rem]:auto-cols-[calc((100%-5.1rem)/6)]';
/** A wide picture behind an upright window: as wide as its height asks for. */
const sizes = '(min-width: 96rem) 56rem, (min-width: 64rem) 52vw, (min-width: 48rem) 76vw, (min-width: 40rem) 95vw, 160vw';
/** Windows that a phone shows before scrolling. */
const firstWindows = 2;

/** The marketplace as a street at dusk: each shop is a lit window under an arch, and lanterns count down to the end of the flash sale. */
export function Street({ title, shops, sale, ...timing }: StreetProps) {
  const { t } = useI18n();
  const name = useSettings((state) => state.appName);
  const description = useSettings((state) => state.footerDescription);
  return (
    <section aria-labelledby="home-street" className="street lattice">
      <div className="page-wide grid grid-cols-[minmax(0,1fr)] gap-6 pt-9 pb-6 sm:gap-8 sm:pt-12 sm:pb-9">
        <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-6">
          <div className="min-w-0 grow basis-72">
            <h1 id="home-street" className="max-w-[17ch] text-2xl text-balance">
              <span className="sr-only">{name} </span>
              {title || description || t('Many small shops in one place.')}
            </h1>
            <Link href={paths.shops()} className="street-link">
              {t('All shops')}
              <ArrowRight aria-hidden="true" className="mirror size-4" />
            </Link>
          </div>
          {sale && <Lanterns key={sale.id} sale={sale} {...timing} />}
        </div>
        <ScrollRow label={t('Top shops')} columns={columns} className="[&>button]:top-[38%]">
          {shops.map((shop, index) => (
            <Window key={shop.id} shop={shop} priority={index < firstWindows} />
          ))}
        </ScrollRow>
      </div>
    </section>
  );
}

export function StreetSkeleton() {
  return (
    <div className="street lattice">
      <div className="page-wide grid grid-cols-[minmax(0,1fr)] gap-6 pt-9 pb-6 sm:gap-8 sm:pt-12 sm:pb-9">
        <Skeleton className="h-28 max-w-xl" />
        <div className={`grid grid-flow-col gap-3 overflow-hidden sm:gap-4 ${columns}`}>
          {skeletonKeys(6).map((key) => (
            <span key={key} className="arch block">
              <Skeleton className="aspect-4/5 rounded-none" />
            </span>
          ))}
        </div>
      </div>
    </div>
  );
}

function Lanterns({ sale, answeredAt, onPhaseChange }: Omit<StreetProps, 'title' | 'shops' | 'sale'> & { sale: FlashSale }) {
  const { t } = useI18n();
  const { phase, countdown } = useSalePhase(sale, answeredAt, onPhaseChange);
  const end = phase === 'coming' ? sale.starts_at : sale.ends_at;
  if (phase === 'over' || !end) return null;
  return (
    <div className="lanterns">
      <Link href={paths.flashSale({ id: sale.id })} className="street-link">
        {sale.name}
        <ArrowRight aria-hidden="true" className="mirror size-4" />
      </Link>
      <p>
        <span className="sr-only">{phase === 'coming' ? t('Starts in') : t('Ends in')}</span>
        <Countdown key={phase} endsAt={Date.parse(end)} {...countdown} />
      </p>
    </div>
  );
}

function Window({ shop, priority }: { shop: Shop; priority: boolean }) {
  return (
    <article className="street-shop group/card">
      <span className="street-window">
        <span className="arch arch-frame">
          {shop.banner_picture && (
            <Picture
              source={pictureSource(shop.banner_picture)}
              alt=""
              sizes={sizes}
              priority={priority}
              className="card-zoom size-full!"
            />
          )}
        </span>
      </span>
      <h2 className="text-lg leading-snug">
        <Link href={paths.shop({ id: shop.id })} className="card-link">
          {shop.name}
        </Link>
      </h2>
      {shop.tagline && <p className="line-clamp-3 text-sm text-ink-muted">{shop.tagline}</p>}
    </article>
  );
}

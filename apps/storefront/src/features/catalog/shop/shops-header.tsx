import { Skeleton } from '@souk/ui/feedback/skeleton.tsx';
import { ArchFrame } from '@souk/ui/picture.tsx';
import { useQuery } from '@tanstack/react-query';
import type { ShopCard } from '../../../lib/other-servers/answers.ts';
import { paths } from '../../../lib/paths.ts';
import { useApi, useI18n } from '../../../lib/services/services-context.tsx';
import { HeaderBand, HeaderBandSkeleton } from '../header-band.tsx';
import { catalogQueries } from '../queries.ts';
import { ShopLogo } from './shop-card.tsx';
import { firstShops } from './shops-address.ts';

const name = 'grid min-w-0 grid-cols-[minmax(0,1fr)] gap-1.5 self-center pt-2 pb-6 text-ink';
const logoRowClass = 'flex items-end gap-1.5 sm:gap-2.5';
/** The first shop is in the middle; a phone shows three. */
const frames = [
  { place: 3, frame: 'w-15 lg:w-20 max-sm:hidden' },
  { place: 1, frame: 'w-14 sm:w-19 lg:w-26' },
  { place: 0, frame: 'w-17 sm:w-24 lg:w-32' },
  { place: 2, frame: 'w-14 sm:w-19 lg:w-26' },
  { place: 4, frame: 'w-15 lg:w-20 max-sm:hidden' },
];

/** The title next to the logos of the first shops, independent of the filters of the list. */
export function ShopsHeader() {
  const { t } = useI18n();
  const { data, isError } = useQuery(catalogQueries.shops(useApi(), firstShops));
  return (
    <HeaderBand crumbs={[{ label: t('Home'), href: paths.home() }, { label: t('Shops') }]}>
      <div className={name}>
        <h1 className="text-2xl">{t('Shops')}</h1>
        <p className="text-ink-muted lg:text-lg">{t('Many small shops, one cart.')}</p>
      </div>
      {data ? <LogoRow shops={data.shops} /> : !isError && <LogoRowSkeleton />}
    </HeaderBand>
  );
}

/** Decorative: the same shops are in the list. */
function LogoRow({ shops }: { shops: readonly ShopCard[] }) {
  return (
    <div aria-hidden="true" className={logoRowClass}>
      {frames.map(({ place, frame }) => {
        const shop = shops[place];
        return shop && <ShopLogo key={place} shop={shop} className={frame} />;
      })}
    </div>
  );
}

function LogoRowSkeleton() {
  return (
    <div aria-hidden="true" className={logoRowClass}>
      {frames.map(({ place, frame }) => (
        <ArchFrame key={place} className={frame}>
          <Skeleton className="rounded-none" />
        </ArchFrame>
      ))}
    </div>
  );
}

export function ShopsHeaderSkeleton() {
  return (
    <HeaderBandSkeleton>
      <div className={name}>
        <Skeleton className="h-10 w-40 max-w-full" />
        <Skeleton className="h-5 w-64 max-w-full rounded-sm" />
      </div>
      <LogoRowSkeleton />
    </HeaderBandSkeleton>
  );
}

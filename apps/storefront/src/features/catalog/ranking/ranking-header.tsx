import type { ProductCard } from '../../../lib/answers/answers.ts';
import { paths } from '../../../lib/paths.ts';
import { productSource } from '../../../lib/picture-source.ts';
import { useI18n } from '../../../lib/services/services-context.tsx';
import { ArchFrame } from '../../../ui/arch-frame.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { HeaderBand, HeaderBandSkeleton } from '../header-band.tsx';

/** From the start: the second place, the first, the third. */
const places = [
  { place: 1, frame: 'w-22 lg:w-26 max-sm:hidden' },
  { place: 0, frame: 'w-26 sm:w-30 lg:w-36' },
  { place: 2, frame: 'w-20 lg:w-24 max-md:hidden' },
];

/** What the list is about, beside its first three in their arches. */
export function RankingHeader({ title, text, leaders }: { title: string; text: string; leaders: readonly ProductCard[] | undefined }) {
  const { t } = useI18n();
  return (
    <HeaderBand crumbs={[{ label: t('Home'), href: paths.home() }, { label: title }]}>
      <div className="grid min-w-0 gap-1.5 self-center pb-4 text-ink">
        <h1 className="text-2xl">{title}</h1>
        <p className="max-w-xl text-ink-muted">{text}</p>
      </div>
      {leaders && <Podium leaders={leaders} />}
    </HeaderBand>
  );
}

/** Decoration: the same three stand first in the list below. */
function Podium({ leaders }: { leaders: readonly ProductCard[] }) {
  return (
    <div aria-hidden="true" className="flex items-end gap-2 lg:gap-3">
      {places.map(({ place, frame }) => {
        const leader = leaders[place];
        const source = leader && productSource(leader);
        return source && <Arch key={place} source={source} frame={frame} />;
      })}
    </div>
  );
}

function Arch({ source, frame }: { source: NonNullable<ReturnType<typeof productSource>>; frame: string }) {
  return (
    <ArchFrame line className={frame}>
      <Picture source={source} alt="" sizes="(min-width: 64rem) 11rem, 10rem" priority className="size-full!" />
    </ArchFrame>
  );
}

export function RankingHeaderSkeleton() {
  return (
    <HeaderBandSkeleton>
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-3 self-center pb-4">
        <Skeleton className="h-10 w-64 max-w-full" />
        <Skeleton className="h-4 w-80 max-w-full rounded-sm" />
      </div>
      <div className="flex items-end gap-2 lg:gap-3">
        {places.map(({ place, frame }) => (
          <ArchFrame key={place} className={frame}>
            <Skeleton className="rounded-none" />
          </ArchFrame>
        ))}
      </div>
    </HeaderBandSkeleton>
  );
}

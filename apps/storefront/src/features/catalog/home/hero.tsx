import type { Banner } from '../../../lib/answers/answers.ts';
import { useI18n } from '../../../lib/services/services-context.tsx';
import { Carousel } from '../../../ui/carousel.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { BannerCard } from './banner-card.tsx';

/** Long enough to read a slide twice. */
const slideMs = 7000;
const frame = 'grid gap-3 sm:gap-4 lg:grid-cols-[minmax(0,2.6fr)_minmax(0,1fr)]';
const side = 'grid gap-3 sm:grid-cols-2 sm:gap-4 lg:grid-cols-1 lg:grid-rows-2';

type HeroProps = { banners: readonly Banner[]; sideBanners: readonly Banner[] | undefined };

/** The first thing seen: a carousel with two banners at its side, where the server has such. */
export function Hero({ banners, sideBanners = [] }: HeroProps) {
  const { t } = useI18n();
  if (banners.length === 0) return null;
  return (
    <div className={classNames(sideBanners.length > 0 && frame)}>
      <Carousel label={t('Highlights')} autoplayMs={slideMs} className="rounded-xl">
        {banners.map((banner, index) => (
          <BannerCard key={banner.id} banner={banner} kind="hero" level={2} priority={index === 0} />
        ))}
      </Carousel>
      {sideBanners.length > 0 && (
        <div className={side}>
          {sideBanners.slice(0, 2).map((banner) => (
            <BannerCard key={banner.id} banner={banner} kind="side" level={2} />
          ))}
        </div>
      )}
    </div>
  );
}

export function HeroSkeleton() {
  return (
    <div className={frame}>
      <Skeleton className="h-[27rem] rounded-xl sm:aspect-2/1 sm:h-auto lg:aspect-5/2 lg:min-h-[21rem]" />
      <div className={side}>
        <Skeleton className="aspect-5/2 rounded-xl sm:aspect-2/1 lg:aspect-auto" />
        <Skeleton className="aspect-5/2 rounded-xl sm:aspect-2/1 lg:aspect-auto" />
      </div>
    </div>
  );
}

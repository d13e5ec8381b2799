import { classNames } from '@souk/ui/class-names.ts';
import { Skeleton } from '@souk/ui/feedback/skeleton.tsx';
import { Picture } from '@souk/ui/picture.tsx';
import { RatingStars } from '@souk/ui/rating-stars.tsx';
import { Clock, MapPin, Package } from 'lucide-react';
import type { ReactNode } from 'react';
import { useDeliveryEstimate } from '../../../lib/delivery-time.ts';
import type { Shop } from '../../../lib/other-servers/answers.ts';
import { pictureSource } from '../../../lib/picture-source.ts';
import { useI18n } from '../../../lib/services/services-context.tsx';
import { ShopLogo } from './shop-card.tsx';

const bannerFrame = 'overflow-hidden rounded-xl bg-tint aspect-2/1 sm:aspect-3/1 lg:aspect-4/1';
const detailsClass = 'grid grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-4 px-1 sm:grid-cols-[auto_minmax(0,1fr)] sm:px-6';

export function ShopHeader({ shop }: { shop: Shop }) {
  const { plural, rating, t } = useI18n();
  const estimate = useDeliveryEstimate(shop.estimated_delivery);
  const banner = shop.banner_picture ?? shop.banners[0];
  return (
    <header className="grid">
      <div className={classNames(bannerFrame, !banner && 'lattice text-primary-700')}>
        {banner && (
          <Picture
            source={pictureSource(banner)}
            alt={banner.alt}
            sizes="(min-width: 84rem) 80rem, (min-width: 40rem) 96vw, 140vw"
            priority
            className="size-full!"
          />
        )}
      </div>
      <div className={detailsClass}>
        <ShopLogo shop={shop} className="-mt-16 w-28 bg-ground! sm:-mt-20 sm:w-36" />
        <div className="grid min-w-0 content-start gap-2 sm:pt-4">
          <h1 className="text-2xl">{shop.name}</h1>
          {shop.tagline && <p className="text-base text-ink-muted lg:text-lg">{shop.tagline}</p>}
          <ul className="mt-1 flex flex-wrap items-center gap-x-6 gap-y-2 text-sm">
            {shop.total_reviews > 0 && (
              <li>
                <a href="#reviews" className="hit-area inline-flex min-h-9 items-center rounded-sm underline-offset-4 hover:underline">
                  <RatingStars
                    value={shop.rating}
                    figure={rating(shop.rating)}
                    note={plural(shop.total_reviews, '{count} review', '{count} reviews')}
                    size="md"
                  />
                </a>
              </li>
            )}
            <Fact icon={<Package />}>{plural(shop.total_products, '{count} product', '{count} products')}</Fact>
            <Fact icon={<Clock />}>{estimate}</Fact>
            {shop.address && (
              <Fact icon={<MapPin />}>
                <span className="sr-only">{t('Address')}: </span>
                <bdi>{shop.address}</bdi>
              </Fact>
            )}
          </ul>
        </div>
      </div>
    </header>
  );
}

function Fact({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex items-center gap-2 text-ink-muted [&>svg]:size-4.5 [&>svg]:shrink-0">
      {icon}
      <span>{children}</span>
    </li>
  );
}

export function ShopHeaderSkeleton() {
  return (
    <div className="grid">
      <Skeleton className={bannerFrame} />
      <div className={detailsClass}>
        <span className="arch -mt-16 block w-28 bg-ground p-1 sm:-mt-20 sm:w-36">
          <Skeleton className="arch aspect-4/5 rounded-none" />
        </span>
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-3 sm:pt-4">
          <Skeleton className="h-10 w-64 max-w-full" />
          <Skeleton className="h-5 w-80 max-w-full rounded-sm" />
          <Skeleton className="h-4 w-96 max-w-full rounded-sm" />
        </div>
      </div>
    </div>
  );
}

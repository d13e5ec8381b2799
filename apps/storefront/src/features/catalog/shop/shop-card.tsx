import { classNames } from '@souk/ui/class-names.ts';
import { ArchFrame, Picture } from '@souk/ui/picture.tsx';
import { RatingStars } from '@souk/ui/rating-stars.tsx';
import { Link } from '@souk/ui/ui-context.tsx';
import { Clock } from 'lucide-react';
import { useDeliveryEstimate } from '../../../lib/delivery-time.ts';
import type { ShopCard as Shop } from '../../../lib/other-servers/answers.ts';
import { paths } from '../../../lib/paths.ts';
import { pictureSource } from '../../../lib/picture-source.ts';
import { useI18n } from '../../../lib/services/services-context.tsx';

type ShopCardProps = { shop: Shop; level?: 2 | 3 | undefined; priority?: boolean | undefined };

const bannerSizes = '(min-width: 80rem) 26rem, (min-width: 64rem) 31vw, (min-width: 40rem) 46vw, 92vw';

/** The whole card links to the shop. */
export function ShopCard({ shop, level = 3, priority }: ShopCardProps) {
  const { number, plural, rating, t } = useI18n();
  const estimate = useDeliveryEstimate(shop.estimated_delivery);
  const Name = `h${level}` as const;
  return (
    <article className="card group/card">
      <div className="aspect-5/2 overflow-hidden bg-tint">
        {shop.banner_picture && (
          <Picture
            source={pictureSource(shop.banner_picture)}
            alt=""
            sizes={bannerSizes}
            priority={priority}
            className="card-zoom size-full!"
          />
        )}
      </div>
      <div className="relative flex grow flex-col gap-1 p-4 pt-3">
        <div className="flex items-end gap-3">
          <ShopLogo shop={shop} className="-mt-12 w-18 shrink-0" />
          <Name className="min-w-0 grow font-display text-lg leading-snug font-bold">
            <Link href={paths.shop({ id: shop.id })} className="card-link line-clamp-2 after:-top-40">
              {shop.name}
            </Link>
          </Name>
        </div>
        {shop.tagline && <p className="mt-2 line-clamp-2 text-sm text-ink-muted">{shop.tagline}</p>}
        <p className="mt-auto flex flex-wrap items-center gap-x-3 gap-y-1 pt-2 text-xs text-ink-muted">
          {shop.total_reviews > 0 ? (
            <RatingStars value={shop.rating} figure={rating(shop.rating)} note={`(${number(shop.total_reviews)})`} />
          ) : (
            <span>{t('New')}</span>
          )}
          <span>{plural(shop.total_products, '{count} product', '{count} products')}</span>
        </p>
        <p className="flex items-center gap-1.5 text-xs text-ink-muted">
          <Clock aria-hidden="true" className="size-3.5 shrink-0" />
          {estimate}
        </p>
      </div>
    </article>
  );
}

type ShopLogoProps = { shop: Pick<Shop, 'name' | 'logo' | 'logo_picture'>; className?: string | undefined };

/** A shop's logo in an arch, or its first letter if it has no logo. */
export function ShopLogo({ shop, className }: ShopLogoProps) {
  return (
    <span className={classNames('arch block bg-surface p-1', className)}>
      <ArchFrame>
        <LogoPicture shop={shop} />
      </ArchFrame>
    </span>
  );
}

function LogoPicture({ shop }: Pick<ShopLogoProps, 'shop'>) {
  if (shop.logo_picture) return <Picture source={pictureSource(shop.logo_picture, 'small')} alt="" sizes="7rem" className="size-full!" />;
  if (shop.logo) return <Picture source={{ src: shop.logo, width: 400, height: 400 }} alt="" sizes="7rem" className="size-full!" />;
  return (
    <span aria-hidden="true" className="grid place-items-center bg-primary text-xl font-bold text-on-primary">
      {Array.from(shop.name)[0]}
    </span>
  );
}

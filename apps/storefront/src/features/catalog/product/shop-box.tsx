import type { ShopCard } from '../../../lib/answers/answers.ts';
import { paths } from '../../../lib/paths.ts';
import { useI18n, useSettings } from '../../../lib/services/services-context.tsx';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { RatingStars } from '../../../ui/rating-stars.tsx';
import { ShopPortrait } from '../shop-portrait.tsx';

/** Who sells it, where there is more than one shop. */
export function ShopBox({ shop }: { shop: ShopCard }) {
  const { t, number, plural, rating } = useI18n();
  const multiVendor = useSettings((state) => state.multiVendor);
  if (!multiVendor) return null;
  return (
    <section aria-label={t('Sold by')} className="flex flex-wrap items-center gap-4 rounded-lg border border-line bg-surface p-4">
      <ShopPortrait shop={shop} className="w-13 shrink-0" />
      <div className="min-w-0 grow basis-32">
        <p className="truncate font-semibold">
          <bdi>{shop.name}</bdi>
        </p>
        <p className="flex flex-wrap gap-x-3 text-xs text-ink-muted">
          {shop.total_reviews > 0 && (
            <RatingStars value={shop.rating} figure={rating(shop.rating)} note={`(${number(shop.total_reviews)})`} />
          )}
          <span>{plural(shop.total_products, '{count} product', '{count} products')}</span>
        </p>
      </div>
      <ButtonLink variant="secondary" size="sm" href={paths.shop({ id: shop.id })}>
        {t('Visit shop')}
      </ButtonLink>
    </section>
  );
}

import { classNames } from '@souk/ui/class-names.ts';
import { useObjectUrl } from '@souk/ui/forms/use-files.ts';
import { ArchFrame } from '@souk/ui/picture.tsx';
import { ImageIcon, Store } from 'lucide-react';
import { useI18n } from '../../lib/services/services-context.tsx';
import type { SellerValues } from './seller-values.ts';

/** A preview of the shop's card that follows the form. */
export function ShopPreview({ values, className }: { values: SellerValues; className?: string }) {
  const { t } = useI18n();
  const logo = useObjectUrl(values.logo);
  const banner = useObjectUrl(values.banner);
  return (
    <section aria-labelledby="shop-preview" className={classNames('grid gap-3', className)}>
      <h2 id="shop-preview" className="font-sans text-sm font-semibold text-ink-muted">
        {t('How shoppers will see it')}
      </h2>
      <div className="overflow-hidden rounded-lg border border-line bg-surface">
        <div className="grid aspect-3/1 place-items-center bg-sunken text-ink-faint">
          {banner ? <img src={banner} alt="" className="size-full object-cover" /> : <ImageIcon aria-hidden="true" className="size-7" />}
        </div>
        <div className="flex gap-3.5 p-4 pt-0">
          <div className="-mt-8 w-18 shrink-0">
            <ArchFrame line className="aspect-4/5">
              {logo ? (
                <img src={logo} alt="" className="object-cover" />
              ) : (
                <span className="grid place-items-center bg-tint text-ink-faint">
                  <Store aria-hidden="true" className="size-6" />
                </span>
              )}
            </ArchFrame>
          </div>
          <div className="grid min-w-0 flex-1 content-start gap-0.5 pt-3">
            <p dir="auto" className={classNames('truncate font-semibold', !values.shop_name && 'text-ink-faint')}>
              {values.shop_name || t('Shop name')}
            </p>
            <p dir="auto" className="line-clamp-2 text-sm wrap-anywhere text-ink-muted">
              {values.description || t('What you sell')}
            </p>
          </div>
        </div>
      </div>
    </section>
  );
}

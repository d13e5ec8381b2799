import { type PointerEvent, type Ref, useState } from 'react';
import type { ProductCard } from '../../lib/answers/answers.ts';
import { pictureSource } from '../../lib/picture-source.ts';
import { useI18n } from '../../lib/services/services-context.tsx';
import { Badge } from '../../ui/badge.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Picture } from '../../ui/picture.tsx';
import { NoPicture } from './no-picture.tsx';
import { useProductActions } from './product-actions.tsx';

type ProductCardPictureProps = {
  product: ProductCard;
  sizes: string;
  priority?: boolean | undefined;
  ref: Ref<HTMLDivElement>;
};

/** The square at the top of a card with what lies on it: badge, heart, cart control. */
export function ProductCardPicture({ product, sizes, priority, ref }: ProductCardPictureProps) {
  const { t, percent } = useI18n();
  const { cart, heart } = useProductActions();
  const [pointedAt, setPointedAt] = useState(false);
  // A finger scrolling past is no wish to see more, and the second picture is only fetched for who wishes.
  function handlePointerEnter(event: PointerEvent) {
    if (event.pointerType === 'mouse') setPointedAt(true);
  }
  return (
    <div className="relative" onPointerEnter={handlePointerEnter}>
      <div ref={ref} className="relative aspect-square overflow-hidden bg-tint">
        <div
          className={classNames(
            'size-full transition-transform duration-(--duration-slow) group-hover/card:scale-[1.03]',
            !product.in_stock && 'opacity-60',
          )}
        >
          <FirstPicture product={product} sizes={sizes} priority={priority} />
          {pointedAt && product.second_picture && (
            <Picture
              source={pictureSource(product.second_picture)}
              alt=""
              sizes={sizes}
              className="absolute inset-0 size-full! opacity-0 transition-opacity duration-(--duration-slow) group-hover/card:opacity-100 starting:opacity-0"
            />
          )}
        </div>
      </div>
      <div className="absolute start-2.5 end-13 top-2.5 grid justify-items-start gap-1.5">
        {product.discount_percentage > 0 && <Badge tone="sale">-{percent(product.discount_percentage)}</Badge>}
        {!product.in_stock && <Badge tone="inverse">{t('Out of stock')}</Badge>}
      </div>
      {heart && <div className="absolute end-2 top-2 z-10">{heart(product)}</div>}
      {cart && (
        <div className="absolute inset-x-2 bottom-2 z-10 flex justify-end pointer-events-none *:pointer-events-auto">{cart(product)}</div>
      )}
    </div>
  );
}

function FirstPicture({ product, sizes, priority }: Omit<ProductCardPictureProps, 'ref'>) {
  if (product.picture) {
    return <Picture source={pictureSource(product.picture)} alt="" sizes={sizes} priority={priority} className="size-full!" />;
  }
  // Other servers of these calls know one address for a picture and nothing else of it.
  if (product.thumbnail) {
    return (
      <Picture
        source={{ src: product.thumbnail, width: 640, height: 640 }}
        alt=""
        sizes={sizes}
        priority={priority}
        className="size-full!"
      />
    );
  }
  return <NoPicture />;
}

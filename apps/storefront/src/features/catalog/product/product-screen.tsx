import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { ProductDetails } from '../../../lib/answers/answers.ts';
import { paths } from '../../../lib/paths.ts';
import { useApi, useI18n } from '../../../lib/services/services-context.tsx';
import { Later } from '../../../ui/later.tsx';
import { ProductRow } from '../home/product-row.tsx';
import { catalogQueries } from '../queries.ts';
import { RecentlyViewed } from '../recent/recently-viewed.tsx';
import { ReviewsSection } from '../reviews/reviews-section.tsx';
import { BuyBar } from './buy-bar.tsx';
import { filmAddress } from './film-address.ts';
import { Gallery } from './gallery.tsx';
import { galleryIndex, galleryPictures } from './gallery-pictures.ts';
import { type Axis, pictureOf } from './product-choice.ts';
import { ProductPanel } from './product-panel.tsx';
import { ProductStory } from './product-story.tsx';
import type { Buying, Purchase } from './purchase.ts';
import { useProductChoice } from './use-product-choice.ts';
import { optionGroupId } from './variant-pickers.tsx';

type ProductScreenProps = {
  answer: ProductDetails;
  /** The server's clock when it answered. */
  answeredAt: number;
  purchase?: Purchase | undefined;
  heart?: ReactNode;
};

/** A product with everything around it, from its pictures to what else there is. */
export function ProductScreen({ answer, answeredAt, purchase, heart }: ProductScreenProps) {
  const { t } = useI18n();
  const { product } = answer;
  const chosen = useProductChoice(product);
  const [forgotten, setForgotten] = useState<Axis | null>(null);
  const askAgain = useAskAgain(product.id);
  const wanted = pictureOf(product, chosen.choice);
  const [first] = useState(wanted);
  const pictures = galleryPictures(product, first);
  const film = filmAddress(product.video_url);
  function withChoice(act: Purchase['add']) {
    setForgotten(chosen.missing);
    if (chosen.missing) showGroup(chosen.missing);
    else act(product, { quantity: chosen.quantity, choice: chosen.choice });
  }
  const buy: Buying | undefined = purchase && {
    busy: purchase.busy,
    onAdd: () => withChoice(purchase.add),
    onBuyNow: () => withChoice(purchase.buyNow),
  };
  return (
    <>
      <div className="mt-3 grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-6 md:grid-cols-2 lg:grid-cols-[minmax(0,1.25fr)_minmax(0,1fr)] xl:gap-x-14">
        <Gallery
          productId={product.id}
          name={product.name}
          pictures={pictures}
          film={film?.kind === 'file' ? film.src : null}
          wanted={galleryIndex(pictures, wanted)}
        />
        <ProductPanel
          product={product}
          chosen={chosen}
          forgotten={forgotten}
          sale={{ answeredAt, onEnd: askAgain }}
          buy={buy}
          heart={heart}
        />
      </div>
      <div className="page-flow mt-12 lg:mt-16">
        <ProductStory product={product} />
        <Later>
          <ReviewsSection subject={{ product_id: product.id }} />
        </Later>
        <Later>
          <ProductRow
            id="related"
            title={t('Related products')}
            more={product.category ? paths.category({ slug: product.category.slug }) : undefined}
            products={answer.related_products}
          />
        </Later>
        <Later>
          {product.shop && (
            <ProductRow
              id="popular-of-shop"
              title={t('Popular at {shop}', { shop: product.shop.name })}
              more={paths.shop({ id: product.shop.id })}
              products={answer.popular_products}
            />
          )}
        </Later>
        <Later>
          <RecentlyViewed except={product.id} />
        </Later>
      </div>
      {buy && <BuyBar product={product} chosen={chosen} buy={buy} />}
    </>
  );
}

/** Leads to what was forgotten, by sight and by keyboard. */
function showGroup(axis: Axis) {
  const group = document.getElementById(optionGroupId(axis));
  group?.scrollIntoView({ block: 'center', behavior: 'smooth' });
  group?.querySelector<HTMLElement>('button:not([aria-disabled])')?.focus({ preventScroll: true });
}

function useAskAgain(id: number) {
  const queryClient = useQueryClient();
  const { queryKey } = catalogQueries.product(useApi(), id);
  return () => void queryClient.invalidateQueries({ queryKey });
}

import { notFound } from '@souk/client/api/api-error.ts';
import { Breadcrumbs } from '@souk/ui/navigation/breadcrumbs.tsx';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { FavoriteButton } from '../../features/account/favorite-button.tsx';
import { useIsListed } from '../../features/account/favorite-ids.tsx';
import { addToCart, buyNow } from '../../features/cart/mutations.ts';
import { breadcrumbJsonLd, productJsonLd } from '../../features/catalog/json-ld.ts';
import { ProductScreen, ProductSkeleton } from '../../features/catalog/product/product-screen.tsx';
import type { Purchase } from '../../features/catalog/product/purchase.tsx';
import { catalogQueries } from '../../features/catalog/queries.ts';
import { reviewParams } from '../../features/catalog/reviews/reviews-section.tsx';
import { PriceNoticeToggle, StockNoticeButton } from '../../features/notices/notice-buttons.tsx';
import { ProductQuestions } from '../../features/questions/product-questions.tsx';
import { questionsQueries } from '../../features/questions/queries.ts';
import type { Product } from '../../lib/other-servers/answers.ts';
import { type LoaderArgs, load, loadOptional } from '../../lib/page/page.ts';
import { PageHead } from '../../lib/page/page-head.tsx';
import { paths } from '../../lib/paths.ts';
import { useApi, useI18n, useServices, useSettings } from '../../lib/services/services-context.tsx';

export async function loader({ services, params }: LoaderArgs) {
  const id = readId(params.id);
  await Promise.all([
    load(services, catalogQueries.product(services.api, id)),
    load(services, catalogQueries.reviews(services.api, reviewParams({ product_id: id }))),
    loadOptional(services, questionsQueries.ofProduct(services.api, id)),
  ]);
}

export function Component() {
  const { id } = useParams();
  const { data, dataUpdatedAt } = useSuspenseQuery(catalogQueries.product(useApi(), readId(id)));
  const purchase = usePurchase();
  const { product } = data;
  const crumbs = useCrumbs(product);
  const isListed = useIsListed(product.id);
  return (
    <div className="page-width pt-4 pb-14 max-md:pb-0">
      <ProductPageHead product={product} crumbs={crumbs} />
      <Breadcrumbs crumbs={crumbs} />
      <ProductScreen
        // The key resets quantity and gallery for another product.
        key={product.id}
        answer={data}
        answeredAt={dataUpdatedAt}
        purchase={purchase}
        favoriteButton={<FavoriteButton product={product} variant="outline" />}
        priceNotice={<PriceNoticeToggle product={product} isListed={isListed} />}
        questions={<ProductQuestions productId={product.id} />}
      />
    </div>
  );
}

function usePurchase(): Purchase {
  const services = useServices();
  const navigate = useNavigate();
  const [busy, setBusy] = useState<Purchase['busy']>(null);
  async function run(what: Purchase['busy'], act: () => Promise<unknown>) {
    setBusy(what);
    await act();
    setBusy(null);
  }
  return {
    busy,
    add: (product, { quantity, choice }) => void run('add', () => addToCart(services, { product, quantity, ...choice })),
    buyNow(product, { quantity, choice }) {
      const wanted = { product, quantity, ...choice, shopId: product.shop?.id ?? null };
      void run('buyNow', () => buyNow(services, wanted, () => void navigate(paths.buyNow())));
    },
    soldOutButton: (product, options, fallback) => (
      <StockNoticeButton wanted={{ product, kind: 'back-in-stock', options }} fallback={fallback} />
    ),
  };
}

type Crumbs = readonly { label: string; href?: string }[];

function useCrumbs({ category: given, sub_category, name }: Product): Crumbs {
  const { t } = useI18n();
  // A hidden category has no page.
  const category = given?.active ? given : null;
  return [
    { label: t('Home'), href: paths.home() },
    ...(category ? [{ label: category.name, href: paths.category({ slug: category.slug }) }] : []),
    ...(category && sub_category
      ? [{ label: sub_category.name, href: paths.category({ slug: category.slug, subcategory: sub_category.id }) }]
      : []),
    { label: name },
  ];
}

function ProductPageHead({ product, crumbs }: { product: Product; crumbs: Crumbs }) {
  const { origin } = useServices();
  const currency = useSettings((state) => state.defaultCurrency);
  return (
    <PageHead
      title={product.seo?.title || product.name}
      description={product.seo?.description || product.short_description || product.name}
      image={product.thumbnail}
      jsonLd={{ '@graph': [productJsonLd(product, { origin, currency }), breadcrumbJsonLd(origin, crumbs)] }}
    />
  );
}

function readId(id: string | undefined): number {
  if (!id || !/^[1-9]\d{0,14}$/.test(id)) throw notFound();
  return Number(id);
}

export function Skeleton() {
  return <ProductSkeleton />;
}

import { lazyPart } from '@souk/client/lazy-part.ts';
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { Fragment, type ReactNode, Suspense } from 'react';
import { Ads, Hero, HeroSkeleton } from '../features/catalog/home/banners.tsx';
import { homeJsonLd } from '../features/catalog/home/home-json-ld.ts';
import { CategoryRow, CategoryRowSkeleton } from '../features/catalog/home/home-rows.tsx';
import { Street, StreetSkeleton } from '../features/catalog/home/street.tsx';
import { TrustLine } from '../features/catalog/home/trust-line.tsx';
import { ProductGridSkeleton, ProductRow } from '../features/catalog/product-grid.tsx';
import { catalogQueries, invalidatePrices } from '../features/catalog/queries.ts';
import { RecentlyViewed } from '../features/catalog/recently-viewed.tsx';
import { latestPostsQuery } from '../features/content/latest-posts-loading.tsx';
import { LazyLatestPosts } from '../features/content/lazy-latest-posts.tsx';
import type { Home } from '../lib/other-servers/answers.ts';
import { type LoaderArgs, load, loadOptional } from '../lib/page/page.ts';
import { PageHead } from '../lib/page/page-head.tsx';
import { paths } from '../lib/paths.ts';
import { useApi, useI18n, useServices, useSettings } from '../lib/services/services-context.tsx';

export async function loader({ services }: LoaderArgs) {
  const { api } = services;
  await Promise.all([load(services, catalogQueries.home(api)), loadOptional(services, latestPostsQuery(api))]);
}

export function Component() {
  const { t } = useI18n();
  const queryClient = useQueryClient();
  const { data: home, dataUpdatedAt } = useSuspenseQuery(catalogQueries.home(useApi()));
  const timing = { answeredAt: dataUpdatedAt, onPhaseChange: () => void invalidatePrices(queryClient) };
  const shown = [...(home.running_flash_sale?.products ?? []), ...home.popular_products].map(({ id }) => id);
  const hasStreet = home.shops.length > 0;
  const { titles, popular_sort } = home;
  const parts: Record<Home['sections'][number], ReactNode> = {
    street: null,
    trust: <TrustLine deliveryFrom={home.delivery_from} />,
    hero: <Hero banners={home.banners} sideBanners={home.side_banners} priority={!hasStreet} />,
    categories: <CategoryRow title={titles.categories} categories={home.categories} />,
    'flash-sale': (
      <Suspense>
        <HomeFlashSale running={home.running_flash_sale} incoming={home.incoming_flash_sale} {...timing} />
      </Suspense>
    ),
    popular: (
      <ProductRow
        id="home-popular"
        title={titles.popular ?? t('Popular products')}
        more={popular_sort ? paths.products({ sort_type: popular_sort }) : paths.mostPopular()}
        products={home.popular_products}
      />
    ),
    ads: <Ads ads={home.ads} />,
    'just-for-you': (
      <Suspense>
        <JustForYou title={titles['just-for-you']} first={home.just_for_you} shown={shown} answeredAt={dataUpdatedAt} />
      </Suspense>
    ),
    'recently-viewed': <RecentlyViewed title={titles['recently-viewed']} />,
    posts: <LazyLatestPosts title={titles.posts} />,
  };
  return (
    <>
      <HomeHead image={home.banners[0]?.picture?.src} hasTitle={hasStreet} />
      {hasStreet && (
        <Street title={titles.street} shops={home.shops} sale={home.running_flash_sale ?? home.incoming_flash_sale} {...timing} />
      )}
      {/* All sections after the first three are below the first screen of a phone. */}
      <div className="page-wide page-flow pt-6 pb-12 sm:pb-16 [&>:nth-child(n+4)]:drawn-later">
        {home.sections.map((key) => (
          <Fragment key={key}>{parts[key]}</Fragment>
        ))}
      </div>
    </>
  );
}

// The server sends these sections with the page; their code loads apart.
const HomeFlashSale = lazyPart(
  () => import('../features/catalog/home/home-flash-sale.tsx'),
  ({ HomeFlashSale }) => HomeFlashSale,
);
const JustForYou = lazyPart(
  () => import('../features/catalog/home/just-for-you.tsx'),
  ({ JustForYou }) => JustForYou,
);

function HomeHead({ image, hasTitle }: { image: string | undefined; hasTitle: boolean }) {
  const { t } = useI18n();
  const { origin } = useServices();
  const name = useSettings((state) => state.appName);
  const logo = useSettings((state) => state.logo);
  const socialLinks = useSettings((state) => state.socialLinks);
  return (
    <>
      <PageHead
        description={t('Many small shops in one place: browse, compare and order from all of them at once.')}
        canonical={paths.home()}
        image={image && `${image}/1200.webp`}
        jsonLd={homeJsonLd({ origin, name, logo, sameAs: socialLinks.map(({ link }) => link) })}
      />
      {!hasTitle && <h1 className="sr-only">{name || t('Home')}</h1>}
    </>
  );
}

export function Skeleton() {
  return (
    <div aria-busy="true">
      <StreetSkeleton />
      <div className="page-wide page-flow pt-6 pb-12">
        <HeroSkeleton />
        <CategoryRowSkeleton />
        <ProductGridSkeleton count={4} />
      </div>
    </div>
  );
}

import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { Ads, Hero, HeroSkeleton } from '../features/catalog/home/banners.tsx';
import { HomeFlashSale } from '../features/catalog/home/home-flash-sale.tsx';
import { homeJsonLd } from '../features/catalog/home/home-json-ld.ts';
import { CategoryRow, CategoryRowSkeleton, TopShops } from '../features/catalog/home/home-rows.tsx';
import { JustForYou } from '../features/catalog/home/just-for-you.tsx';
import { ProductGridSkeleton, ProductRow } from '../features/catalog/product-grid.tsx';
import { catalogQueries, invalidatePrices } from '../features/catalog/queries.ts';
import { RecentlyViewed } from '../features/catalog/recently-viewed.tsx';
import { latestPostsQuery } from '../features/content/latest-posts-loading.tsx';
import { LazyLatestPosts } from '../features/content/lazy-latest-posts.tsx';
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
  return (
    // Everything after the categories is below the first screen of a phone.
    <div className="page-width page-flow pt-4 pb-12 sm:pt-6 sm:pb-16 [&>:nth-child(n+5)]:drawn-later">
      <HomeHead image={home.banners[0]?.picture?.src} />
      <Hero banners={home.banners} sideBanners={home.side_banners} />
      <CategoryRow categories={home.categories} />
      <HomeFlashSale
        running={home.running_flash_sale}
        incoming={home.incoming_flash_sale}
        answeredAt={dataUpdatedAt}
        onPhaseChange={() => void invalidatePrices(queryClient)}
      />
      <ProductRow id="home-popular" title={t('Popular products')} more={paths.mostPopular()} products={home.popular_products} />
      <Ads ads={home.ads} />
      <TopShops shops={home.shops} />
      <JustForYou first={home.just_for_you} answeredAt={dataUpdatedAt} />
      <RecentlyViewed />
      <LazyLatestPosts />
    </div>
  );
}

function HomeHead({ image }: { image: string | undefined }) {
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
      <h1 className="sr-only">{name || t('Home')}</h1>
    </>
  );
}

export function Skeleton() {
  return (
    <div className="page-width page-flow pt-4 pb-12 sm:pt-6" aria-busy="true">
      <HeroSkeleton />
      <CategoryRowSkeleton />
      <ProductGridSkeleton count={4} />
    </div>
  );
}

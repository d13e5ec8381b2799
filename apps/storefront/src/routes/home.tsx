import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { forgetPrices } from '../features/catalog/flash/forget-prices.ts';
import { Ads } from '../features/catalog/home/ads.tsx';
import { CategoryRow, CategoryRowSkeleton } from '../features/catalog/home/category-row.tsx';
import { FlashStrip } from '../features/catalog/home/flash-strip.tsx';
import { Hero, HeroSkeleton } from '../features/catalog/home/hero.tsx';
import { homeJsonLd } from '../features/catalog/home/home-json-ld.ts';
import { JustForYou } from '../features/catalog/home/just-for-you.tsx';
import { ProductRow } from '../features/catalog/home/product-row.tsx';
import { TopShops } from '../features/catalog/home/top-shops.tsx';
import { ProductGridSkeleton } from '../features/catalog/product-grid.tsx';
import { catalogQueries } from '../features/catalog/queries.ts';
import { RecentlyViewed } from '../features/catalog/recent/recently-viewed.tsx';
import { latestPostsQuery } from '../features/content/home/latest-posts-query.ts';
import { LatestPostsSlot } from '../features/content/home/latest-posts-slot.tsx';
import { type LoaderArgs, load, loadAside } from '../lib/page/page.ts';
import { PageHead } from '../lib/page/page-head.tsx';
import { paths } from '../lib/paths.ts';
import { useApi, useI18n, useServices, useSettings } from '../lib/services/services-context.tsx';

export async function loader({ services }: LoaderArgs) {
  const { api } = services;
  await Promise.all([load(services, catalogQueries.home(api)), loadAside(services, latestPostsQuery(api))]);
}

export function Component() {
  const { t } = useI18n();
  const queryClient = useQueryClient();
  const { data: home, dataUpdatedAt } = useSuspenseQuery(catalogQueries.home(useApi()));
  return (
    // What comes after the categories lies below the first screen of a phone.
    <div className="page-width page-flow pt-4 pb-12 sm:pt-6 sm:pb-16 [&>:nth-child(n+5)]:drawn-later">
      <HomeHead image={home.banners[0]?.picture?.src} />
      <Hero banners={home.banners} sideBanners={home.side_banners} />
      <CategoryRow categories={home.categories} />
      <FlashStrip
        running={home.running_flash_sale}
        incoming={home.incoming_flash_sale}
        answeredAt={dataUpdatedAt}
        onTurn={() => void forgetPrices(queryClient)}
      />
      <ProductRow id="home-popular" title={t('Popular products')} more={paths.mostPopular()} products={home.popular_products} />
      <Ads ads={home.ads} />
      <TopShops shops={home.shops} />
      <JustForYou first={home.just_for_you} answeredAt={dataUpdatedAt} />
      <RecentlyViewed />
      <LatestPostsSlot />
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
        description={t('Many small shops under one roof: browse, compare and order from all of them at once.')}
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

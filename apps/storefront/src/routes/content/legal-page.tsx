import { Breadcrumbs } from '@souk/ui/navigation/breadcrumbs.tsx';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useLocation, useParams } from 'react-router';
import { breadcrumbJsonLd } from '../../features/catalog/json-ld.ts';
import { catalogQueries } from '../../features/catalog/queries.ts';
import { Makers, MakersBanner } from '../../features/catalog/shop/makers.tsx';
import { summarizeHtml } from '../../features/content/html-text.ts';
import { LegalScreen, LegalSkeleton } from '../../features/content/legal/legal-screen.tsx';
import { legalHref, readLegalSlug } from '../../features/content/legal/page-address.ts';
import { contentQueries } from '../../features/content/queries.ts';
import { type LoaderArgs, load } from '../../lib/page/page.ts';
import { PageHead } from '../../lib/page/page-head.tsx';
import { paths } from '../../lib/paths.ts';
import { useApi, useI18n, useServices, useSettings } from '../../lib/services/services-context.tsx';

/** The page about the marketplace introduces its shops. */
const aboutSlug = 'about-us';
const makers = { per_page: 24 };

export async function loader({ services, params, url }: LoaderArgs) {
  const slug = readLegalSlug(params.slug, url.pathname);
  await Promise.all([
    load(services, contentQueries.page(services.api, slug)),
    slug === aboutSlug && load(services, catalogQueries.shops(services.api, makers)),
  ]);
}

export function Component() {
  const { t } = useI18n();
  const { origin } = useServices();
  const { pathname } = useLocation();
  const slug = readLegalSlug(useParams().slug, pathname);
  const { data: content } = useSuspenseQuery(contentQueries.page(useApi(), slug));
  const shops = useQuery({ ...catalogQueries.shops(useApi(), makers), enabled: slug === aboutSlug }).data?.shops ?? [];
  const showsMakers = useSettings((state) => state.multiVendor) && shops.length > 0;
  const crumbs = [{ label: t('Home'), href: paths.home() }, { label: content.title }];
  return (
    <>
      {showsMakers && <MakersBanner title={content.title} shops={shops} />}
      <div className="page-width pt-4 pb-14">
        <PageHead
          title={content.seo?.title || content.title}
          description={content.seo?.description || summarizeHtml(content.description)}
          canonical={legalHref(slug)}
          jsonLd={breadcrumbJsonLd(origin, crumbs)}
        />
        <Breadcrumbs crumbs={crumbs} />
        <LegalScreen content={content} isAbout={showsMakers} />
      </div>
      {showsMakers && <Makers shops={shops} />}
    </>
  );
}

export function Skeleton() {
  return (
    <div className="page-width pt-13 pb-14" aria-busy="true">
      <LegalSkeleton />
    </div>
  );
}

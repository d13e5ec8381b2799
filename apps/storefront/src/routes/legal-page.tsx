import { useSuspenseQuery } from '@tanstack/react-query';
import { useLocation, useParams } from 'react-router';
import { breadcrumbJsonLd } from '../features/catalog/json-ld.ts';
import { contentQueries } from '../features/content/content-queries.ts';
import { htmlSummary } from '../features/content/model/html-summary.ts';
import { legalHref, readLegalSlug } from '../features/content/model/legal-address.ts';
import { LegalScreen, LegalSkeleton } from '../features/content/page/legal-screen.tsx';
import { type LoaderArgs, load } from '../lib/page/page.ts';
import { PageHead } from '../lib/page/page-head.tsx';
import { paths } from '../lib/paths.ts';
import { useApi, useI18n, useServices } from '../lib/services/services-context.tsx';
import { Breadcrumbs } from '../ui/breadcrumbs.tsx';

export function loader({ services, params, url }: LoaderArgs) {
  return load(services, contentQueries.page(services.api, readLegalSlug(params.slug, url.pathname)));
}

export function Component() {
  const { t } = useI18n();
  const { origin } = useServices();
  const { pathname } = useLocation();
  const slug = readLegalSlug(useParams().slug, pathname);
  const { data: content } = useSuspenseQuery(contentQueries.page(useApi(), slug));
  const crumbs = [{ label: t('Home'), href: paths.home() }, { label: content.title }];
  return (
    <div className="page-width pt-4 pb-14">
      <PageHead
        title={content.title}
        description={htmlSummary(content.description)}
        canonical={legalHref(slug)}
        jsonLd={breadcrumbJsonLd(origin, crumbs)}
      />
      <Breadcrumbs crumbs={crumbs} />
      <LegalScreen content={content} />
    </div>
  );
}

export function Skeleton() {
  return (
    <div className="page-width pt-13 pb-14" aria-busy="true">
      <LegalSkeleton />
    </div>
  );
}

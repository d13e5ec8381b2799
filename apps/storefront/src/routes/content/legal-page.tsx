import { Breadcrumbs } from '@souk/ui/navigation/breadcrumbs.tsx';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useLocation, useParams } from 'react-router';
import { breadcrumbJsonLd } from '../../features/catalog/json-ld.ts';
import { summarizeHtml } from '../../features/content/html-text.ts';
import { LegalScreen, LegalSkeleton } from '../../features/content/legal/legal-screen.tsx';
import { legalHref, readLegalSlug } from '../../features/content/legal/page-address.ts';
import { contentQueries } from '../../features/content/queries.ts';
import { type LoaderArgs, load } from '../../lib/page/page.ts';
import { PageHead } from '../../lib/page/page-head.tsx';
import { paths } from '../../lib/paths.ts';
import { useApi, useI18n, useServices } from '../../lib/services/services-context.tsx';

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
        description={summarizeHtml(content.description)}
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

import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { breadcrumbJsonLd } from '../../features/catalog/json-ld.ts';
import { HelpScreen, HelpSkeleton, helpJsonLd } from '../../features/content/help/help-screen.tsx';
import { contentQueries } from '../../features/content/queries.ts';
import { type LoaderArgs, load, loadOptional } from '../../lib/page/page.ts';
import { PageHead } from '../../lib/page/page-head.tsx';
import { paths } from '../../lib/paths.ts';
import { useApi, useI18n, useServices } from '../../lib/services/services-context.tsx';

export async function loader({ services }: LoaderArgs) {
  await Promise.all([
    load(services, contentQueries.helpTopics(services.api)),
    loadOptional(services, contentQueries.contact(services.api)),
  ]);
}

export function Component() {
  const { t } = useI18n();
  const { origin } = useServices();
  const { data: topics } = useSuspenseQuery(contentQueries.helpTopics(useApi()));
  const { data: contact } = useQuery(contentQueries.contact(useApi()));
  const crumbs = breadcrumbJsonLd(origin, [{ label: t('Home'), href: paths.home() }, { label: t('Help and support') }]);
  return (
    <>
      <PageHead
        title={t('Help and support')}
        description={t('Help with orders, delivery, payment, returns and your account, and how to contact us.')}
        canonical={paths.support()}
        jsonLd={{ '@graph': topics.length > 0 ? [helpJsonLd(topics), crumbs] : [crumbs] }}
      />
      <HelpScreen topics={topics} contact={contact} />
    </>
  );
}

export function Skeleton() {
  return (
    <div aria-busy="true">
      <HelpSkeleton />
    </div>
  );
}

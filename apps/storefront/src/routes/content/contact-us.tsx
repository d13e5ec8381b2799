import { Breadcrumbs } from '@souk/ui/navigation/breadcrumbs.tsx';
import { useSuspenseQuery } from '@tanstack/react-query';
import { breadcrumbJsonLd } from '../../features/catalog/json-ld.ts';
import { ContactScreen, ContactSkeleton } from '../../features/content/contact/contact-screen.tsx';
import { contentQueries } from '../../features/content/queries.ts';
import { type LoaderArgs, load } from '../../lib/page/page.ts';
import { PageHead } from '../../lib/page/page-head.tsx';
import { paths } from '../../lib/paths.ts';
import { useApi, useI18n, useServices } from '../../lib/services/services-context.tsx';

export function loader({ services }: LoaderArgs) {
  return load(services, contentQueries.contact(services.api));
}

export function Component() {
  const { t } = useI18n();
  const { origin } = useServices();
  const { data: contact } = useSuspenseQuery(contentQueries.contact(useApi()));
  const crumbs = [{ label: t('Home'), href: paths.home() }, { label: t('Contact us') }];
  return (
    <div className="page-width pt-4 pb-14">
      <PageHead
        title={t('Contact us')}
        description={t('How to contact us: by phone, by message or with the contact form.')}
        canonical={paths.contactUs()}
        jsonLd={breadcrumbJsonLd(origin, crumbs)}
      />
      <Breadcrumbs crumbs={crumbs} />
      <ContactScreen contact={contact} />
    </div>
  );
}

export function Skeleton() {
  return (
    <div className="page-width pt-13 pb-14" aria-busy="true">
      <ContactSkeleton />
    </div>
  );
}

import { Breadcrumbs } from '@souk/ui/navigation/breadcrumbs.tsx';
import { useSuspenseQuery } from '@tanstack/react-query';
import { breadcrumbJsonLd } from '../../features/catalog/json-ld.ts';
import { PlansScreen, PlansSkeleton } from '../../features/membership/plans-screen.tsx';
import { membershipQueries } from '../../features/membership/queries.ts';
import { type LoaderArgs, load } from '../../lib/page/page.ts';
import { PageHead } from '../../lib/page/page-head.tsx';
import { paths } from '../../lib/paths.ts';
import { useApi, useI18n, useServices } from '../../lib/services/services-context.tsx';

export function loader({ services }: LoaderArgs) {
  return load(services, membershipQueries.plans(services.api));
}

export function Component() {
  const { t } = useI18n();
  const { origin } = useServices();
  const { data: plans } = useSuspenseQuery(membershipQueries.plans(useApi()));
  return (
    <div className="page-width pt-4 pb-14">
      <PageHead
        title={t('Membership plans')}
        description={t('Pay once and save on every order, in every shop. Compare the plans.')}
        canonical={paths.plans()}
        jsonLd={breadcrumbJsonLd(origin, crumbsTo(t))}
      />
      <Intro />
      <PlansScreen plans={plans} />
    </div>
  );
}

function Intro() {
  const { t } = useI18n();
  return (
    <>
      <Breadcrumbs crumbs={crumbsTo(t)} />
      <h1 className="mt-2 text-2xl">{t('Membership plans')}</h1>
      <p className="mt-1.5 mb-9 max-w-2xl text-ink-muted lg:text-lg">{t('Pay once and save on every order, in every shop.')}</p>
    </>
  );
}

function crumbsTo(t: (text: string) => string) {
  return [{ label: t('Home'), href: paths.home() }, { label: t('Membership plans') }];
}

export function Skeleton() {
  return (
    <div className="page-width pt-4 pb-14">
      <Intro />
      <PlansSkeleton />
    </div>
  );
}

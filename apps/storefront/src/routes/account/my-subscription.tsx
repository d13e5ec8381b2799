import { MyMembership, MyMembershipSkeleton } from '../../features/membership/my-membership.tsx';
import { membershipQueries } from '../../features/membership/queries.ts';
import { type LoaderArgs, load } from '../../lib/page/page.ts';
import { PageHead } from '../../lib/page/page-head.tsx';
import { useI18n } from '../../lib/services/services-context.tsx';

export async function loader({ services }: LoaderArgs) {
  if (services.auth.getState().token) await load(services, membershipQueries.mine(services.api));
}

export function Component() {
  const { t } = useI18n();
  return (
    <>
      <PageHead title={t('My Subscription')} noIndex />
      <h1 className="mb-4 text-xl">{t('My Subscription')}</h1>
      <MyMembership />
    </>
  );
}

export function Skeleton() {
  const { t } = useI18n();
  return (
    <>
      <h1 className="mb-4 text-xl">{t('My Subscription')}</h1>
      <MyMembershipSkeleton />
    </>
  );
}

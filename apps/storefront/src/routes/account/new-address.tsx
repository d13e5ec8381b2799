import { Breadcrumbs } from '@souk/ui/navigation/breadcrumbs.tsx';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { AddressFormScreen, AddressFormSkeleton } from '../../features/account/address-form-screen.tsx';
import { accountQueries } from '../../features/account/queries.ts';
import { type LoaderArgs, load } from '../../lib/page/page.ts';
import { PageHead } from '../../lib/page/page-head.tsx';
import { paths } from '../../lib/paths.ts';
import { useApi, useI18n } from '../../lib/services/services-context.tsx';

export async function loader({ services }: LoaderArgs) {
  if (services.auth.getState().token) await load(services, accountQueries.addresses(services.api));
}

export function Component() {
  const { t } = useI18n();
  const navigate = useNavigate();
  const { data: addresses } = useSuspenseQuery(accountQueries.addresses(useApi()));
  return (
    <>
      <PageHead title={t('Add an address')} noIndex />
      <Breadcrumbs crumbs={[{ label: t('Manage Address'), href: paths.addresses() }, { label: t('Add an address') }]} />
      <h1 className="mt-2 mb-4 text-xl">{t('Add an address')}</h1>
      <AddressFormScreen address={null} isFirst={addresses.length === 0} onSaved={() => void navigate(paths.addresses())} />
    </>
  );
}

export function Skeleton() {
  return <AddressFormSkeleton />;
}

import { Skeleton as Shape } from '@souk/ui/feedback/skeleton.tsx';
import { AddAddressLink, AddressList } from '../../features/account/address-list.tsx';
import { accountQueries } from '../../features/account/queries.ts';
import { type LoaderArgs, load } from '../../lib/page/page.ts';
import { PageHead } from '../../lib/page/page-head.tsx';
import { useI18n } from '../../lib/services/services-context.tsx';

export async function loader({ services }: LoaderArgs) {
  if (services.auth.getState().token) await load(services, accountQueries.addresses(services.api));
}

export function Component() {
  const { t } = useI18n();
  return (
    <>
      <PageHead title={t('Manage Address')} noIndex />
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-xl">{t('Manage Address')}</h1>
        <AddAddressLink />
      </div>
      <AddressList />
    </>
  );
}

export function Skeleton() {
  const { t } = useI18n();
  return (
    <>
      <h1 className="mb-4 text-xl">{t('Manage Address')}</h1>
      <div aria-busy="true" className="grid gap-4 md:grid-cols-2">
        <Shape className="h-44 rounded-lg" />
        <Shape className="h-44 rounded-lg" />
      </div>
    </>
  );
}

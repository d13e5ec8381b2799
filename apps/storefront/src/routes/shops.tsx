import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { breadcrumbJsonLd, itemListJsonLd } from '../features/catalog/json-ld.ts';
import { catalogQueries } from '../features/catalog/queries.ts';
import { ShopList, ShopListSkeleton } from '../features/catalog/shop/shop-list.tsx';
import { readShopsAddress, type ShopsAddress, shopsHref, shopsParams } from '../features/catalog/shop/shops-address.ts';
import { ShopsToolbar } from '../features/catalog/shop/shops-toolbar.tsx';
import { type LoaderArgs, load } from '../lib/page/page.ts';
import { PageHead } from '../lib/page/page-head.tsx';
import { paths } from '../lib/paths.ts';
import { useApi, useI18n, useServices } from '../lib/services/services-context.tsx';
import { Breadcrumbs } from '../ui/breadcrumbs.tsx';
import { Skeleton as Bone } from '../ui/skeleton.tsx';

export function loader({ services, url }: LoaderArgs) {
  return load(services, catalogQueries.shops(services.api, shopsParams(readShopsAddress(url.searchParams))));
}

export function Component() {
  const { t } = useI18n();
  const { search } = useLocation();
  const address = readShopsAddress(new URLSearchParams(search));
  return (
    <div className="page-width pt-4 pb-14">
      <ShopsHead address={address} />
      <Breadcrumbs crumbs={[{ label: t('Home'), href: paths.home() }, { label: t('Shops') }]} />
      <h1 className="mt-2 text-xl">{t('Shops')}</h1>
      <p className="mb-5 text-sm text-ink-muted">{t('Many small houses, one basket.')}</p>
      <div className="grid gap-6">
        <ShopsToolbar address={address} />
        <ShopList address={address} />
      </div>
    </div>
  );
}

function ShopsHead({ address }: { address: ShopsAddress }) {
  const { t } = useI18n();
  const { origin } = useServices();
  const { data } = useQuery(catalogQueries.shops(useApi(), shopsParams(address)));
  const plain = shopsHref({ search: '', sort_type: 'default', page: address.page });
  return (
    <PageHead
      title={t('Shops')}
      description={t('All shops of the market, with what they sell and how they are rated.')}
      canonical={plain}
      noIndex={shopsHref(address) !== plain}
      jsonLd={{
        '@graph': [
          breadcrumbJsonLd(origin, [{ label: t('Home'), href: paths.home() }, { label: t('Shops') }]),
          itemListJsonLd(
            origin,
            (data?.shops ?? []).map(({ id, name }) => ({ name, href: paths.shop({ id }) })),
          ),
        ],
      }}
    />
  );
}

export function Skeleton() {
  return (
    <div className="page-width pt-4 pb-14" aria-busy="true">
      <Bone className="h-4 w-40 rounded-sm" />
      <Bone className="mt-5 mb-6 h-8 w-56" />
      <ShopListSkeleton />
    </div>
  );
}

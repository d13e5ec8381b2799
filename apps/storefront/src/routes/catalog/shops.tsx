import { Skeleton as Bone } from '@souk/ui/feedback/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { breadcrumbJsonLd, itemListJsonLd } from '../../features/catalog/json-ld.ts';
import { catalogQueries } from '../../features/catalog/queries.ts';
import { ShopList, ShopListSkeleton } from '../../features/catalog/shop/shop-list.tsx';
import { firstShops, readShopsAddress, type ShopsAddress, shopsHref, shopsParams } from '../../features/catalog/shop/shops-address.ts';
import { ShopsHeader, ShopsHeaderSkeleton } from '../../features/catalog/shop/shops-header.tsx';
import { ShopsToolbar } from '../../features/catalog/shop/shops-toolbar.tsx';
import { type LoaderArgs, load } from '../../lib/page/page.ts';
import { PageHead } from '../../lib/page/page-head.tsx';
import { paths } from '../../lib/paths.ts';
import { useApi, useI18n, useServices } from '../../lib/services/services-context.tsx';

export async function loader({ services, url }: LoaderArgs) {
  const { api } = services;
  await Promise.all([
    load(services, catalogQueries.shops(api, shopsParams(readShopsAddress(url.searchParams)))),
    load(services, catalogQueries.shops(api, firstShops)),
  ]);
}

export function Component() {
  const { search } = useLocation();
  const address = readShopsAddress(new URLSearchParams(search));
  return (
    <>
      <ShopsHead address={address} />
      <ShopsHeader />
      <div className="page-wide grid gap-6 pt-6 pb-14">
        <ShopsToolbar address={address} />
        <ShopList address={address} />
      </div>
    </>
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
      description={t('All shops, with their products and ratings.')}
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
    <div aria-busy="true">
      <ShopsHeaderSkeleton />
      <div className="page-wide grid gap-6 pt-6 pb-14">
        <Bone className="h-12" />
        <ShopListSkeleton />
      </div>
    </div>
  );
}

import { notFound } from '@souk/client/api/api-error.ts';
import { useLocation, useParams } from 'react-router';
import { withCartMutations } from '../../features/cart/cart-sync.tsx';
import { type FlashAddress, flashHref, flashParams, readFlashAddress, useFlashSale } from '../../features/catalog/flash/flash-list.ts';
import { FlashScreen, FlashSkeleton, loadOtherDeals } from '../../features/catalog/flash/flash-screen.tsx';
import { salePhase } from '../../features/catalog/flash/sale-clock.ts';
import { breadcrumbJsonLd, itemListJsonLd } from '../../features/catalog/json-ld.ts';
import { catalogQueries } from '../../features/catalog/queries.ts';
import type { FlashSaleDetails } from '../../lib/other-servers/answers.ts';
import { type LoaderArgs, load } from '../../lib/page/page.ts';
import { PageHead } from '../../lib/page/page-head.tsx';
import { paths } from '../../lib/paths.ts';
import { widestFile } from '../../lib/picture-source.ts';
import { useI18n, useServices } from '../../lib/services/services-context.tsx';

export async function loader({ services, params, url }: LoaderArgs) {
  const { api, queryClient } = services;
  const asked = catalogQueries.flashSale(api, readId(params.id), flashParams(readFlashAddress(url.searchParams)));
  await load(services, asked);
  const { data, dataUpdatedAt } = queryClient.getQueryState(asked.queryKey) ?? {};
  if (data && dataUpdatedAt && salePhase(data.flash_sale, dataUpdatedAt) === 'over') await loadOtherDeals(services);
}

export function Component() {
  const services = useServices();
  const { id } = useParams();
  const { search } = useLocation();
  const address = readFlashAddress(new URLSearchParams(search));
  const list = useFlashSale(readId(id), address);
  return (
    <>
      {list.data ? <FlashHead data={list.data} address={address} answeredAt={list.answeredAt} /> : <WaitingHead />}
      <FlashScreen
        list={list}
        address={address}
        onPhaseChange={() => services.auth.getState().token && void withCartMutations(services, (calls) => calls.fetchCart(services))}
      />
    </>
  );
}

/** Search engines index a sale and its pages while it runs, but not its category filters. */
function FlashHead({ data, address, answeredAt }: { data: FlashSaleDetails; address: FlashAddress; answeredAt: number }) {
  const { t } = useI18n();
  const { origin } = useServices();
  const { id, name, description, picture } = data.flash_sale;
  const crumbs = [{ label: t('Home'), href: paths.home() }, { label: name }];
  return (
    <PageHead
      title={name}
      description={description || t('Our lowest prices, for a short time only.')}
      canonical={flashHref(id, { category_id: null, page: address.page })}
      noIndex={address.category_id !== null || salePhase(data.flash_sale, answeredAt) === 'over'}
      image={picture && widestFile(picture)}
      jsonLd={{
        '@graph': [
          breadcrumbJsonLd(origin, crumbs),
          itemListJsonLd(
            origin,
            data.products.map((product) => ({ name: product.name, href: paths.product({ id: product.id }) })),
          ),
        ],
      }}
    />
  );
}

function WaitingHead() {
  const { t } = useI18n();
  return <PageHead title={t('Flash sale')} />;
}

function readId(id: string | undefined): number {
  if (!id || !/^[1-9]\d{0,14}$/.test(id)) throw notFound();
  return Number(id);
}

export const Skeleton = FlashSkeleton;

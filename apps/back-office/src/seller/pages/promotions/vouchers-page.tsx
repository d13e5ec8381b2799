import { ButtonLink } from '@souk/ui/button.tsx';
import { useQuery } from '@tanstack/react-query';
import { FilterBar, SearchField } from '../../../lib/list/filter-bar.tsx';
import { ListPage, rowsPerPage } from '../../../lib/list/list-page.tsx';
import { StatusTabs } from '../../../lib/list/status-tabs.tsx';
import { keysOf, useListFilters } from '../../../lib/list/use-list-filters.ts';
import { stateTexts } from '../../../lib/promotions/promotion-words.tsx';
import { useServices } from '../../../lib/services.tsx';
import { sellerPaths } from '../../paths.ts';
import { shopVouchersQuery } from '../../vouchers/queries.ts';
import { VoucherCards } from '../../vouchers/voucher-cards.tsx';

/** The vouchers of the shop. */
export function VouchersPage() {
  const { api, i18n } = useServices();
  const { t } = i18n;
  const list = useListFilters(({ one, string }) => ({ status: one('status', keysOf(stateTexts)), search: string('search') }));
  const { status, search } = list.filters;
  const vouchers = useQuery(shopVouchersQuery(api, { state: status, search, page: list.page, per_page: rowsPerPage }));
  return (
    <ListPage
      title={t('Vouchers')}
      hasViews={false}
      actions={<ButtonLink href={sellerPaths.voucher({ id: 'new' })}>{t('New voucher')}</ButtonLink>}
      list={list}
      query={vouchers}
      filters={
        <>
          <StatusTabs texts={stateTexts} counts={vouchers.data?.counts} value={status} href={list.href} />
          <FilterBar>
            <SearchField
              label={t('Search vouchers')}
              placeholder={t('Code')}
              value={search}
              onSearch={(typed) => list.change({ search: typed })}
            />
          </FilterBar>
        </>
      }
      texts={{
        count: (total) => i18n.plural(total, '{count} voucher', '{count} vouchers'),
        failed: t('The vouchers could not be loaded'),
        none: t('No vouchers yet'),
        noneHint: t('A voucher gives a discount on your goods, and you see what is left after it.'),
        noMatch: t('No vouchers match these filters'),
      }}
    >
      {(data) => <VoucherCards vouchers={data.vouchers} />}
    </ListPage>
  );
}

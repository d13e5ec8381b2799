import type { I18n } from '@souk/client/i18n/create-i18n.ts';
import type { TermKind, TermRow } from '@souk/contract/back-office/catalog/terms';
import { Badge } from '@souk/ui/badge.tsx';
import { ButtonLink } from '@souk/ui/button.tsx';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useMay } from '../../app/session.ts';
import { termsQuery } from '../../features/terms/queries.ts';
import { newTermTexts, Swatch, termTexts } from '../../features/terms/term-words.tsx';
import { PanelTabs } from '../../lib/frame/panel-tabs.tsx';
import { type Column, DataTable } from '../../lib/list/data-table.tsx';
import { FilterBar, SearchField } from '../../lib/list/filter-bar.tsx';
import { ListPage, rowsPerPage } from '../../lib/list/list-page.tsx';
import { keysOf, useListFilters } from '../../lib/list/use-list-filters.ts';
import { paths } from '../../lib/paths.ts';
import { useServices } from '../../lib/services.tsx';

/** The brands, colours, sizes or units, each a tab of one screen. */
export function TermsPage() {
  const { api, i18n } = useServices();
  const { t } = i18n;
  const mayWrite = useMay('products:write');
  const params = useParams();
  const kind = keysOf(termTexts).find((each) => each === params.kind) ?? 'brands';
  const list = useListFilters(({ string }) => ({ search: string('search') }));
  const terms = useQuery(termsQuery(api, kind, { ...list.filters, page: list.page, per_page: rowsPerPage }));
  return (
    <ListPage
      title={t(termTexts[kind])}
      actions={mayWrite && <ButtonLink href={paths.term({ kind, id: 'new' })}>{t(newTermTexts[kind])}</ButtonLink>}
      list={list}
      query={terms}
      filters={
        <>
          <PanelTabs
            label={t('Kind')}
            tabs={keysOf(termTexts).map((each) => ({ id: each, label: t(termTexts[each]), href: paths.terms({ kind: each }) }))}
            value={kind}
          />
          <FilterBar>
            <SearchField
              key={kind}
              label={t('Search')}
              placeholder={t('Name in any language')}
              value={list.filters.search}
              onSearch={(search) => list.change({ search })}
            />
          </FilterBar>
        </>
      }
      texts={{
        count: (total) => i18n.plural(total, '{count} entry', '{count} entries'),
        failed: t('The list could not be loaded'),
        none: t('Nothing here yet'),
        noMatch: t('Nothing matches this search'),
      }}
    >
      {(data) => (
        <DataTable
          label={t(termTexts[kind])}
          rows={data.terms}
          columns={columnsOf(i18n, kind)}
          href={({ id }) => paths.term({ kind, id })}
          isOld={terms.isPlaceholderData}
        />
      )}
    </ListPage>
  );
}

function columnsOf({ t, number }: I18n, kind: TermKind): Column<TermRow>[] {
  return [
    {
      id: 'name',
      title: t('Name'),
      cell: ({ name, hex }) => (
        <span className="inline-flex items-center gap-2">
          {hex !== null && <Swatch hex={hex} />}
          <span className="wrap-anywhere">{name}</span>
        </span>
      ),
      className: 'w-3/5',
    },
    ...(kind === 'brands'
      ? [
          {
            id: 'state',
            title: t('Status'),
            cell: ({ is_active }: TermRow) => !is_active && <Badge>{t('Hidden')}</Badge>,
            card: 'badges' as const,
          },
        ]
      : []),
    ...(kind === 'sizes'
      ? [
          {
            id: 'position',
            title: t('Position'),
            cell: ({ position }: TermRow) => number(position ?? 0),
            align: 'end' as const,
            card: 'none' as const,
          },
        ]
      : []),
    {
      id: 'products',
      title: t('Products'),
      cell: ({ products }) => <span className="tabular-nums">{number(products)}</span>,
      align: 'end',
      card: 'end',
    },
  ];
}

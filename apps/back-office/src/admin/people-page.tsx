import type { I18n } from '@souk/client/i18n/create-i18n.ts';
import type { PersonRow } from '@souk/contract/back-office/people';
import { useQuery } from '@tanstack/react-query';
import { PersonBadges } from '../features/people/person-badges.tsx';
import { exportPeople, peopleQuery } from '../features/people/queries.ts';
import { type Column, DataTable } from '../lib/list/data-table.tsx';
import { ExportButton } from '../lib/list/export-button.tsx';
import { FilterBar, FilterSelect, SearchField } from '../lib/list/filter-bar.tsx';
import { ListPage, rowsPerPage } from '../lib/list/list-page.tsx';
import { useListFilters } from '../lib/list/use-list-filters.ts';
import { Moment } from '../lib/moment.tsx';
import { paths } from '../lib/paths.ts';
import { useServices } from '../lib/services.tsx';

/** The people with an account, with search and pages. */
export function PeoplePage() {
  const { api, i18n } = useServices();
  const { t } = i18n;
  const list = useListFilters(({ one, string }) => ({
    search: string('search'),
    blocked: one('blocked', ['1']),
    undelivered: one('undelivered', ['1']),
  }));
  const { filters, change } = list;
  const people = useQuery(peopleQuery(api, { ...filters, page: list.page, per_page: rowsPerPage }));
  return (
    <ListPage
      title={t('People')}
      actions={<ExportButton download={() => exportPeople(api, filters)} />}
      list={list}
      query={people}
      filters={
        <FilterBar>
          <SearchField
            label={t('Search people')}
            placeholder={t('Name, phone number or mail address')}
            value={filters.search}
            onSearch={(search) => change({ search })}
          />
          <FilterSelect
            label={t('State')}
            value={filters.blocked}
            options={[
              { value: '', label: t('Everybody') },
              { value: '1', label: t('Blocked') },
            ]}
            onChange={(blocked) => change({ blocked })}
          />
          <FilterSelect
            label={t('Messages')}
            value={filters.undelivered}
            options={[
              { value: '', label: t('Any messages') },
              { value: '1', label: t('Undelivered lately') },
            ]}
            onChange={(undelivered) => change({ undelivered })}
          />
        </FilterBar>
      }
      texts={{
        count: (total) => i18n.plural(total, '{count} person', '{count} people'),
        failed: t('The people could not be loaded'),
        none: t('Nobody has an account yet'),
        noMatch: t('Nobody matches these filters'),
      }}
    >
      {(data) => (
        <DataTable label={t('People')} rows={data.people} columns={columnsOf(t)} href={paths.person} isOld={people.isPlaceholderData} />
      )}
    </ListPage>
  );
}

function columnsOf(t: I18n['t']): Column<PersonRow>[] {
  return [
    { id: 'name', title: t('Name'), cell: ({ name, erased_at }) => (erased_at ? t('Erased') : name || t('No name yet')) },
    { id: 'phone', title: t('Phone number'), cell: ({ phone }) => phone && <bdi dir="ltr">{phone}</bdi> },
    { id: 'email', title: t('Mail address'), cell: ({ email }) => email && <bdi dir="ltr">{email}</bdi>, className: 'max-w-64 truncate' },
    { id: 'since', title: t('Account since'), cell: ({ created_at }) => <Moment at={created_at} />, className: 'text-ink-muted' },
    { id: 'state', title: t('State'), cell: (person) => <PersonBadges person={person} />, card: 'badges' },
  ];
}

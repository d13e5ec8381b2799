import type { I18n } from '@souk/client/i18n/create-i18n.ts';
import type { SecurityEvent, SecurityKind } from '@souk/contract/back-office/settings/system';
import { useQuery } from '@tanstack/react-query';
import { SettingsTabs } from '../../features/settings/settings-tabs.tsx';
import { securityQuery } from '../../features/system/queries.ts';
import { type Column, DataTable } from '../../lib/list/data-table.tsx';
import { FilterBar, FilterSelect, SearchField } from '../../lib/list/filter-bar.tsx';
import { ListPage, rowsPerPage } from '../../lib/list/list-page.tsx';
import { keysOf, useListFilters } from '../../lib/list/use-list-filters.ts';
import { Moment } from '../../lib/moment.tsx';
import { paths } from '../../lib/paths.ts';
import { useServices } from '../../lib/services.tsx';

const kindTexts = {
  'sign-in': 'Sign-in',
  'wrong-code': 'Wrong code',
  'guess-limit': 'Too many guesses',
  'refused-access': 'Refused access',
  'session-ended': 'Session ended',
  'phone-changed': 'Phone number changed',
  'email-changed': 'Mail address changed',
  'password-changed': 'Password changed',
  blocked: 'Blocked',
  unblocked: 'Unblocked',
  refund: 'Refund',
  export: 'Data exported',
  erasure: 'Person erased',
} as const satisfies Record<SecurityKind, string>;

const kinds = keysOf(kindTexts);

/** Sign-ins, wrong codes and changes of accounts, latest first. */
export function SecurityPage() {
  const { api, i18n } = useServices();
  const { t } = i18n;
  const list = useListFilters(({ one, string }) => ({ kind: one('kind', kinds), person: string('person', 100) }));
  const events = useQuery(securityQuery(api, { ...list.filters, page: list.page, per_page: rowsPerPage }));
  return (
    <ListPage
      title={t('Security log')}
      list={list}
      query={events}
      filters={
        <>
          <SettingsTabs value="security" />
          <FilterBar>
            <SearchField
              label={t('Person')}
              placeholder={t('Id, +number or mail address')}
              value={list.filters.person}
              onSearch={(person) => list.change({ person })}
            />
            <FilterSelect
              label={t('Event')}
              value={list.filters.kind}
              options={[{ value: '', label: t('All events') }, ...kinds.map((kind) => ({ value: kind, label: t(kindTexts[kind]) }))]}
              onChange={(kind) => list.change({ kind })}
            />
          </FilterBar>
        </>
      }
      texts={{
        count: (total) => i18n.plural(total, '{count} event', '{count} events'),
        failed: t('The security log could not be loaded'),
        none: t('Nothing has happened yet'),
        noMatch: t('Nothing matches this search'),
      }}
    >
      {(data) => (
        <DataTable
          label={t('Security log')}
          rows={data.events}
          columns={columnsOf(i18n)}
          href={({ person }) => (person ? paths.person(person) : list.href({}))}
          isOld={events.isPlaceholderData}
        />
      )}
    </ListPage>
  );
}

function columnsOf({ t }: I18n): Column<SecurityEvent>[] {
  return [
    { id: 'kind', title: t('Event'), cell: ({ kind }) => kindText(t, kind) },
    { id: 'person', title: t('Person'), cell: ({ person }) => (person ? <bdi>{person.name || person.id}</bdi> : '–'), card: 'end' },
    { id: 'time', title: t('Time'), cell: ({ created_at }) => <Moment at={created_at} /> },
    { id: 'address', title: t('Address'), cell: ({ address }) => <bdi dir="ltr">{address}</bdi> },
    {
      id: 'device',
      title: t('Device'),
      cell: ({ device }) => <bdi className="wrap-anywhere">{device}</bdi>,
      className: 'max-w-80',
      card: 'none',
    },
  ];
}

/** A kind of a later release shows its own name. */
function kindText(t: I18n['t'], kind: string): string {
  const known = kinds.find((each) => each === kind);
  return known ? t(kindTexts[known]) : kind;
}

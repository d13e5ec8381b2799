import type { CallAnswer } from '@souk/contract/calls';
import { Button, ButtonLink } from '@souk/ui/button.tsx';
import { ErrorState } from '@souk/ui/feedback/error-state.tsx';
import { Skeleton } from '@souk/ui/feedback/skeleton.tsx';
import { TextInput } from '@souk/ui/forms/text-input.tsx';
import { useQuery } from '@tanstack/react-query';
import { EntryList } from '../features/audit/entry-list.tsx';
import { auditQuery } from '../features/audit/queries.ts';
import { settingNameTexts } from '../features/settings/setting-words.ts';
import { stepTitleTexts } from '../features/setup/step-words.ts';
import { nounText } from '../lib/audit/noun-words.ts';
import { download, ExportButton } from '../lib/list/export-button.tsx';
import { FilterBar, FilterSelect } from '../lib/list/filter-bar.tsx';
import { useListFilters } from '../lib/list/use-list-filters.ts';
import { PageHeader } from '../lib/page-header.tsx';
import { explainError, useServices } from '../lib/services.tsx';

function useAuditFilters() {
  return useListFilters(({ id, string }) => ({
    by: string('by'),
    action: string('action'),
    subject_kind: string('subject_kind'),
    subject_id: string('subject_id'),
    day: /^\d{4}-\d\d-\d\d$/.exec(string('day') ?? '')?.[0],
    before: id('before'),
  }));
}

const subjectNames = { setting: settingNameTexts, 'setup-step': stepTitleTexts };

type AuditList = ReturnType<typeof useAuditFilters>;

/** The changes of operators: who, what, when, before and after. */
export function AuditPage() {
  const { api, i18n } = useServices();
  const { t } = i18n;
  const list = useAuditFilters();
  const { day, ...filters } = list.filters;
  const { before: _before, ...search } = filters;
  const audit = useQuery(auditQuery(api, { ...filters, ...dayRange(day) }));
  const { data } = audit;
  const last = data?.entries.at(-1);
  return (
    <>
      <PageHeader title={t('Audit log')}>
        <ExportButton download={() => download(api, 'GET /admin/audit-export', { query: { ...search, ...dayRange(day) } })} />
      </PageHeader>
      <AuditFilterBar list={list} data={data} />
      {audit.isError && (
        <ErrorState title={t('The audit log could not be loaded')} text={explainError(i18n, audit.error)} onRetry={() => audit.refetch()} />
      )}
      {audit.isPending && <Skeleton className="h-96 rounded-lg" />}
      {data && last && (
        <div
          aria-busy={audit.isPlaceholderData}
          className="max-w-5xl overflow-clip rounded-lg border border-line bg-surface aria-busy:opacity-60"
        >
          <EntryList entries={data.entries} subjectNames={subjectNames} />
        </div>
      )}
      {data && !last && <NoEntries list={list} />}
      <p role="status" className="sr-only">
        {data && i18n.plural(data.entries.length, '{count} entry', '{count} entries')}
      </p>
      <nav aria-label={t('Pages')} className="flex gap-3 empty:hidden">
        {list.filters.before && (
          <ButtonLink variant="secondary" href={list.href({ before: undefined })}>
            {t('Newest')}
          </ButtonLink>
        )}
        {data?.has_more && last && (
          <ButtonLink variant="secondary" href={list.href({ before: last.id })}>
            {t('Older')}
          </ButtonLink>
        )}
      </nav>
    </>
  );
}

/** A day of the reader's time zone. */
function dayRange(day: string | undefined): { since?: string; until?: string } {
  const start = new Date(`${day}T00:00:00`);
  if (Number.isNaN(start.getTime())) return {};
  const end = new Date(start);
  end.setDate(end.getDate() + 1);
  return { since: start.toISOString(), until: end.toISOString() };
}

function AuditFilterBar({ list: { filters, change }, data }: { list: AuditList; data: CallAnswer<'GET /admin/audit'> | undefined }) {
  const { i18n } = useServices();
  const { t } = i18n;
  const nouns = [...new Set(data?.actions.map((action) => action.replace(/\..*/, '')))];
  return (
    <FilterBar>
      <FilterSelect
        label={t('By')}
        value={filters.by}
        options={[
          { value: '', label: t('Everybody') },
          ...(data?.people ?? []).map(({ id, name }) => ({ value: String(id), label: name || t('Former member') })),
          { value: 'command-line', label: t('Command line') },
        ]}
        onChange={(by) => change({ by, before: undefined })}
      />
      <FilterSelect
        label={t('What')}
        value={filters.action}
        options={[{ value: '', label: t('Every change') }, ...nouns.map((value) => ({ value, label: nounText(i18n, value) }))]}
        onChange={(action) => change({ action, before: undefined })}
      />
      <div className="min-w-40 max-sm:grow">
        <TextInput
          type="date"
          aria-label={t('Day')}
          value={filters.day ?? ''}
          onChange={({ target }) => change({ day: target.value || undefined, before: undefined })}
        />
      </div>
    </FilterBar>
  );
}

function NoEntries({ list }: { list: AuditList }) {
  const { t } = useServices().i18n;
  return (
    <div className="grid max-w-5xl justify-items-center gap-3 rounded-lg border border-dashed border-line-strong px-4 py-14 text-center">
      <p className="font-semibold">{list.isFiltered ? t('No entries match these filters') : t('Nobody has changed anything yet.')}</p>
      {list.isFiltered && (
        <Button variant="secondary" onClick={list.reset}>
          {t('Show all')}
        </Button>
      )}
    </div>
  );
}

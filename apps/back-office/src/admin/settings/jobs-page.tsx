import type { BackgroundJob } from '@souk/contract/back-office/settings/system';
import { Badge } from '@souk/ui/badge.tsx';
import { Button } from '@souk/ui/button.tsx';
import { useQuery } from '@tanstack/react-query';
import { NounHistory } from '../../features/audit/subject-history.tsx';
import { SettingsTabs } from '../../features/settings/settings-tabs.tsx';
import { jobsQuery, useRetryJob } from '../../features/system/queries.ts';
import { FilterBar, FilterSelect } from '../../lib/list/filter-bar.tsx';
import { ListPage, rowsPerPage } from '../../lib/list/list-page.tsx';
import { useListFilters } from '../../lib/list/use-list-filters.ts';
import { Moment } from '../../lib/moment.tsx';
import { useI18n, useServices } from '../../lib/services.tsx';

/** Background jobs that failed, or all that wait. */
export function JobsPage() {
  const { api, i18n } = useServices();
  const { t } = i18n;
  const list = useListFilters(({ one }) => ({ state: one('state', ['all']) }));
  const jobs = useQuery(jobsQuery(api, { state: list.filters.state ?? 'failed', page: list.page, per_page: rowsPerPage }));
  return (
    <>
      <ListPage
        title={t('Background jobs')}
        list={list}
        query={jobs}
        filters={
          <>
            <SettingsTabs value="jobs" />
            <FilterBar>
              <FilterSelect
                label={t('Jobs')}
                value={list.filters.state}
                options={[
                  { value: '', label: t('Failed jobs') },
                  { value: 'all', label: t('All jobs that wait') },
                ]}
                onChange={(state) => list.change({ state })}
              />
            </FilterBar>
          </>
        }
        texts={{
          count: (total) => i18n.plural(total, '{count} job', '{count} jobs'),
          failed: t('The jobs could not be loaded'),
          none: t('No job has failed'),
          noneHint: t('A failed job is retried until its attempts are used up.'),
          noMatch: t('No job is waiting'),
        }}
      >
        {(data) => (
          <ul
            aria-label={t('Background jobs')}
            className="max-w-5xl divide-y divide-line overflow-clip rounded-lg border border-line bg-surface"
          >
            {data.jobs.map((job) => (
              <Job key={job.id} job={job} />
            ))}
          </ul>
        )}
      </ListPage>
      {jobs.data && <NounHistory noun="job" nameOf={({ id }) => t('Job {id}', { id })} />}
    </>
  );
}

function Job({ job: { id, name, attempts, max_attempts, last_error, run_at, is_running, given_up } }: { job: BackgroundJob }) {
  const { t, number } = useI18n();
  const retry = useRetryJob();
  return (
    <li className="grid gap-2 px-4 py-3 text-sm sm:grid-cols-[minmax(0,1fr)_auto]">
      <div className="grid min-w-0 gap-1">
        <h2 className="flex flex-wrap items-center gap-2 font-semibold">
          <bdi dir="ltr">{name}</bdi>
          {given_up && <Badge tone="sale_soft">{t('Given up')}</Badge>}
          {is_running && <Badge tone="success">{t('Running')}</Badge>}
        </h2>
        <p className="flex flex-wrap gap-x-3 text-xs text-ink-muted">
          <span>{t('{count} of {total} attempts', { count: number(attempts), total: number(max_attempts) })}</span>
          {!given_up && !is_running && (
            <span>
              {t('Next attempt')}: <Moment at={run_at} />
            </span>
          )}
        </p>
        {last_error && (
          <p dir="ltr" className="line-clamp-6 font-mono text-xs wrap-anywhere whitespace-pre-wrap">
            {last_error}
          </p>
        )}
      </div>
      {!is_running && (
        <Button
          size="sm"
          variant="secondary"
          className="self-start justify-self-start"
          aria-label={t('Retry {name} now', { name })}
          busy={retry.isPending}
          onClick={() => retry.mutate(id)}
        >
          {t('Retry now')}
        </Button>
      )}
    </li>
  );
}

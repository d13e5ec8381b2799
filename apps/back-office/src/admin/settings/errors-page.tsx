import type { StorefrontError } from '@souk/contract/back-office/settings/system';
import { Button } from '@souk/ui/button.tsx';
import { ConfirmDialog } from '@souk/ui/overlay/dialog.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { SettingsTabs } from '../../features/settings/settings-tabs.tsx';
import { errorsQuery, useClearErrors } from '../../features/system/queries.ts';
import { ListPage, rowsPerPage } from '../../lib/list/list-page.tsx';
import { useListFilters } from '../../lib/list/use-list-filters.ts';
import { Moment } from '../../lib/moment.tsx';
import { useI18n, useServices } from '../../lib/services.tsx';

/** Errors of the storefront that browsers reported. Equal ones are one row. */
export function ErrorsPage() {
  const { api, i18n } = useServices();
  const { t } = i18n;
  const [isAsking, setAsking] = useState(false);
  const list = useListFilters(() => ({}));
  const errors = useQuery(errorsQuery(api, { page: list.page, per_page: rowsPerPage }));
  const clear = useClearErrors();
  return (
    <>
      <ListPage
        title={t('Storefront errors')}
        actions={
          (errors.data?.total ?? 0) > 0 && (
            <Button variant="secondary" onClick={() => setAsking(true)}>
              {t('Clear all')}
            </Button>
          )
        }
        list={list}
        query={errors}
        filters={<SettingsTabs value="errors" />}
        texts={{
          count: (total) => i18n.plural(total, '{count} error', '{count} errors'),
          failed: t('The errors could not be loaded'),
          none: t('No browser has reported an error'),
          noneHint: t('Reports hold no personal data and are deleted after 30 days.'),
          noMatch: t('Nothing here yet'),
        }}
      >
        {(data) => (
          <ul
            aria-label={t('Storefront errors')}
            className="max-w-5xl divide-y divide-line overflow-clip rounded-lg border border-line bg-surface"
          >
            {data.errors.map((error) => (
              <ReportedError key={error.id} error={error} onClear={() => clear.mutate(error.id)} />
            ))}
          </ul>
        )}
      </ListPage>
      <ConfirmDialog
        open={isAsking}
        title={t('Clear all errors?')}
        text={t('An error that happens again is listed again.')}
        answers={{ cancel: t('Back'), confirm: t('Clear all') }}
        busy={clear.isPending}
        onCancel={() => setAsking(false)}
        onConfirm={() => clear.mutate(null, { onSettled: () => setAsking(false) })}
      />
    </>
  );
}

function ReportedError({ error, onClear }: { error: StorefrontError; onClear: () => void }) {
  const { t, number } = useI18n();
  const [summary = ''] = error.message.split('\n');
  return (
    <li className="grid gap-2 px-4 py-3 text-sm sm:grid-cols-[minmax(0,1fr)_auto]">
      <details className="min-w-0">
        <summary className="cursor-pointer">
          <strong dir="ltr" className="wrap-anywhere">
            {summary}
          </strong>
          <span className="mt-1 flex flex-wrap gap-x-3 text-xs text-ink-muted">
            <span>{t('{count} times', { count: number(error.times) })}</span>
            <Moment at={error.last_at} />
            <bdi dir="ltr">{error.page}</bdi>
            <bdi dir="ltr">{error.browser}</bdi>
          </span>
        </summary>
        <p className="mt-3 text-xs text-ink-muted">
          {t('First seen')}: <Moment at={error.first_at} />
        </p>
        <pre dir="ltr" className="mt-2 rounded-md bg-tint p-3 text-xs wrap-anywhere whitespace-pre-wrap">
          {error.stack || error.message}
        </pre>
      </details>
      <Button
        size="sm"
        variant="ghost"
        className="self-start justify-self-start"
        aria-label={t('Clear {name}', { name: summary })}
        onClick={onClear}
      >
        {t('Clear')}
      </Button>
    </li>
  );
}

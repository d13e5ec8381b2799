import type { SiteListName, SiteListRow } from '@souk/contract/back-office/settings/site-lists';
import { Badge } from '@souk/ui/badge.tsx';
import { Button } from '@souk/ui/button.tsx';
import { ErrorState } from '@souk/ui/feedback/error-state.tsx';
import { Skeleton } from '@souk/ui/feedback/skeleton.tsx';
import { toast } from '@souk/ui/overlay/toast.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { explainError, useI18n, useServices } from '../../lib/services.tsx';
import { useUndoToast } from '../../lib/use-undo-toast.ts';
import { siteListQuery, useChangeRow } from './queries.ts';

type SiteListProps = {
  list: SiteListName;
  label: string;
  none: string;
  /** The name of a row, and what is known about it. */
  nameOf: (row: SiteListRow) => ReactNode;
  factsOf: (row: SiteListRow) => ReactNode;
  onEdit: (row: SiteListRow) => void;
  /** Buttons of a row before those for editing. */
  actionsOf?: ((row: SiteListRow) => ReactNode) | undefined;
};

/** The rows of a list of the settings, each with its state, a switch and its actions. */
export function SiteList({ list, label, none, nameOf, factsOf, onEdit, actionsOf }: SiteListProps) {
  const { api, i18n } = useServices();
  const rows = useQuery(siteListQuery(api, list));
  if (rows.isPending) return <Skeleton className="h-48 rounded-lg" />;
  if (!rows.data)
    return (
      <ErrorState
        title={i18n.t('The list could not be loaded')}
        text={explainError(i18n, rows.error)}
        onRetry={() => void rows.refetch()}
      />
    );
  if (rows.data.length === 0)
    return <p className="rounded-lg border border-dashed border-line-strong px-4 py-14 text-center text-sm text-ink-muted">{none}</p>;
  return (
    <ul aria-label={label} className="max-w-4xl divide-y divide-line overflow-clip rounded-lg border border-line bg-surface">
      {rows.data.map((row) => (
        <li key={row.key} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 px-4 py-3 text-sm">
          <div className="grid min-w-0 gap-1">
            <h2 className="flex flex-wrap items-center gap-2 font-semibold wrap-anywhere">
              {nameOf(row)}
              {row.is_default && <Badge tone="primary">{i18n.t('Default')}</Badge>}
              {!row.is_active && <Badge>{i18n.t('Off')}</Badge>}
            </h2>
            <div className="flex flex-wrap gap-x-4 gap-y-1 text-xs text-ink-muted">{factsOf(row)}</div>
          </div>
          <div className="flex flex-wrap gap-2">
            {actionsOf?.(row)}
            {!row.is_default && <SwitchButton list={list} row={row} />}
            <Button size="sm" variant="secondary" onClick={() => onEdit(row)}>
              {i18n.t('Edit')}
            </Button>
          </div>
        </li>
      ))}
    </ul>
  );
}

function SwitchButton({ list, row }: { list: SiteListName; row: SiteListRow }) {
  const i18n = useI18n();
  const { t } = i18n;
  const showUndo = useUndoToast();
  const change = useChangeRow(list);
  const is_active = !row.is_active;
  return (
    <Button
      size="sm"
      variant="ghost"
      busy={change.isPending}
      onClick={() =>
        change.mutate(
          { kind: 'change', row, fields: { is_active } },
          {
            onSuccess: (entry) => showUndo(is_active ? t('Switched on') : t('Switched off'), entry),
            onError: (error) => toast.error(explainError(i18n, error)),
          },
        )
      }
    >
      {is_active ? t('Switch on') : t('Switch off')}
    </Button>
  );
}

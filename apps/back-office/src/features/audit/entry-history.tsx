import type { AuditEntry } from '@souk/contract/back-office/access/audit';
import { ErrorState } from '@souk/ui/feedback/error-state.tsx';
import { Skeleton } from '@souk/ui/feedback/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { TextLink } from '../../lib/frame/text-link.tsx';
import { Panel } from '../../lib/panel.tsx';
import { paths } from '../../lib/paths.ts';
import { explainError, useServices } from '../../lib/services.tsx';
import { EntryList } from './entry-list.tsx';
import { auditQuery } from './queries.ts';

const shown = 20;

export type HistoryProps = {
  of: { subject_kind: string; subject_id: string } | { action: string };
  /** Absent where all entries have one subject. */
  nameOf?: (subject: AuditEntry['subject']) => string;
};

/** The newest entries of the audit log about one thing or all things of one noun. */
export function EntryHistory({ of, nameOf }: HistoryProps) {
  const { api, i18n } = useServices();
  const { t } = i18n;
  const history = useQuery(auditQuery(api, { ...of, per_page: shown }));
  const entries = history.data?.entries.map((entry) =>
    nameOf ? { ...entry, subject: { ...entry.subject, name: nameOf(entry.subject) } } : entry,
  );
  return (
    <Panel title={t('History')}>
      {history.isPending && <Skeleton className="h-24 rounded-lg" />}
      {history.isError && (
        <ErrorState
          kind="inline"
          title={t('The history could not be loaded')}
          text={explainError(i18n, history.error)}
          onRetry={() => history.refetch()}
        />
      )}
      {entries?.length === 0 && <p className="text-sm text-ink-muted">{t('Nobody has changed anything yet.')}</p>}
      {entries && entries.length > 0 && (
        <div className="-mx-4 border-t border-line sm:-mx-5 sm:px-1">
          <EntryList entries={entries} hasSubject={({ subject }) => nameOf !== undefined || hasOwnName(of, subject)} />
        </div>
      )}
      {history.data?.has_more && (
        <TextLink href={paths.audit(of)} className="text-sm">
          {t('Show all')}
        </TextLink>
      )}
    </Panel>
  );
}

/** Entries about a shop include those about its members, entries about the texts of a language those about each text. */
function hasOwnName(of: HistoryProps['of'], { kind }: AuditEntry['subject']): boolean {
  if (!('subject_kind' in of)) return false;
  return of.subject_kind === 'shop' ? kind === 'seller' || kind === 'shop-invitation' : kind === 'text';
}

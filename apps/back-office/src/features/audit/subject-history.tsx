import type { AuditEntry } from '@souk/contract/back-office/access/audit';
import { ErrorState } from '@souk/ui/feedback/error-state.tsx';
import { Skeleton } from '@souk/ui/feedback/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { useMay } from '../../app/session.ts';
import { TextLink } from '../../lib/frame/text-link.tsx';
import { Panel } from '../../lib/panel.tsx';
import { paths } from '../../lib/paths.ts';
import { explainError, useServices } from '../../lib/services.tsx';
import { EntryList } from './entry-list.tsx';
import { auditQuery } from './queries.ts';

/** The changes of operators to the thing that a page shows; for members who may read the audit log. */
export function SubjectHistory({ kind, id }: { kind: string; id: string | number }) {
  return useMay('audit:read') ? <History of={{ subject_kind: kind, subject_id: String(id) }} /> : null;
}

type NounHistoryProps = {
  /** The first part of the actions, such as `tax`. */
  noun: string;
  nameOf?: (subject: AuditEntry['subject']) => string;
};

/** The changes of operators to everything of one noun, such as all taxes; for members who may read the audit log. */
export function NounHistory({ noun, nameOf = ({ name, id }) => name ?? id }: NounHistoryProps) {
  return useMay('audit:read') ? <History of={{ action: noun }} nameOf={nameOf} /> : null;
}

const shown = 20;

type HistoryProps = {
  of: { subject_kind: string; subject_id: string } | { action: string };
  /** Absent where all entries have one subject. */
  nameOf?: NounHistoryProps['nameOf'];
};

function History({ of, nameOf }: HistoryProps) {
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
          <EntryList entries={entries} hasSubject={nameOf !== undefined} />
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

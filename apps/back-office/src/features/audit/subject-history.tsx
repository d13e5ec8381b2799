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

type SubjectHistoryProps = { kind: string; id: string | number };

/** The changes of operators to the thing that a page shows; for members who may read the audit log. */
export function SubjectHistory(props: SubjectHistoryProps) {
  return useMay('audit:read') ? <History {...props} /> : null;
}

const shown = 20;

function History({ kind, id }: SubjectHistoryProps) {
  const { api, i18n } = useServices();
  const { t } = i18n;
  const subject = { subject_kind: kind, subject_id: String(id) };
  const history = useQuery(auditQuery(api, { ...subject, per_page: shown }));
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
      {history.data?.entries.length === 0 && <p className="text-sm text-ink-muted">{t('Nobody has changed anything yet.')}</p>}
      {history.data && history.data.entries.length > 0 && (
        <div className="-mx-4 border-t border-line sm:-mx-5 sm:px-1">
          <EntryList entries={history.data.entries} hasSubject={false} />
        </div>
      )}
      {history.data?.has_more && (
        <TextLink href={paths.audit(subject)} className="text-sm">
          {t('Show all')}
        </TextLink>
      )}
    </Panel>
  );
}

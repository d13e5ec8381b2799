import type { ManagedReview, ReviewReport } from '@souk/contract/back-office/reviews';
import { Badge } from '@souk/ui/badge.tsx';
import { Button } from '@souk/ui/button.tsx';
import { toast } from '@souk/ui/overlay/toast.ts';
import { TextLink } from '../../lib/frame/text-link.tsx';
import { Moment } from '../../lib/moment.tsx';
import { Panel } from '../../lib/panel.tsx';
import { paths } from '../../lib/paths.ts';
import { explainError, useI18n } from '../../lib/services.tsx';
import { useUndoToast } from '../../lib/use-undo-toast.ts';
import { useChangeReview } from './queries.ts';
import { reportReasonTexts } from './review-words.tsx';

/** The reports of shoppers about a review. An operator dismisses the open ones, or hides the review, which closes them. */
export function ReviewReports({ review, mayWrite }: { review: ManagedReview; mayWrite: boolean }) {
  const i18n = useI18n();
  const { t, plural } = i18n;
  const { reports, open_reports } = review;
  const showUndo = useUndoToast();
  const change = useChangeReview(review.id);
  if (reports.length === 0) return null;
  const seen_report_id = reports[0]?.id ?? 0;
  const handleDismiss = () =>
    change.mutate(
      { kind: 'dismiss', seen_report_id },
      {
        onSuccess: ({ entry_id }) => showUndo(t('Reports dismissed'), entry_id),
        onError: (error) => toast.error(explainError(i18n, error)),
      },
    );
  return (
    <Panel title={t('Reports')}>
      {open_reports > 0 && (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="text-sm">{plural(open_reports, '{count} open report', '{count} open reports')}</p>
          {mayWrite && (
            <Button size="sm" variant="secondary" busy={change.isPending} onClick={handleDismiss}>
              {t('Dismiss reports')}
            </Button>
          )}
        </div>
      )}
      <ul className="divide-y divide-line">
        {reports.map((report) => (
          <li key={report.id} className="grid gap-1 py-3 text-sm first:pt-0 last:pb-0">
            <Report report={report} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function Report({ report: { reason, details, created_at, outcome, person } }: { report: ReviewReport }) {
  const { t } = useI18n();
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <strong className="font-semibold">{t(reportReasonTexts[reason])}</strong>
        {outcome === null && <Badge tone="warn">{t('Open')}</Badge>}
        {outcome === 'dismissed' && <Badge>{t('Dismissed')}</Badge>}
        {outcome === 'hidden' && <Badge>{t('Review hidden')}</Badge>}
      </p>
      {details && (
        <p dir="auto" className="whitespace-pre-line wrap-anywhere">
          {details}
        </p>
      )}
      <p className="flex flex-wrap gap-x-3 gap-y-1 text-xs text-ink-muted">
        {person && (
          <TextLink href={paths.person({ id: person.id })}>
            <bdi>{person.name || t('A customer')}</bdi>
          </TextLink>
        )}
        <Moment at={created_at} />
      </p>
    </>
  );
}

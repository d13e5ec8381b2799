import { failureText } from '@souk/client/api/api-error.ts';
import type { ReportReason } from '@souk/contract/catalog/review-reports';
import { Button } from '@souk/ui/button.tsx';
import { Note } from '@souk/ui/feedback/note.tsx';
import { Field } from '@souk/ui/forms/field.tsx';
import { Select } from '@souk/ui/forms/select.tsx';
import { Textarea } from '@souk/ui/forms/text-input.tsx';
import { Dialog } from '@souk/ui/overlay/dialog.tsx';
import { toast } from '@souk/ui/overlay/toast.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useRef, useState } from 'react';
import { useI18n, useServices } from '../../../lib/services/services-context.tsx';
import { reportedReviewsQuery } from './reported-reviews.ts';

const reasonTexts = {
  spam: 'Advertising or spam',
  offensive: 'Offensive',
  false: 'False or misleading',
  'personal-data': 'Personal data',
  other: 'Another reason',
} as const satisfies Record<ReportReason, string>;
const reasons: readonly ReportReason[] = ['spam', 'offensive', 'false', 'personal-data', 'other'];
/** The contract's limit: importing it would load the schemas. */
const maxDetails = 500;

type ReportDialogProps = { reviewId: number; open: boolean; onClose: () => void };

/** Asks why a review is reported. It stays mounted, so reopening it restores what was not sent. */
export function ReportDialog({ reviewId, open, onClose }: ReportDialogProps) {
  const { t } = useI18n();
  const formId = useId();
  const select = useRef<HTMLSelectElement>(null);
  const [reason, setReason] = useState<ReportReason>();
  const [details, setDetails] = useState('');
  const [isMissing, setMissing] = useState(false);
  const report = useReport(reviewId, onClose);
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setMissing(reason === undefined);
    if (reason === undefined) select.current?.focus();
    else if (!report.isSending) report.send({ reason, details });
  }
  const footer = (
    <div className="grid grid-cols-2 gap-3">
      <Button variant="secondary" onClick={onClose}>
        {t('Cancel')}
      </Button>
      <Button type="submit" form={formId} busy={report.isSending}>
        {t('Send report')}
      </Button>
    </div>
  );
  return (
    <Dialog open={open} onClose={onClose} title={t('Report this review')} footer={footer}>
      <form id={formId} noValidate onSubmit={handleSubmit} className="grid gap-5">
        {report.failure && <Note tone="error">{report.failure}</Note>}
        <p className="text-sm text-ink-muted">{t('Our team looks at it. The author does not see who sent the report.')}</p>
        <Field label={t('Reason')} error={isMissing ? t('Choose a reason') : undefined} required>
          <Select
            ref={select}
            data-autofocus
            value={reason ?? ''}
            placeholder={t('Choose a reason')}
            options={reasons.map((value) => ({ value, label: t(reasonTexts[value]) }))}
            onChange={({ target }) => {
              setReason(reasons.find((value) => value === target.value));
              setMissing(false);
            }}
          />
        </Field>
        <Field label={t('Details (optional)')}>
          <Textarea dir="auto" maxLength={maxDetails} value={details} onChange={({ target }) => setDetails(target.value)} />
        </Field>
      </form>
    </Dialog>
  );
}

function useReport(reviewId: number, onSent: () => void) {
  const { api, i18n } = useServices();
  const queryClient = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: (body: { reason: ReportReason; details: string }) =>
      api.call('POST /reviews/{id}/report', { params: { id: reviewId }, body }),
    async onSuccess({ message }) {
      const { queryKey } = reportedReviewsQuery(api);
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData(queryKey, (ids = []) => [reviewId, ...ids]);
      if (message) toast.success(message);
      onSent();
    },
  });
  return { send: mutate, isSending: isPending, failure: error ? failureText(i18n, error) : undefined };
}

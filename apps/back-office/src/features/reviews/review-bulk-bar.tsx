import type { ReviewLine } from '@souk/contract/back-office/reviews';
import { Button } from '@souk/ui/button.tsx';
import { useState } from 'react';
import { BulkBar } from '../../lib/list/bulk-bar.tsx';
import { type BulkStep, useBulkRun } from '../../lib/list/bulk-run.ts';
import type { RowSelection } from '../../lib/list/selection.ts';
import { useServices } from '../../lib/services.tsx';
import { HideDialog } from './hide-dialog.tsx';

export function nameOfReview({ product, author }: ReviewLine): string {
  return author ? `${product.name} · ${author}` : product.name;
}

/** Hides the selected reviews with one reason, or shows them again. */
export function ReviewBulkBar({ selected }: { selected: RowSelection<ReviewLine> }) {
  const { api, i18n } = useServices();
  const { t } = i18n;
  const [asking, setAsking] = useState(false);
  const run = useBulkRun({ selected, nameOf: nameOfReview });
  const isRunning = run.progress !== undefined;
  const show: BulkStep<ReviewLine> = async ({ id, version }) =>
    (await api.call('POST /admin/reviews/{id}/show', { params: { id }, body: { version } })).data.entry_id;
  const hideFor =
    (reason: string): BulkStep<ReviewLine> =>
    async ({ id, version }) =>
      (await api.call('POST /admin/reviews/{id}/hide', { params: { id }, body: { version, reason } })).data.entry_id;
  function handleHide(reason: string) {
    setAsking(false);
    void run.start(hideFor(reason));
  }
  return (
    <BulkBar selection={selected.selection} run={run}>
      <Button size="sm" variant="secondary" disabled={isRunning} onClick={() => setAsking(true)}>
        {t('Hide')}
      </Button>
      <Button size="sm" variant="secondary" disabled={isRunning} onClick={() => void run.start(show)}>
        {t('Show again')}
      </Button>
      {asking && <HideDialog title={t('Hide the selected reviews?')} busy={false} onClose={() => setAsking(false)} onHide={handleHide} />}
    </BulkBar>
  );
}

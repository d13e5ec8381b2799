import type { ChangeRequestRow } from '@souk/contract/back-office/catalog/change-requests';
import { Button } from '@souk/ui/button.tsx';
import { BulkBar } from '../../../lib/list/bulk-bar.tsx';
import { BulkRefusal, type BulkStep, useBulkRun } from '../../../lib/list/bulk-run.ts';
import type { RowSelection } from '../../../lib/list/selection.ts';
import { useServices } from '../../../lib/services.tsx';

/** Accepts the selected changes of shops, each as it was when the list was loaded. */
export function ChangeBulkBar({ selected }: { selected: RowSelection<ChangeRequestRow> }) {
  const { api, i18n } = useServices();
  const { t } = i18n;
  const run = useBulkRun({ selected, nameOf: ({ name }: ChangeRequestRow) => name });
  const accept: BulkStep<ChangeRequestRow> = async ({ id, status, updated_at }) => {
    const { data } = await api.call('GET /admin/change-requests/{id}', { params: { id } });
    if (data.status !== 'waiting' || status !== 'waiting') throw new BulkRefusal(t('It was decided or withdrawn already.'));
    if (data.updated_at !== updated_at) throw new BulkRefusal(t('The shop has changed it since.'));
    const body = { version: data.version };
    return (await api.call('POST /admin/change-requests/{id}/accept', { params: { id }, body })).data.entry_id;
  };
  return (
    <BulkBar selection={selected.selection} run={run}>
      <Button size="sm" variant="secondary" disabled={run.progress !== undefined} onClick={() => void run.start(accept)}>
        {t('Accept')}
      </Button>
    </BulkBar>
  );
}

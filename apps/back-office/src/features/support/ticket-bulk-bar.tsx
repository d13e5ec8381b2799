import type { InboxTicket } from '@souk/contract/back-office/tickets';
import { Button } from '@souk/ui/button.tsx';
import { Select } from '@souk/ui/forms/select.tsx';
import { BulkBar } from '../../lib/list/bulk-bar.tsx';
import { type BulkStep, useBulkRun } from '../../lib/list/bulk-run.ts';
import type { RowSelection } from '../../lib/list/selection.ts';
import { useServices } from '../../lib/services.tsx';

type TicketBulkBarProps = {
  selected: RowSelection<InboxTicket>;
  /** Those who may answer. */
  members: readonly { id: number; name: string }[];
};

/** Assigns and closes the selected tickets. A newer message than the one in the list is a conflict. */
export function TicketBulkBar({ selected, members }: TicketBulkBarProps) {
  const { api, i18n } = useServices();
  const { t } = i18n;
  const run = useBulkRun({ selected, nameOf: ({ ticket_number }: InboxTicket) => ticket_number });
  const isRunning = run.progress !== undefined;
  const close: BulkStep<InboxTicket> = async ({ ticket_number, last_message_id }) => {
    const body = { seen_message_id: last_message_id };
    await api.call('POST /admin/tickets/{ticket_number}/close', { params: { ticket_number }, body });
    return null;
  };
  const assignTo =
    (assignee_id: number | null): BulkStep<InboxTicket> =>
    async ({ ticket_number, assignee }) => {
      const body = { assignee_id, seen_assignee_id: assignee?.id ?? null };
      await api.call('POST /admin/tickets/{ticket_number}/assign', { params: { ticket_number }, body });
      return null;
    };
  return (
    <BulkBar selection={selected.selection} run={run}>
      <Select
        aria-label={t('Assign to')}
        className="w-44"
        value=""
        disabled={isRunning}
        options={[
          { value: '', label: t('Assign to') },
          { value: 'nobody', label: t('Nobody') },
          ...members.map(({ id, name }) => ({ value: String(id), label: name || t('No name yet') })),
        ]}
        onChange={({ target: { value } }) => value && void run.start(assignTo(value === 'nobody' ? null : Number(value)))}
      />
      <Button size="sm" variant="secondary" disabled={isRunning} onClick={() => void run.start(close)}>
        {t('Close ticket')}
      </Button>
    </BulkBar>
  );
}

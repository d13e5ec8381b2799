import type { ManagedTicket } from '@souk/contract/back-office/tickets';
import { Button } from '@souk/ui/button.tsx';
import { Field } from '@souk/ui/forms/field.tsx';
import { Select } from '@souk/ui/forms/select.tsx';
import { toast } from '@souk/ui/overlay/toast.ts';
import { useMay, useMe } from '../../app/session.ts';
import { Panel } from '../../lib/panel.tsx';
import { explainError, useI18n } from '../../lib/services.tsx';
import { type TicketChange, useChangeTicket } from './queries.ts';

/** Assigns the ticket to a member, and closes it or opens it again. */
export function TicketActions({ managed: { ticket, assignee, members } }: { managed: ManagedTicket }) {
  const i18n = useI18n();
  const { t } = i18n;
  const mayWrite = useMay('support:write');
  const me = useMe();
  const change = useChangeTicket(ticket.ticket_number);
  const seen_message_id = ticket.messages.at(-1)?.id ?? 0;
  const run = (next: TicketChange, done: string) =>
    change.mutate(next, { onSuccess: () => toast.success(done), onError: (error) => toast.error(explainError(i18n, error)) });
  const assign = (assignee_id: number | null) =>
    run({ kind: 'assign', body: { assignee_id, seen_assignee_id: assignee?.id ?? null } }, t('Ticket assigned'));
  if (!mayWrite) return null;
  // A member who may not answer any more still has the ticket.
  const choices = assignee && !members.some(({ id }) => id === assignee.id) ? [...members, assignee] : members;
  return (
    <Panel title={t('Next step')}>
      <Field label={t('Assigned to')}>
        <Select
          value={String(assignee?.id ?? '')}
          disabled={change.isPending}
          options={[{ value: '', label: t('Nobody') }, ...choices.map(({ id, name }) => ({ value: String(id), label: name }))]}
          onChange={({ target }) => assign(target.value ? Number(target.value) : null)}
        />
      </Field>
      <div className="flex flex-wrap gap-2">
        {assignee?.id !== me.person_id && (
          <Button size="sm" variant="secondary" disabled={change.isPending} onClick={() => assign(me.person_id)}>
            {t('Assign to me')}
          </Button>
        )}
        {ticket.status === 'running' ? (
          <Button
            size="sm"
            variant="secondary"
            disabled={change.isPending}
            onClick={() => run({ kind: 'close', seen_message_id }, t('Ticket closed'))}
          >
            {t('Close ticket')}
          </Button>
        ) : (
          <Button
            size="sm"
            variant="secondary"
            disabled={change.isPending}
            onClick={() => run({ kind: 'reopen', body: { seen_status: ticket.status } }, t('Ticket opened again'))}
          >
            {t('Open again')}
          </Button>
        )}
      </div>
    </Panel>
  );
}

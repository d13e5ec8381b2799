import type { AuditLine, ManagedOrder } from '@souk/contract/back-office/orders';
import { Panel } from '../../lib/panel.tsx';
import { useI18n } from '../../lib/services.tsx';
import { Moment, statusText } from './order-words.tsx';

const actionTexts: Readonly<Record<string, string>> = {
  'order.move': 'Status changed',
  'order.cancel': 'Cancelled by the marketplace',
  'order.refund': 'Refund',
};

type Event = { key: string; at: string; title: string; detail: string | undefined };

/** The events of the order, newest first: the statuses that the shopper sees, and who changed what. */
export function OrderHistory({ managed: { order, history } }: { managed: ManagedOrder }) {
  const { t } = useI18n();
  const who = (entry: AuditLine) => (entry.by === null ? t('Command line') : entry.by || t('Former member'));
  const events: Event[] = [
    ...order.timeline.map(({ status, note, created_at }) => ({
      key: `status ${status}`,
      at: created_at,
      title: t(statusText(status)),
      detail: note ?? undefined,
    })),
    ...history.map((entry) => ({
      key: `entry ${entry.id}`,
      at: entry.at,
      title: t(actionTexts[entry.action] ?? entry.action),
      detail: who(entry),
    })),
  ].toSorted((one, other) => other.at.localeCompare(one.at));
  return (
    <Panel title={t('History')}>
      <ol className="grid gap-3 border-s-2 border-line ps-4">
        {events.map(({ key, at, title, detail }) => (
          <li key={key} className="text-sm">
            <p className="font-semibold">{title}</p>
            {detail && <p className="wrap-anywhere">{detail}</p>}
            <p className="text-xs text-ink-muted">
              <Moment at={at} />
            </p>
          </li>
        ))}
      </ol>
    </Panel>
  );
}

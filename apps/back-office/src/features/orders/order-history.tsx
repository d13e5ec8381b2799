import type { ManagedOrder } from '@souk/contract/back-office/orders';
import { actionText, authorText } from '../../lib/audit/action-words.ts';
import { Moment } from '../../lib/moment.tsx';
import { Panel } from '../../lib/panel.tsx';
import { useI18n } from '../../lib/services.tsx';
import { statusText } from './order-words.tsx';

type Event = { key: string; at: string; title: string; detail: string | undefined };

/** The events of the order, newest first: the statuses that the shopper sees, and who changed what. */
export function OrderHistory({ managed: { order, history } }: { managed: ManagedOrder }) {
  const i18n = useI18n();
  const { t } = i18n;
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
      title: actionText(i18n, entry.action),
      detail: authorText(i18n, entry),
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

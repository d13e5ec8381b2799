import type { WebhookDelivery } from '@souk/contract/back-office/programs/webhooks';
import { Badge } from '@souk/ui/badge.tsx';
import { Button } from '@souk/ui/button.tsx';
import { ErrorState } from '@souk/ui/feedback/error-state.tsx';
import { Skeleton } from '@souk/ui/feedback/skeleton.tsx';
import { toast } from '@souk/ui/overlay/toast.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { eventText } from '../../lib/audit/event-words.ts';
import { Moment } from '../../lib/moment.tsx';
import { Panel } from '../../lib/panel.tsx';
import { explainError, useI18n, useServices } from '../../lib/services.tsx';
import { deliveriesQuery, useChangeWebhook } from './queries.ts';
import { DeliveryBadge } from './webhook-words.tsx';

const perPage = 25;

/** The log of deliveries: status, time and answer of each attempt, the body, and sending it again. */
export function DeliveryList({ webhookId }: { webhookId: number }) {
  const { api, i18n } = useServices();
  const { t } = i18n;
  const [page, setPage] = useState(1);
  const log = useQuery(deliveriesQuery(api, webhookId, { page, per_page: perPage }));
  return (
    <Panel title={t('Deliveries')}>
      {log.isPending && <Skeleton className="h-40 rounded-lg" />}
      {log.isError && !log.data && (
        <ErrorState
          kind="inline"
          title={t('The deliveries could not be loaded')}
          text={explainError(i18n, log.error)}
          onRetry={() => log.refetch()}
        />
      )}
      {log.data?.total === 0 && (
        <p className="text-sm text-ink-muted">{t('Nothing was sent in the last thirty days. Send a test event.')}</p>
      )}
      {log.data && log.data.total > 0 && (
        <ul aria-label={t('Deliveries')} className="-mx-4 divide-y divide-line border-t border-line sm:-mx-5">
          {log.data.deliveries.map((delivery) => (
            <li key={delivery.id} className="px-4 py-3 text-sm sm:px-5">
              <Delivery delivery={delivery} webhookId={webhookId} />
            </li>
          ))}
        </ul>
      )}
      {log.data && log.data.total > perPage && (
        <div className="flex gap-2">
          <Button size="sm" variant="secondary" disabled={page === 1} onClick={() => setPage(page - 1)}>
            {t('Newer')}
          </Button>
          <Button size="sm" variant="secondary" disabled={page * perPage >= log.data.total} onClick={() => setPage(page + 1)}>
            {t('Older')}
          </Button>
        </div>
      )}
    </Panel>
  );
}

function Delivery({ delivery, webhookId }: { delivery: WebhookDelivery; webhookId: number }) {
  const i18n = useI18n();
  const { t, plural } = i18n;
  const change = useChangeWebhook();
  const name = eventText(i18n, delivery.type);
  const replay = () =>
    change.mutate(
      { kind: 'replay', id: webhookId, deliveryId: delivery.id },
      { onSuccess: () => toast.success(t('The event is sent again')), onError: (error) => toast.error(explainError(i18n, error)) },
    );
  return (
    <details className="grid gap-2">
      <summary className="flex min-h-9 pointer-coarse:min-h-11 cursor-pointer flex-wrap items-center gap-x-3 gap-y-1">
        <DeliveryBadge status={delivery.status} />
        <span className="font-semibold">{name}</span>
        {delivery.is_replay && <Badge>{t('Sent again')}</Badge>}
        <span className="text-xs text-ink-muted">
          <Moment at={delivery.created_at} /> · {plural(delivery.attempts.length, '{count} attempt', '{count} attempts')}
        </span>
      </summary>
      <div className="grid gap-3 pt-2">
        <Attempts delivery={delivery} />
        <p className="text-xs text-ink-muted">
          <span className="sr-only">{t('Body of the event')}: </span>
          <code dir="ltr" className="block rounded-md bg-tint px-3 py-2 text-xs wrap-anywhere">
            {delivery.body}
          </code>
        </p>
        {delivery.status !== 'waiting' && (
          <Button size="sm" variant="secondary" className="justify-self-start" busy={change.isPending} onClick={replay}>
            {t('Send again')}
          </Button>
        )}
      </div>
    </details>
  );
}

function Attempts({ delivery: { attempts, next_at, message_id } }: { delivery: WebhookDelivery }) {
  const { t, number } = useI18n();
  return (
    <ol className="grid gap-2">
      {attempts.map(({ at, status, error, milliseconds, excerpt }) => (
        <li key={at} className="grid gap-1">
          <p className="flex flex-wrap gap-x-2">
            <Moment at={at} />
            <span className="font-semibold">{status === null ? t('No answer') : t('Answer {status}', { status: String(status) })}</span>
            <span className="text-ink-muted">{t('{count} ms', { count: number(milliseconds) })}</span>
          </p>
          {error && (
            <p className="text-sale-text" dir="ltr">
              {error}
            </p>
          )}
          {excerpt && (
            <pre dir="ltr" className="overflow-x-auto rounded-md bg-tint px-3 py-2 text-xs whitespace-pre-wrap wrap-anywhere">
              {excerpt}
            </pre>
          )}
        </li>
      ))}
      {next_at && (
        <li className="text-ink-muted">
          {t('Next attempt')}: <Moment at={next_at} />
        </li>
      )}
      <li className="text-xs text-ink-muted">
        <code dir="ltr">{`webhook-id: ${message_id}`}</code>
      </li>
    </ol>
  );
}

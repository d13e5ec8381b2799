import type { Webhook } from '@souk/contract/back-office/programs/webhooks';
import { ButtonLink } from '@souk/ui/button.tsx';
import { ErrorState } from '@souk/ui/feedback/error-state.tsx';
import { Note } from '@souk/ui/feedback/note.tsx';
import { Skeleton } from '@souk/ui/feedback/skeleton.tsx';
import { Link } from '@souk/ui/ui-context.tsx';
import { useQuery } from '@tanstack/react-query';
import { ChevronRight, Plus } from 'lucide-react';
import { webhooksQuery } from '../../features/webhooks/queries.ts';
import { DeliveryBadge, StateBadge } from '../../features/webhooks/webhook-words.tsx';
import { eventText } from '../../lib/audit/event-words.ts';
import { Moment } from '../../lib/moment.tsx';
import { PageHeader } from '../../lib/page-header.tsx';
import { paths } from '../../lib/paths.ts';
import { explainError, useI18n, useServices } from '../../lib/services.tsx';

/** The addresses that receive events. */
export function WebhooksPage() {
  const { api, i18n } = useServices();
  const { t } = i18n;
  const webhooks = useQuery(webhooksQuery(api));
  const list = webhooks.data?.webhooks;
  const stopped = list?.filter(({ disabled_by }) => disabled_by === 'failures' || disabled_by === 'receiver') ?? [];
  return (
    <div className="grid max-w-5xl gap-5">
      <PageHeader title={t('Webhooks')}>
        <ButtonLink href={paths.webhook({ id: 'new' })}>
          <Plus aria-hidden="true" />
          {t('Add a webhook')}
        </ButtonLink>
      </PageHeader>
      <p className="text-sm text-ink-muted">
        {t(
          'Another program learns at once what happens here: each event is sent to its address, signed, and tried again until it arrives.',
        )}
      </p>
      {stopped.length > 0 && (
        <Note tone="warn">
          {t('No more events are sent to {names}. Correct the receiver, then switch the webhook on again.', {
            names: i18n.list(stopped.map(({ name }) => name)),
          })}
        </Note>
      )}
      {webhooks.isPending && <Skeleton className="h-64 rounded-lg" />}
      {webhooks.isError && !webhooks.data && (
        <ErrorState
          title={t('The webhooks could not be loaded')}
          text={explainError(i18n, webhooks.error)}
          onRetry={() => webhooks.refetch()}
        />
      )}
      {list?.length === 0 && (
        <div className="grid gap-1 rounded-lg border border-dashed border-line-strong px-4 py-14 text-center">
          <p className="font-semibold">{t('No webhooks yet')}</p>
          <p className="text-sm text-ink-muted">
            {t('Add one so that a warehouse or a bookkeeping program receives orders without asking for them.')}
          </p>
        </div>
      )}
      {list && list.length > 0 && (
        <ul aria-label={t('Webhooks')} className="divide-y divide-line overflow-clip rounded-lg border border-line bg-surface">
          {list.map((webhook) => (
            <Row key={webhook.id} webhook={webhook} />
          ))}
        </ul>
      )}
    </div>
  );
}

function Row({ webhook }: { webhook: Webhook }) {
  const i18n = useI18n();
  const { name, url, events, last_delivery } = webhook;
  return (
    <li className="relative flex items-start justify-between gap-3 px-4 py-4 text-sm hover:bg-tint">
      <div className="grid min-w-0 gap-1.5">
        <div className="flex flex-wrap items-center gap-2">
          <Link href={paths.webhook(webhook)} className="min-w-0 font-semibold text-accent wrap-anywhere after:absolute after:inset-0">
            <bdi>{name}</bdi>
          </Link>
          <StateBadge webhook={webhook} />
        </div>
        <code dir="ltr" className="justify-self-start text-xs text-ink-muted wrap-anywhere">
          {url}
        </code>
        <p className="text-ink-muted">{i18n.list(events.map((type) => eventText(i18n, type)))}</p>
        {last_delivery && (
          <p className="flex flex-wrap items-center gap-2 text-xs text-ink-muted">
            {i18n.t('Last delivery')}: <DeliveryBadge status={last_delivery.status} /> <Moment at={last_delivery.at} />
          </p>
        )}
      </div>
      <ChevronRight aria-hidden="true" className="mirror size-5 shrink-0 text-ink-muted" />
    </li>
  );
}

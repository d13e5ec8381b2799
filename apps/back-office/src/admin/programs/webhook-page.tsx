import type { Webhook } from '@souk/contract/back-office/programs/webhooks';
import { ButtonLink } from '@souk/ui/button.tsx';
import { ErrorState } from '@souk/ui/feedback/error-state.tsx';
import { Note } from '@souk/ui/feedback/note.tsx';
import { Skeleton } from '@souk/ui/feedback/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { SubjectHistory } from '../../features/audit/subject-history.tsx';
import { DeliveryList } from '../../features/webhooks/delivery-list.tsx';
import { webhooksQuery } from '../../features/webhooks/queries.ts';
import { WebhookActions } from '../../features/webhooks/webhook-actions.tsx';
import { WebhookForm } from '../../features/webhooks/webhook-form.tsx';
import { eventText } from '../../lib/audit/event-words.ts';
import { BackLink } from '../../lib/back-link.tsx';
import { afterSave } from '../../lib/forms/save-bar.tsx';
import { PageHeader } from '../../lib/page-header.tsx';
import { Panel } from '../../lib/panel.tsx';
import { paths } from '../../lib/paths.ts';
import { SecretOnce } from '../../lib/secret-once.tsx';
import { explainError, useI18n, useServices } from '../../lib/services.tsx';

/** One webhook with its log, or a new one. */
export function WebhookPage() {
  const { api, i18n } = useServices();
  const { t } = i18n;
  const { id } = useParams();
  const [created, setCreated] = useState<{ webhook: Webhook; secret: string }>();
  const webhooks = useQuery(webhooksQuery(api));
  const isNew = id === 'new';
  const stored = webhooks.data?.webhooks.find((each) => String(each.id) === id);
  const isMissing = webhooks.data && !isNew && !stored;
  return (
    <>
      <BackLink href={paths.webhooks()} label={t('Webhooks')} />
      <PageHeader title={isNew ? t('New webhook') : (stored?.name ?? t('Webhook'))} />
      {webhooks.isPending && <Skeleton className="h-96 rounded-lg" />}
      {webhooks.isError && !webhooks.data && (
        <ErrorState
          title={t('The webhooks could not be loaded')}
          text={explainError(i18n, webhooks.error)}
          onRetry={() => webhooks.refetch()}
        />
      )}
      {isMissing && <ErrorState title={t('It does not exist, or not any more.')} />}
      {created && isNew && <Created {...created} />}
      {webhooks.data && isNew && !created && (
        <div className="max-w-4xl">
          <WebhookForm stored={undefined} offered={webhooks.data.events} onCreated={(webhook, secret) => setCreated({ webhook, secret })} />
        </div>
      )}
      {webhooks.data && stored && <Stored key={stored.id} webhook={stored} offered={webhooks.data.events} />}
    </>
  );
}

/** Right after its creation, the only view that shows the secret. */
function Created({ webhook, secret }: { webhook: Webhook; secret: string }) {
  const { t } = useI18n();
  return (
    <div className="max-w-3xl">
      <Panel title={t('Webhook created')}>
        <SecretOnce
          label={t('Secret')}
          secret={secret}
          hint={t('Copy the secret now. It is shown once. The receiver checks the signature of each event with it.')}
        />
        <ButtonLink href={paths.webhook(webhook)} variant="secondary" className="justify-self-start">
          {t('Done')}
        </ButtonLink>
      </Panel>
    </div>
  );
}

type StoredProps = { webhook: Webhook; offered: Parameters<typeof WebhookForm>[0]['offered'] };

function Stored({ webhook, offered }: StoredProps) {
  const i18n = useI18n();
  const { t } = i18n;
  const navigate = useNavigate();
  const { disabled_by, ineffective, owner } = webhook;
  return (
    <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_26rem]">
      <div className="grid gap-5">
        {disabled_by === 'failures' && (
          <Note tone="warn">
            {t('It was switched off, because no event arrived for five days. Correct the receiver, then switch it on again.')}
          </Note>
        )}
        {disabled_by === 'receiver' && <Note tone="warn">{t('Its receiver answered 410, which means that it wants no more events.')}</Note>}
        {ineffective.length > 0 && (
          <Note tone="warn">
            {t('Not sent, because the role of {name} does not allow it: {events}', {
              name: owner.name,
              events: i18n.list(ineffective.map((type) => eventText(i18n, type))),
            })}
          </Note>
        )}
        <WebhookForm stored={webhook} offered={offered} onCreated={() => undefined} />
        <DeliveryList webhookId={webhook.id} />
      </div>
      <div className="grid gap-5">
        <WebhookActions webhook={webhook} onRemoved={() => void navigate(paths.webhooks(), afterSave)} />
        <SubjectHistory kind="webhook" id={webhook.id} />
      </div>
    </div>
  );
}

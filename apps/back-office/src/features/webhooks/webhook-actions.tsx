import type { Webhook } from '@souk/contract/back-office/programs/webhooks';
import { Button } from '@souk/ui/button.tsx';
import { ConfirmDialog } from '@souk/ui/overlay/dialog.tsx';
import { toast } from '@souk/ui/overlay/toast.ts';
import { useState } from 'react';
import { Moment } from '../../lib/moment.tsx';
import { Panel } from '../../lib/panel.tsx';
import { SecretOnce } from '../../lib/secret-once.tsx';
import { explainError, useI18n } from '../../lib/services.tsx';
import { useUndoToast } from '../../lib/use-undo-toast.ts';
import { useChangeWebhook } from './queries.ts';

type WebhookActionsProps = { webhook: Webhook; onRemoved: () => void };

/** Sends a test event, makes a new secret, removes the webhook. */
export function WebhookActions({ webhook: { id, name, former_secret_ends_at }, onRemoved }: WebhookActionsProps) {
  const i18n = useI18n();
  const { t } = i18n;
  const [asking, setAsking] = useState<'secret' | 'remove'>();
  const [secret, setSecret] = useState<string>();
  const change = useChangeWebhook();
  const showDone = useUndoToast();
  const onError = (error: unknown) => toast.error(explainError(i18n, error));
  const test = () => change.mutate({ kind: 'test', id }, { onSuccess: () => toast.success(t('The test event is on its way')), onError });
  function confirm() {
    setAsking(undefined);
    if (asking === 'secret')
      return change.mutate(
        { kind: 'secret', id, seen_former_secret_ends_at: former_secret_ends_at },
        { onSuccess: (answer) => setSecret(answer.secret), onError },
      );
    change.mutate(
      { kind: 'remove', id },
      {
        onSuccess: ({ entry_id }) => {
          showDone(t('Webhook removed'), entry_id);
          onRemoved();
        },
        onError,
      },
    );
  }
  return (
    <Panel title={t('Actions')}>
      <Button variant="secondary" className="justify-self-start" busy={change.isPending} onClick={test}>
        {t('Send a test event')}
      </Button>
      <Button variant="secondary" className="justify-self-start" onClick={() => setAsking('secret')}>
        {t('Make a new secret')}
      </Button>
      {former_secret_ends_at && (
        <p className="text-sm text-ink-muted">
          {t('The former secret signs as well until:')} <Moment at={former_secret_ends_at} />
        </p>
      )}
      {secret !== undefined && (
        <SecretOnce
          label={t('New secret')}
          secret={secret}
          hint={t('Copy the secret now. It is shown once. Enter it at the receiver within a day.')}
        />
      )}
      <Button variant="ghost" className="justify-self-start" onClick={() => setAsking('remove')}>
        {t('Remove the webhook')}
      </Button>
      <ConfirmDialog
        open={asking !== undefined}
        title={asking === 'secret' ? t('Make a new secret?') : t('Remove the webhook {name}?', { name })}
        text={
          asking === 'secret'
            ? t('For one day each event is signed by both secrets, then by the new one alone.')
            : t('Its receiver gets no more events, and what waits is not sent.')
        }
        answers={{ cancel: t('Back'), confirm: asking === 'secret' ? t('Make a new secret') : t('Remove') }}
        onCancel={() => setAsking(undefined)}
        onConfirm={confirm}
      />
    </Panel>
  );
}

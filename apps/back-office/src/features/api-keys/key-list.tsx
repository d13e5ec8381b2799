import type { ApiKey } from '@souk/contract/back-office/programs/api-keys';
import { Badge, type BadgeTone } from '@souk/ui/badge.tsx';
import { Button } from '@souk/ui/button.tsx';
import { ConfirmDialog } from '@souk/ui/overlay/dialog.tsx';
import { toast } from '@souk/ui/overlay/toast.ts';
import { type ReactNode, useState } from 'react';
import { Moment } from '../../lib/moment.tsx';
import { summarizePermissions } from '../../lib/role-words.ts';
import { explainError, useI18n } from '../../lib/services.tsx';
import { useRevokeApiKey } from './queries.ts';
import { RenameDialog } from './rename-dialog.tsx';

/** The keys, newest first, each with its scopes and what can be changed. */
export function KeyList({ keys }: { keys: readonly ApiKey[] }) {
  const { t } = useI18n();
  return (
    <ul aria-label={t('API keys')} className="divide-y divide-line overflow-clip rounded-lg border border-line bg-surface">
      {keys.map((key) => (
        <li key={key.id} className="grid items-start gap-x-6 gap-y-3 px-4 py-4 text-sm md:grid-cols-[minmax(0,1fr)_auto]">
          <Facts apiKey={key} />
          {key.state !== 'revoked' && <Actions apiKey={key} />}
        </li>
      ))}
    </ul>
  );
}

const states: Record<ApiKey['state'], { text: string; tone: BadgeTone }> = {
  active: { text: 'Active', tone: 'success' },
  expired: { text: 'Expired', tone: 'warn' },
  revoked: { text: 'Revoked', tone: 'neutral' },
  inactive: { text: 'Without effect', tone: 'warn' },
};

function Facts({ apiKey }: { apiKey: ApiKey }) {
  const i18n = useI18n();
  const { t, list } = i18n;
  const { text, tone } = states[apiKey.state];
  return (
    <div className="grid min-w-0 gap-1.5">
      <div className="flex flex-wrap items-center gap-2">
        <h2 className="min-w-0 font-semibold wrap-anywhere">
          <bdi>{apiKey.name}</bdi>
        </h2>
        <code dir="ltr" className="rounded-sm bg-tint px-1.5 py-0.5 text-xs text-ink-muted">
          …{apiKey.ending}
        </code>
        <Badge tone={tone}>{t(text)}</Badge>
      </div>
      <p>{list(summarizePermissions(i18n, apiKey.permissions))}</p>
      {apiKey.ineffective.length > 0 && (
        <p className="text-warn-text">
          {t('Not any more, because the role of {name} lost it: {scopes}', {
            name: apiKey.owner.name,
            scopes: list(summarizePermissions(i18n, apiKey.ineffective)),
          })}
        </p>
      )}
      {apiKey.state === 'inactive' && (
        <p className="text-warn-text">{t('{name} is no active member of the staff any more.', { name: apiKey.owner.name })}</p>
      )}
      <dl className="flex flex-wrap gap-x-5 gap-y-1 text-xs text-ink-muted">
        <Line label={t('Created by')}>
          <bdi>{apiKey.owner.name || '–'}</bdi>, <Moment at={apiKey.created_at} />
        </Line>
        <Line label={t('Last used')}>{apiKey.last_used_at ? <Moment at={apiKey.last_used_at} /> : t('never')}</Line>
        <Line label={t('Expires')}>{apiKey.expires_at ? <Moment at={apiKey.expires_at} /> : t('never')}</Line>
      </dl>
    </div>
  );
}

function Line({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex gap-1">
      <dt>{label}:</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Actions({ apiKey: { id, name } }: { apiKey: ApiKey }) {
  const i18n = useI18n();
  const { t } = i18n;
  const [asking, setAsking] = useState<'name' | 'revoke'>();
  const revoke = useRevokeApiKey();
  function confirm() {
    setAsking(undefined);
    // A callback of `mutate` would be lost: a revoked key has no actions.
    revoke.mutateAsync(id).then(
      () => toast.success(t('The key is revoked')),
      (error) => toast.error(explainError(i18n, error)),
    );
  }
  return (
    <div className="flex flex-wrap gap-2">
      <Button variant="secondary" size="sm" aria-label={t('Rename {name}', { name })} onClick={() => setAsking('name')}>
        {t('Rename')}
      </Button>
      <Button
        variant="ghost"
        size="sm"
        aria-label={t('Revoke {name}', { name })}
        busy={revoke.isPending}
        onClick={() => setAsking('revoke')}
      >
        {t('Revoke')}
      </Button>
      <RenameDialog open={asking === 'name'} id={id} name={name} onClose={() => setAsking(undefined)} />
      <ConfirmDialog
        open={asking === 'revoke'}
        title={t('Revoke the key {name}?', { name })}
        text={t('Programs that use it are refused at once. A revoked key never works again.')}
        answers={{ cancel: t('Back'), confirm: t('Revoke') }}
        onCancel={() => setAsking(undefined)}
        onConfirm={confirm}
      />
    </div>
  );
}

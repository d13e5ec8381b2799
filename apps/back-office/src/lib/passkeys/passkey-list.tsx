import type { Passkey } from '@souk/contract/back-office/access/passkey-fields';
import { Button } from '@souk/ui/button.tsx';
import { ConfirmDialog } from '@souk/ui/overlay/dialog.tsx';
import { toast } from '@souk/ui/overlay/toast.ts';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { Moment } from '../moment.tsx';
import { explainError, useI18n } from '../services.tsx';
import { type PasskeyCalls, useRemovePasskey } from './queries.ts';

/** The passkeys of the signed-in member, oldest first. */
export function PasskeyList({ calls, passkeys }: { calls: PasskeyCalls; passkeys: readonly Passkey[] }) {
  const { t } = useI18n();
  return (
    <ul aria-label={t('Passkeys')} className="divide-y divide-line overflow-clip rounded-lg border border-line bg-surface">
      {passkeys.map((passkey) => (
        <li key={passkey.id} className="flex items-center gap-4 px-4 py-3 text-sm">
          <KeyRound aria-hidden="true" className="size-5 shrink-0 text-ink-muted" />
          <div className="grid min-w-0 grow gap-0.5">
            <h3 className="font-semibold wrap-anywhere">
              <bdi>{passkey.name}</bdi>
            </h3>
            <p className="flex flex-wrap gap-x-4 text-xs text-ink-muted">
              <span>
                {t('Added')}: <Moment at={passkey.created_at} />
              </span>
              <span>
                {t('Last used')}: {passkey.last_used_at ? <Moment at={passkey.last_used_at} /> : t('never')}
              </span>
            </p>
          </div>
          <RemoveButton calls={calls} {...passkey} />
        </li>
      ))}
    </ul>
  );
}

function RemoveButton({ calls, id, name }: Pick<Passkey, 'id' | 'name'> & { calls: PasskeyCalls }) {
  const i18n = useI18n();
  const { t } = i18n;
  const [isAsking, setAsking] = useState(false);
  const remove = useRemovePasskey(calls);
  function confirm() {
    setAsking(false);
    // A callback of `mutate` would be lost: the row is removed with the passkey.
    remove.mutateAsync(id).then(
      () => toast.success(t('The passkey is removed')),
      (error) => toast.error(explainError(i18n, error)),
    );
  }
  return (
    <>
      <Button
        variant="ghost"
        size="sm"
        aria-label={t('Remove the passkey {name}', { name })}
        busy={remove.isPending}
        onClick={() => setAsking(true)}
      >
        {t('Remove')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={t('Remove the passkey {name}?', { name })}
        text={t('It no longer confirms your sign-in. Your device still lists it until you remove it there.')}
        answers={{ cancel: t('Back'), confirm: t('Remove') }}
        onCancel={() => setAsking(false)}
        onConfirm={confirm}
      />
    </>
  );
}

import { Button } from '@souk/ui/button.tsx';
import { ConfirmDialog } from '@souk/ui/overlay/dialog.tsx';
import { useState } from 'react';
import { RemoveSellerButton } from '../../lib/sellers/remove-seller-button.tsx';
import { useI18n } from '../../lib/services.tsx';
import { useChangeSellers } from './change-sellers.ts';

type RemoveButtonProps = { shopId: number; personId: number; name: string; isOnlyOwner: boolean };

export function RemoveButton({ shopId, personId, name, isOnlyOwner }: RemoveButtonProps) {
  const { t } = useI18n();
  const change = useChangeSellers(shopId);
  const params = { id: shopId, person_id: personId };
  return (
    <RemoveSellerButton
      name={name}
      variant="ghost"
      disabled={isOnlyOwner || change.isPending}
      title={isOnlyOwner ? t('The last owner stays. Make somebody else an owner first.') : undefined}
      onRemove={() =>
        change.mutate({
          run: async (api) => (await api.call('DELETE /admin/shops/{id}/sellers/{person_id}', { params })).data,
          done: t('Member removed'),
        })
      }
    />
  );
}

export function RevokeButton({ shopId, invitationId, name }: { shopId: number; invitationId: number; name: string }) {
  const { t } = useI18n();
  const change = useChangeSellers(shopId);
  const params = { id: shopId, invitation_id: invitationId };
  return (
    <Button
      variant="ghost"
      size="sm"
      disabled={change.isPending}
      aria-label={t('Revoke the invitation of {name}', { name })}
      onClick={() =>
        change.mutate({
          run: async (api) => (await api.call('DELETE /admin/shops/{id}/sellers/invitations/{invitation_id}', { params })).data,
          done: t('Invitation revoked'),
        })
      }
    >
      {t('Revoke')}
    </Button>
  );
}

/** Lets a seller who lost their phone set up an authenticator app again, after a question. */
export function ResetFactorButton({ shopId, personId, name }: Pick<RemoveButtonProps, 'shopId' | 'personId' | 'name'>) {
  const { t } = useI18n();
  const [isAsking, setAsking] = useState(false);
  const change = useChangeSellers(shopId);
  const params = { id: shopId, person_id: personId };
  function confirm() {
    setAsking(false);
    change.mutate({
      run: async (api) => (await api.call('POST /admin/shops/{id}/sellers/{person_id}/second-factor/reset', { params })).data,
      done: t('Second factor reset'),
    });
  }
  return (
    <>
      <Button
        variant="ghost"
        size="sm"
        disabled={change.isPending}
        aria-label={`${t('Reset second factor')}: ${name}`}
        onClick={() => setAsking(true)}
      >
        {t('Reset second factor')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={t('Reset the second factor of {name}?', { name })}
        text={t('They are signed out and set up an authenticator app at the next sign-in. Their passkeys are removed.')}
        answers={{ cancel: t('Back'), confirm: t('Reset second factor') }}
        onCancel={() => setAsking(false)}
        onConfirm={confirm}
      />
    </>
  );
}

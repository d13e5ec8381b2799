import { Button } from '@souk/ui/button.tsx';
import { ConfirmDialog } from '@souk/ui/overlay/dialog.tsx';
import { useState } from 'react';
import { useI18n } from '../services.tsx';

type RemoveSellerButtonProps = {
  name: string;
  variant: 'secondary' | 'ghost';
  disabled: boolean;
  /** Why the button is disabled. */
  title?: string | undefined;
  onRemove: () => void;
};

/** Removes a member of a shop after a question. */
export function RemoveSellerButton({ name, variant, disabled, title, onRemove }: RemoveSellerButtonProps) {
  const { t } = useI18n();
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button
        variant={variant}
        size="sm"
        className="justify-self-start"
        aria-label={t('Remove {name}', { name })}
        disabled={disabled}
        title={title}
        onClick={() => setAsking(true)}
      >
        {t('Remove')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={t('Remove {name} from the shop?', { name })}
        text={t('They are signed out of the seller panel at once. Their account as a shopper stays.')}
        answers={{ cancel: t('Back'), confirm: t('Remove') }}
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          onRemove();
        }}
      />
    </>
  );
}

import { ReasonDialog } from '../../lib/forms/reason-dialog.tsx';
import { useI18n } from '../../lib/services.tsx';

type HideDialogProps = { title: string; busy: boolean; onClose: () => void; onHide: (reason: string) => void };

/** Asks for the reason why reviews are hidden. */
export function HideDialog({ onHide, ...dialog }: HideDialogProps) {
  const { t } = useI18n();
  return (
    <ReasonDialog
      {...dialog}
      action={t('Hide')}
      hint={t('For operators: it is in the audit log.')}
      missing={t('A reason is needed')}
      maxLength={300}
      onConfirm={onHide}
    />
  );
}

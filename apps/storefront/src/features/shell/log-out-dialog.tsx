import { useMutation } from '@tanstack/react-query';
import { endSession } from '../../lib/services/end-session.ts';
import { useI18n, useServices } from '../../lib/services/services-context.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { toast } from '../../ui/toast/toast.ts';

/** Asks first. What is kept here goes whether the server hears of it or not. */
export function LogOutDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const services = useServices();
  const { t } = useI18n();
  const logOut = useMutation({
    mutationFn: () => services.api.call('GET /logout', {}),
    onSuccess: () => toast.success(t('Logout successfully')),
    onSettled: () => {
      onClose();
      endSession(services);
    },
  });
  return (
    <ConfirmDialog
      open={open}
      title={t('Log Out!')}
      text={t('Logout Confirmation')}
      answers={{ cancel: t('Cancel'), confirm: t('Yes') }}
      busy={logOut.isPending}
      onCancel={onClose}
      onConfirm={() => logOut.mutate()}
    />
  );
}

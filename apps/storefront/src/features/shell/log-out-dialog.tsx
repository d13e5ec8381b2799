import { ConfirmDialog } from '@souk/ui/overlay/dialog.tsx';
import { toast } from '@souk/ui/overlay/toast.ts';
import { useMutation } from '@tanstack/react-query';
import { useI18n, useServices } from '../../lib/services/services-context.tsx';
import { endSession } from '../../lib/services/session.ts';

/** Asks first. The local session ends even if the server cannot be reached. */
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

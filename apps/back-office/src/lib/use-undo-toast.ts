import { toast } from '@souk/ui/overlay/toast.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { explainError, useServices } from './services.tsx';
import { showUndo } from './undo-toast.ts';

/** Shows that something was done, with a button that reverses its entries in the audit log, the last one first. */
export function useUndoToast(): (text: string, entry: number | null | readonly number[]) => void {
  const { api, i18n } = useServices();
  const { t } = i18n;
  const queryClient = useQueryClient();
  const undo = useMutation({
    mutationFn: async (ids: readonly number[]) => {
      for (const id of ids.toReversed()) await api.call('POST /admin/audit/{id}/undo', { params: { id } });
    },
    onSuccess: () => toast.success(t('The change is undone')),
    onError: (error) => toast.error(explainError(i18n, error)),
    onSettled: () => queryClient.invalidateQueries(),
  });
  return (text, entry) => {
    const ids = typeof entry === 'number' ? [entry] : (entry ?? []);
    if (ids.length === 0) toast.success(text);
    else showUndo(text, { label: t('Undo'), onPress: () => undo.mutate(ids) });
  };
}

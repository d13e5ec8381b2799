import { isApiError } from '@souk/client/api/api-error.ts';
import type { Api } from '@souk/client/api/create-api.ts';
import type { ImportResult } from '@souk/contract/back-office/products';
import type { CallBody } from '@souk/contract/calls';
import { toast } from '@souk/ui/overlay/toast.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import type { ProductImporter } from '../../features/products/import/use-import.ts';
import { explainError, useServices } from '../../lib/services.tsx';
import { showUndo } from '../../lib/undo-toast.ts';
import { sellerPaths } from '../paths.ts';

/** Imports products of the shop of the session. */
export function useShopImporter(): ProductImporter {
  const { api, i18n } = useServices();
  const { t, plural } = i18n;
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const undo = useMutation({
    mutationFn: (entry_id: number) => api.call('POST /seller/product-imports/{entry_id}/undo', { params: { entry_id }, body: {} }),
    onSuccess: () => toast.success(t('The change is undone')),
    onError: (error) => toast.error(explainError(i18n, error)),
    onSettled: () => queryClient.invalidateQueries(),
  });
  return {
    send: ({ csv, seen }) => sendFile(api, { csv, ...(seen !== undefined && { seen }) }),
    createsSizes: false,
    isReviewed: true,
    productHref: (id) => sellerPaths.product({ id }),
    tooLongText: t('The file is too large: split it.'),
    onImported({ created, changed, waiting, entry_id, can_undo }) {
      const imported = plural(created + changed, '{count} product imported', '{count} products imported');
      const text = waiting > 0 ? `${imported}. ${t('What shoppers read waits for approval.')}` : imported;
      if (entry_id === null || !can_undo) toast.success(text);
      else showUndo(text, { label: t('Undo'), onPress: () => undo.mutate(entry_id) });
      void navigate(sellerPaths.products());
    },
  };
}

/** The errors of a file come with the refusal, in the form of the answer. */
async function sendFile(api: Api, body: CallBody<'POST /seller/product-import'>): Promise<ImportResult> {
  try {
    return (await api.call('POST /seller/product-import', { body })).data;
  } catch (error) {
    const refused = Object(isApiError(error) && error.status === 422 ? error.data : undefined);
    if (Array.isArray(refused.problems)) return refused;
    throw error;
  }
}

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

/** Imports products of the shop of the session by a file. */
export function useShopImporter(): ProductImporter {
  const { t, plural } = useServices().i18n;
  const navigate = useNavigate();
  const { send, showWritten } = useShopImport();
  return {
    send,
    createsSizes: false,
    isReviewed: true,
    productHref: (id) => sellerPaths.product({ id }),
    tooLongText: t('The file is too large: split it.'),
    onImported(result) {
      showWritten(result, plural(result.created + result.changed, '{count} product imported', '{count} products imported'));
      void navigate(sellerPaths.products());
    },
  };
}

/** Sends an import of the shop, and shows what was written with its undo. */
export function useShopImport() {
  const { api, i18n } = useServices();
  const { t } = i18n;
  const queryClient = useQueryClient();
  const undo = useMutation({
    mutationFn: (entry_id: number) => api.call('POST /seller/product-imports/{entry_id}/undo', { params: { entry_id }, body: {} }),
    onSuccess: () => toast.success(t('The change is undone')),
    onError: (error) => toast.error(explainError(i18n, error)),
    onSettled: () => queryClient.invalidateQueries(),
  });
  return {
    send: ({ csv, seen }: CallBody<'POST /admin/product-import'>) => sendFile(api, { csv, ...(seen !== undefined && { seen }) }),
    showWritten({ waiting, entry_id, can_undo }: ImportResult, written: string) {
      const text = waiting > 0 ? `${written}. ${t('What shoppers read waits for approval.')}` : written;
      if (entry_id === null || !can_undo) toast.success(text);
      else showUndo(text, { label: t('Undo'), onPress: () => undo.mutate(entry_id) });
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

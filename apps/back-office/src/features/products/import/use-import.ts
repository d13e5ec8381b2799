import type { CallBody } from '@souk/contract/calls';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useServices } from '../../../lib/services.tsx';

/** Without `seen`, a preview. */
export function useImport() {
  const { api } = useServices();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (body: CallBody<'POST /admin/product-import'>) => (await api.call('POST /admin/product-import', { body })).data,
    onSuccess: ({ is_written }) => (is_written ? queryClient.invalidateQueries({ queryKey: ['products'] }) : undefined),
  });
}

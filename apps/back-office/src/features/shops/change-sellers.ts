import type { Api } from '@souk/client/api/create-api.ts';
import type { ShopSellers } from '@souk/contract/back-office/access/sellers';
import { toast } from '@souk/ui/overlay/toast.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { explainError, useServices } from '../../lib/services.tsx';
import { useUndoToast } from '../../lib/use-undo-toast.ts';
import { shopSellersQuery } from './queries.ts';

/** `isSilent`: the error is shown in a form. */
type SellersChange = {
  run: (api: Api) => Promise<{ sellers: ShopSellers; entry_id: number | null }>;
  done: string;
  isSilent?: true;
};

/** A change of the sellers of a shop, with a way back. */
export function useChangeSellers(shopId: number) {
  const { api, i18n } = useServices();
  const queryClient = useQueryClient();
  const showUndo = useUndoToast();
  return useMutation({
    mutationFn: ({ run }: SellersChange) => run(api),
    onSuccess({ sellers, entry_id }, { done }) {
      queryClient.setQueryData(shopSellersQuery(api, shopId).queryKey, sellers);
      showUndo(done, entry_id);
    },
    onError(error, { isSilent }) {
      if (!isSilent) toast.error(explainError(i18n, error));
    },
    onSettled: () =>
      Promise.all([shopSellersQuery(api, shopId).queryKey, ['audit']].map((queryKey) => queryClient.invalidateQueries({ queryKey }))),
  });
}

import type { ManagedProduct } from '@souk/contract/back-office/products';
import { toast } from '@souk/ui/overlay/toast.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useServices } from '../../../lib/services.tsx';
import { productQuery } from '../queries.ts';
import type { ProductStore } from './product-form.tsx';

/** The calls of the admin panel; `id` is 0 for a new product. */
export function useProductStore(id: number, onCreated: (product: ManagedProduct) => void): ProductStore<ManagedProduct> {
  const { api, i18n } = useServices();
  const { t } = i18n;
  const queryClient = useQueryClient();
  const isNew = id === 0;
  return {
    isNew,
    createText: () => t('Create product'),
    reload: async () => (await api.call('GET /admin/products/{id}', { params: { id } })).data,
    async save({ shop_id, ...body }, version) {
      if (isNew) return (await api.call('POST /admin/products', { body: { ...body, shop_id } })).data;
      return (await api.call('POST /admin/products/{id}', { params: { id }, body: { ...body, version } })).data;
    },
    async onSaved(saved) {
      queryClient.setQueryData(productQuery(api, saved.id).queryKey, saved);
      toast.success(isNew ? t('Product created') : t('Product saved'));
      if (isNew) onCreated(saved);
      await queryClient.invalidateQueries({ queryKey: ['products'] });
    },
    hasLibrary: true,
    upload: async (picture) => (await api.call('POST /admin/pictures', { files: { picture } })).data,
    uploadFilm: async (film) => (await api.call('POST /admin/films', { files: { film } })).data,
  };
}

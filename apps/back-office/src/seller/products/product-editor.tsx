import type { ProductChoices } from '@souk/contract/back-office/products';
import type { ShopProduct } from '@souk/contract/seller/products';
import { toast } from '@souk/ui/overlay/toast.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { ProductForm, type ProductStore } from '../../features/products/editor/product-form.tsx';
import { emptyProduct, type FormProduct } from '../../features/products/editor/product-values.ts';
import { afterSave } from '../../lib/forms/save-bar.tsx';
import { useServices } from '../../lib/services.tsx';
import { sellerPaths } from '../paths.ts';
import { useSellerMe } from '../seller-session.ts';
import { savedTexts, useEffectText } from './effect-words.ts';
import { type ProductName, readShopProduct, shopProductQuery } from './queries.ts';

type EditedProduct = FormProduct & { source: ShopProduct | undefined };

type ProductEditorProps = {
  /** Undefined for a product that is not proposed yet. */
  name: ProductName | undefined;
  product: ShopProduct | undefined;
  choices: ProductChoices;
  /** Whether the form begins with what was declined. */
  fromDeclined: boolean;
};

/** The form of the admin panel with the calls of a shop. It begins with what waits for approval, if anything does. */
export function ProductEditor({ name, product, choices, fromDeclined }: ProductEditorProps) {
  const { id: shopId } = useSellerMe().shop;
  const begin = (source: ShopProduct | undefined) => formOf(source, shopId, fromDeclined);
  return <ProductForm stored={begin(product)} choices={choices} store={useShopStore(name, begin)} />;
}

function formOf(source: ShopProduct | undefined, shop_id: number, fromDeclined: boolean): EditedProduct {
  if (!source) return { ...emptyProduct, shop_id, source };
  const { published, proposed, request, version } = source;
  const content = request?.status === 'waiting' || fromDeclined || !published ? proposed : published;
  return { ...(content ?? emptyProduct), version, shop_id, source };
}

type Begin = (source: ShopProduct) => EditedProduct;

function useShopStore(name: ProductName | undefined, begin: Begin): ProductStore<EditedProduct> {
  const { api, i18n } = useServices();
  const { t } = i18n;
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { is_trusted } = useSellerMe().shop;
  const effectText = useEffectText(savedTexts);
  async function send(body: Omit<Parameters<ProductStore<EditedProduct>['save']>[0], 'shop_id' | 'film'>, version: string) {
    if (!name) return api.call('POST /seller/products', { body });
    return name.kind === 'product'
      ? api.call('POST /seller/products/{product_id}', { params: { product_id: name.id }, body: { ...body, version } })
      : api.call('POST /seller/change-requests/{request_id}', { params: { request_id: name.id }, body: { ...body, version } });
  }
  return {
    isNew: !name,
    createText: (isPublished) => (is_trusted ? (isPublished ? t('Publish') : t('Save')) : t('Send for approval')),
    hasLibrary: false,
    reload: async () => begin(await readShopProduct(api, name ?? { kind: 'product', id: 0 })),
    save: async ({ shop_id: _shop, film: _film, ...body }, version) => begin((await send(body, version)).data),
    async onSaved({ source }) {
      toast.success(
        source?.request?.status === 'waiting'
          ? t('Saved. What shoppers read waits for approval.')
          : effectText(source?.published?.is_published === true),
      );
      // A new product of a trusted shop exists at once.
      const created = name?.kind === 'product' ? null : source?.product_id;
      if (name && !created) queryClient.setQueryData(shopProductQuery(api, name).queryKey, source);
      await queryClient.invalidateQueries({ queryKey: ['products'] });
      if (created) await navigate(sellerPaths.product({ id: created }), { ...afterSave, replace: name !== undefined });
      // A product that is sent again after a refusal has another request.
      const request = source?.request?.id;
      if (name?.kind !== 'product' && request !== undefined && request !== name?.id)
        await navigate(sellerPaths.proposedProduct({ id: request }), { ...afterSave, replace: name !== undefined });
    },
    upload: async (picture) => (await api.call('POST /seller/pictures', { files: { picture } })).data,
  };
}

import { ErrorState } from '@souk/ui/feedback/error-state.tsx';
import { Skeleton } from '@souk/ui/feedback/skeleton.tsx';
import { Combobox } from '@souk/ui/forms/combobox.tsx';
import { Field } from '@souk/ui/forms/field.tsx';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { MoneyField, readMoney } from '../../lib/forms/money-field.tsx';
import { Money } from '../../lib/money.tsx';
import { Panel } from '../../lib/panel.tsx';
import { explainError, useServices } from '../../lib/services.tsx';
import { shopProductsQuery } from '../products/queries.ts';
import { useSellerMay } from '../seller-session.ts';
import { offerResultQuery } from './queries.ts';

export type Discount = { discount_type: 'Percentage' | 'Amount'; discount: number; max_discount_amount: number | null };

/** The amount that the shop receives for one item with the discount of the form: of a product, or at a typed price. */
export function OfferResultPanel({ discount, currency }: { discount: Discount; currency: string }) {
  const { api, i18n } = useServices();
  const { t } = i18n;
  const [product, setProduct] = useState('');
  const [price, setPrice] = useState('100');
  const mayChoose = useSellerMay('products');
  const products = useQuery({ ...shopProductsQuery(api, { per_page: 100 }), enabled: mayChoose }).data?.products ?? [];
  const choices = products.flatMap(({ product_id, name }) => (product_id === null ? [] : [{ value: String(product_id), label: name }]));
  const typed = readMoney(price);
  const named = product === '' ? { product_id: null, price: typed ?? null } : { product_id: Number(product), price: null };
  const isReady = product !== '' || (typed !== undefined && typed > 0);
  const result = useQuery({ ...offerResultQuery(api, { ...discount, ...named }), enabled: isReady });
  return (
    <Panel title={t('What is left for you')}>
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        {choices.length > 0 && (
          <Field label={t('Product')}>
            <Combobox
              value={product}
              options={[{ value: '', label: t('An example price') }, ...choices]}
              emptyText={t('No products match these filters')}
              onChange={setProduct}
            />
          </Field>
        )}
        {product === '' && <MoneyField label={t('Example price')} currency={currency} value={price} onChange={setPrice} />}
      </div>
      {result.isError && (
        <ErrorState title={t('It could not be computed')} text={explainError(i18n, result.error)} onRetry={() => void result.refetch()} />
      )}
      {isReady && result.isPending && <Skeleton className="h-36 rounded-md" />}
      {isReady && result.data && (
        <dl className="grid gap-1.5 text-sm" aria-live="polite">
          <Row label={t('Price')}>
            <Money amount={result.data.price} currency={currency} />
          </Row>
          <Row label={t('Discount')}>
            <Money amount={-result.data.discount} currency={currency} />
          </Row>
          <Row label={t('Commission')}>
            <Money amount={-result.data.commission} currency={currency} />
          </Row>
          {result.data.commission_tax > 0 && (
            <Row label={t('Tax on the commission')}>
              <Money amount={-result.data.commission_tax} currency={currency} />
            </Row>
          )}
          <div className="flex flex-wrap justify-between gap-x-3 border-t border-line pt-2 text-base font-bold">
            <dt>{t('Left for the shop')}</dt>
            <dd>
              <Money amount={result.data.left} currency={currency} />
            </dd>
          </div>
        </dl>
      )}
      <p className="text-xs text-ink-muted">{t('For one item, without delivery, by the commission of now.')}</p>
    </Panel>
  );
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-3">
      <dt className="text-ink-muted">{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

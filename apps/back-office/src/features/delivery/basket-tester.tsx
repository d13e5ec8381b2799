import { Button } from '@souk/ui/button.tsx';
import { Note } from '@souk/ui/feedback/note.tsx';
import { Field } from '@souk/ui/forms/field.tsx';
import { TextInput } from '@souk/ui/forms/text-input.tsx';
import { type FormEvent, type ReactNode, useState } from 'react';
import { MoneyField, readMoney } from '../../lib/forms/money-field.tsx';
import { Money } from '../../lib/money.tsx';
import { Panel } from '../../lib/panel.tsx';
import { explainError, useI18n } from '../../lib/services.tsx';
import { useTestBasket } from './queries.ts';

/** Shows what a basket would cost in the shop, with the stored charges and taxes. */
export function BasketTester({ id, currency }: { id: number; currency: string }) {
  const i18n = useI18n();
  const { t } = i18n;
  const [price, setPrice] = useState('10.00');
  const [quantity, setQuantity] = useState('1');
  const test = useTestBasket(id);
  const [amount, items] = [readMoney(price), /^[1-9]\d{0,3}$/.test(quantity) ? Number(quantity) : undefined];
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (amount !== undefined && items !== undefined) test.mutate({ lines: [{ price: amount, quantity: items }] });
  }
  return (
    <Panel title={t('What would this basket cost here?')}>
      <form className="grid gap-4 sm:grid-cols-2" noValidate onSubmit={handleSubmit}>
        <MoneyField
          label={t('Price of one item')}
          currency={currency}
          value={price}
          onChange={setPrice}
          error={amount === undefined ? t('Enter an amount') : undefined}
        />
        <Field label={t('Items')} error={items === undefined ? t('Enter a whole number') : undefined}>
          <TextInput dir="ltr" inputMode="numeric" maxLength={4} value={quantity} onChange={({ target }) => setQuantity(target.value)} />
        </Field>
        <div className="sm:col-span-2">
          <Button type="submit" variant="secondary" busy={test.isPending} disabled={amount === undefined || items === undefined}>
            {t('Calculate')}
          </Button>
        </div>
      </form>
      {test.isError && <Note tone="error">{explainError(i18n, test.error)}</Note>}
      {test.data && (
        <dl aria-live="polite" className="grid gap-1.5 rounded-md bg-tint px-4 py-3 text-sm">
          <Amount label={t('Goods')}>
            <Money amount={test.data.total} currency={currency} />
          </Amount>
          {test.data.taxes.map(({ name, amount: tax }) => (
            <Amount key={name} label={name}>
              <Money amount={tax} currency={currency} />
            </Amount>
          ))}
          <Amount label={t('Delivery')}>
            <Money amount={test.data.delivery} currency={currency} />
          </Amount>
          <Amount label={t('To pay')} isTotal>
            <Money amount={test.data.payable} currency={currency} />
          </Amount>
        </dl>
      )}
      <p className="text-xs text-ink-muted">{t('Save changed charges first. Vouchers and memberships come on top.')}</p>
    </Panel>
  );
}

function Amount({ label, isTotal = false, children }: { label: string; isTotal?: boolean; children: ReactNode }) {
  return (
    <div className={isTotal ? 'flex justify-between gap-4 border-t border-line-strong pt-1.5 font-semibold' : 'flex justify-between gap-4'}>
      <dt>
        <bdi>{label}</bdi>
      </dt>
      <dd>{children}</dd>
    </div>
  );
}

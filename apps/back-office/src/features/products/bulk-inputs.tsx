import type { BulkChange } from '@souk/contract/back-office/products';
import { Field } from '@souk/ui/forms/field.tsx';
import { Select } from '@souk/ui/forms/select.tsx';
import { TextInput } from '@souk/ui/forms/text-input.tsx';
import { useQuery } from '@tanstack/react-query';
import { useI18n, useServices } from '../../lib/services.tsx';
import type { BulkKind } from './product-words.tsx';
import { choicesQuery } from './queries.ts';

/** The typed and chosen values, for every kind of change. */
type Inputs = {
  by: 'percent' | 'amount';
  direction: 'up' | 'down';
  offer: 'set' | 'remove';
  value: string;
  mode: 'set' | 'add';
  stock: string;
  category: string;
};

export const startInputs: Inputs = { by: 'percent', direction: 'up', offer: 'set', value: '', mode: 'set', stock: '', category: '' };

/** The change; undefined while something is missing. */
export function readInputs(kind: BulkKind, { by, direction, offer, value, mode, stock, category }: Inputs): BulkChange | undefined {
  switch (kind) {
    case 'price': {
      const size = readSize(value);
      return size > 0 ? { kind: 'price', by, value: direction === 'up' ? size : -size } : undefined;
    }
    case 'offer': {
      if (offer === 'remove') return { kind: 'offer', discount: null };
      const size = readSize(value);
      return size > 0 ? { kind: 'offer', discount: { by, value: size } } : undefined;
    }
    case 'stock':
      return /^-?\d{1,6}$/.test(stock.trim()) ? { kind: 'stock', mode, value: Number(stock) } : undefined;
    case 'category': {
      const [category_id, part] = category.split('/').map(Number);
      return category_id ? { kind: 'category', category_id, sub_category_id: part ?? null } : undefined;
    }
    case 'publish':
    case 'archive':
      return { kind: 'status', is_published: kind === 'publish' };
  }
}

/** 0 if it is not a number above zero. */
function readSize(value: string): number {
  return /^\d{1,9}([.,]\d{1,2})?$/.test(value.trim()) ? Number(value.trim().replace(',', '.')) : 0;
}

type BulkInputsProps = { kind: BulkKind; inputs: Inputs; currency: string; onChange: (inputs: Inputs) => void };

/** The fields of one kind of change. */
export function BulkInputs({ kind, inputs, currency, onChange }: BulkInputsProps) {
  const { t } = useI18n();
  if (kind === 'price') return <PriceInputs {...{ inputs, currency, onChange }} />;
  if (kind === 'offer') return <OfferInputs {...{ inputs, currency, onChange }} />;
  if (kind === 'stock') return <StockInputs {...{ inputs, onChange }} />;
  if (kind === 'category') return <CategoryInput {...{ inputs, onChange }} />;
  return (
    <p className="text-sm text-ink-muted">
      {kind === 'publish'
        ? t('Shoppers find these products again.')
        : t('Shoppers no longer find these products. Orders stay as they are.')}
    </p>
  );
}

type KindProps = Omit<BulkInputsProps, 'kind' | 'currency'>;

type AmountProps = KindProps & { currency: string };

function PriceInputs({ inputs, currency, onChange }: AmountProps) {
  const { t } = useI18n();
  return (
    <div className="grid gap-4 sm:grid-cols-3">
      <Field label={t('Direction')}>
        <Select
          value={inputs.direction}
          options={[
            { value: 'up', label: t('Raise') },
            { value: 'down', label: t('Lower') },
          ]}
          onChange={({ target }) => onChange({ ...inputs, direction: target.value === 'down' ? 'down' : 'up' })}
        />
      </Field>
      <SizeInputs {...{ inputs, currency, onChange }} />
    </div>
  );
}

function OfferInputs({ inputs, currency, onChange }: AmountProps) {
  const { t } = useI18n();
  return (
    <div className="grid gap-4 sm:grid-cols-3">
      <Field label={t('Offer')}>
        <Select
          value={inputs.offer}
          options={[
            { value: 'set', label: t('Set an offer') },
            { value: 'remove', label: t('Remove the offer') },
          ]}
          onChange={({ target }) => onChange({ ...inputs, offer: target.value === 'remove' ? 'remove' : 'set' })}
        />
      </Field>
      {inputs.offer === 'set' && <SizeInputs {...{ inputs, currency, onChange }} />}
    </div>
  );
}

/** A percentage or an amount. */
function SizeInputs({ inputs, currency, onChange }: AmountProps) {
  const { t } = useI18n();
  return (
    <>
      <Field label={t('By')}>
        <Select
          value={inputs.by}
          options={[
            { value: 'percent', label: t('Percent') },
            { value: 'amount', label: t('Amount') },
          ]}
          onChange={({ target }) => onChange({ ...inputs, by: target.value === 'amount' ? 'amount' : 'percent' })}
        />
      </Field>
      <Field label={t('Value')} required>
        <TextInput
          dir="ltr"
          inputMode="decimal"
          autoComplete="off"
          data-autofocus
          end={<span className="pe-2 text-sm">{inputs.by === 'percent' ? '%' : currency}</span>}
          value={inputs.value}
          onChange={({ target }) => onChange({ ...inputs, value: target.value })}
        />
      </Field>
    </>
  );
}

function StockInputs({ inputs, onChange }: KindProps) {
  const { t } = useI18n();
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field label={t('Stock of each variant')}>
        <Select
          value={inputs.mode}
          options={[
            { value: 'set', label: t('Set to') },
            { value: 'add', label: t('Add (or remove with a minus)') },
          ]}
          onChange={({ target }) => onChange({ ...inputs, mode: target.value === 'add' ? 'add' : 'set' })}
        />
      </Field>
      <Field label={t('Quantity')} required>
        <TextInput
          dir="ltr"
          autoComplete="off"
          data-autofocus
          value={inputs.stock}
          onChange={({ target }) => onChange({ ...inputs, stock: target.value })}
        />
      </Field>
    </div>
  );
}

function CategoryInput({ inputs, onChange }: KindProps) {
  const { api, i18n } = useServices();
  const categories = useQuery(choicesQuery(api)).data?.categories ?? [];
  const options = categories
    .filter(({ parent_id }) => parent_id === null)
    .flatMap(({ id, name }) => [
      { value: String(id), label: name },
      ...categories
        .filter(({ parent_id }) => parent_id === id)
        .map((part) => ({ value: `${id}/${part.id}`, label: `${name} › ${part.name}` })),
    ]);
  return (
    <Field label={i18n.t('Category')} required>
      <Select
        placeholder={i18n.t('Choose a category')}
        value={inputs.category}
        options={options}
        onChange={({ target }) => onChange({ ...inputs, category: target.value })}
      />
    </Field>
  );
}

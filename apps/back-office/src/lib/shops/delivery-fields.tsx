import { Button, IconButton } from '@souk/ui/button.tsx';
import { TextInput } from '@souk/ui/forms/text-input.tsx';
import { Plus, Trash2 } from 'lucide-react';
import { useId } from 'react';
import { MoneyInput, readMoney } from '../forms/money-field.tsx';
import { useI18n } from '../services.tsx';

/** The charge from this number of items on, up to the next band; as it is typed. */
export type TypedBand = { from: string; charge: string };
type Band = { from: number; to: number | null; charge: number };

type DeliveryFieldsProps = {
  value: readonly TypedBand[];
  currency: string;
  error?: string | undefined;
  onChange: (bands: TypedBand[]) => void;
};

/** Delivery charges by quantity. Each band ends where the next one begins, so that there is no gap. */
export function DeliveryFields({ value, currency, error, onChange }: DeliveryFieldsProps) {
  const { t, number } = useI18n();
  const hint = useId();
  const change = (index: number, fields: Partial<TypedBand>) =>
    onChange(value.map((band, at) => (at === index ? { ...band, ...fields } : band)));
  const next = Number(value.at(-1)?.from ?? 0) + 1;
  return (
    <fieldset className="grid gap-3" aria-describedby={hint}>
      <legend className="mb-2 text-sm font-semibold">{t('Delivery charges')}</legend>
      <p id={hint} className="text-xs text-ink-muted">
        {value.length === 0 ? t('Delivery is free of charge.') : t('By the number of items of one order from this shop.')}
      </p>
      {value.map((band, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a band has no identity but its place.
        <div key={index} className="grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto] items-center gap-2 sm:max-w-lg">
          <TextInput
            dir="ltr"
            inputMode="numeric"
            autoComplete="off"
            aria-label={t('From how many items (band {number})', { number: index + 1 })}
            className="tabular-nums"
            end={<span className="pe-2 text-sm">{t('items or more')}</span>}
            maxLength={6}
            readOnly={index === 0}
            value={band.from}
            onChange={({ target }) => change(index, { from: target.value.replaceAll(/\D/g, '') })}
          />
          <MoneyInput
            label={t('Charge from {count} items', { count: number(Number(band.from)) })}
            currency={currency}
            value={band.charge}
            onChange={(charge) => change(index, { charge })}
          />
          <IconButton label={t('Remove band {number}', { number: index + 1 })} onClick={() => onChange(without(value, index))}>
            <Trash2 />
          </IconButton>
        </div>
      ))}
      {error && (
        <p role="alert" className="text-sm text-sale-text">
          {error}
        </p>
      )}
      <Button
        variant="secondary"
        size="sm"
        className="justify-self-start"
        onClick={() => onChange([...value, { from: String(next), charge: '' }])}
      >
        <Plus aria-hidden="true" />
        {t('Add a band')}
      </Button>
    </fieldset>
  );
}

/** The first band begins at one item. */
function without(bands: readonly TypedBand[], index: number): TypedBand[] {
  return bands.filter((_band, at) => at !== index).map((band, at) => (at === 0 ? { ...band, from: '1' } : band));
}

export function typeBands(bands: readonly Band[]): TypedBand[] {
  return bands.map(({ from, charge }) => ({ from: String(from), charge: String(charge) }));
}

/** Undefined if a number is missing or the bands are not in ascending order. */
export function readBands(typed: readonly TypedBand[]): Band[] | undefined {
  const bands = typed.map(({ from, charge }, index) => {
    const following = typed[index + 1];
    return { from: Number(from), to: following ? Number(following.from) - 1 : null, charge: readMoney(charge) ?? Number.NaN };
  });
  const isValid = bands.every(({ from, to, charge }) => from > 0 && (to === null || to >= from) && !Number.isNaN(charge));
  return isValid ? bands : undefined;
}

import type { ProductChoices } from '@souk/contract/back-office/products';
import { Button, IconButton } from '@souk/ui/button.tsx';
import { Chip } from '@souk/ui/chip.tsx';
import { Checkbox } from '@souk/ui/forms/checkbox.tsx';
import { TextInput } from '@souk/ui/forms/text-input.tsx';
import { ChevronDown, Plus, X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { MoneyInput } from '../../../lib/forms/money-field.tsx';
import { useI18n } from '../../../lib/services.tsx';
import { newVariant, type VariantValues } from './product-values.ts';

type VariantTableProps = {
  value: readonly VariantValues[];
  onChange: (variants: VariantValues[]) => void;
  choices: ProductChoices;
};

/** The name with its SKU, whether it is on sale, its stock and its price. */
const columns = 'grid-cols-2 sm:grid-cols-[minmax(0,1fr)_8rem_7rem_10rem]';

/** Every variant with its stock and price, and the matrix of colours and sizes that adds missing ones. */
export function VariantTable({ value, onChange, choices }: VariantTableProps) {
  const { t } = useI18n();
  const change = (index: number, changes: Partial<VariantValues>) =>
    onChange(value.map((variant, at) => (at === index ? { ...variant, ...changes } : variant)));
  return (
    <div className="grid gap-4">
      <div className="grid gap-2">
        {value.length > 0 && (
          <p aria-hidden="true" className={`${columns} hidden gap-2 px-2.5 text-xs text-ink-muted sm:grid`}>
            <span className="col-start-3">{t('Stock')}</span>
            <span>{t('Extra price')}</span>
          </p>
        )}
        <ul className="grid gap-2">
          {value.map((variant, index) => (
            <VariantLine
              key={variant.id ?? `new ${[variant.color_id, variant.size_id].join()}`}
              {...{ variant, choices }}
              onChange={(changes) => change(index, changes)}
              onRemove={() => onChange(value.filter((_each, at) => at !== index))}
            />
          ))}
        </ul>
      </div>
      {value.length === 0 && <p className="text-sm text-ink-muted">{t('Choose colours and sizes, or add one variant without them.')}</p>}
      {/* Rarely needed once there are variants. */}
      <details className="fold rounded-md bg-tint/60" open={value.length === 0}>
        <summary className="flex min-h-11 items-center gap-2 px-3 text-sm font-semibold">
          {t('Add variants')}
          <ChevronDown aria-hidden="true" className="fold-mark size-4" />
        </summary>
        <VariantMatrix {...{ value, onChange, choices }} />
      </details>
    </div>
  );
}

type Choice = Pick<VariantValues, 'color_id' | 'size_id' | 'unit_id'>;

/** The name of a variant: its colour, size and unit. */
export function variantName({ color_id, size_id, unit_id }: Choice, { colors, sizes, units }: ProductChoices): string {
  const nameOf = (rows: readonly { id: number; name: string }[], id: number | null) => rows.find((row) => row.id === id)?.name;
  return [nameOf(colors, color_id), nameOf(sizes, size_id), nameOf(units, unit_id)].filter(Boolean).join(' · ');
}

type VariantLineProps = {
  variant: VariantValues;
  choices: ProductChoices;
  onChange: (changes: Partial<VariantValues>) => void;
  onRemove: () => void;
};

function VariantLine({ variant, choices, onChange, onRemove }: VariantLineProps) {
  const { t } = useI18n();
  const name = variantName(variant, choices) || t('Without choices');
  const color = choices.colors.find(({ id }) => id === variant.color_id);
  return (
    <li className={`${columns} grid items-center gap-2 rounded-md border border-line p-2.5`}>
      <div className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1 text-sm">
        {color && (
          <span
            className="size-4 shrink-0 rounded-full border border-line-strong forced-color-adjust-none"
            style={{ background: color.hex }}
          />
        )}
        <span className="min-w-0 font-semibold wrap-anywhere">{name}</span>
        {variant.id === null ? (
          <TextInput
            dir="ltr"
            aria-label={t('SKU of {name}', { name })}
            placeholder={t('SKU')}
            maxLength={64}
            value={variant.sku}
            onChange={({ target }) => onChange({ sku: target.value })}
          />
        ) : (
          <bdi dir="ltr" className="text-xs text-ink-muted wrap-anywhere">
            {variant.sku}
          </bdi>
        )}
      </div>
      {variant.id === null ? (
        <IconButton label={t('Remove {name}', { name })} className="justify-self-end" onClick={onRemove}>
          <X />
        </IconButton>
      ) : (
        <Checkbox
          label={t('On sale')}
          aria-label={t('{name} is on sale', { name })}
          checked={variant.is_active}
          onChange={({ target }) => onChange({ is_active: target.checked })}
        />
      )}
      <Cell label={t('Stock')}>
        <TextInput
          dir="ltr"
          inputMode="numeric"
          aria-label={t('Stock of {name}', { name })}
          maxLength={9}
          value={variant.stock}
          onChange={({ target }) => onChange({ stock: target.value })}
        />
      </Cell>
      <Cell label={t('Extra price')}>
        <MoneyInput
          label={t('Extra price of {name}', { name })}
          currency={`+ ${choices.currency}`}
          value={variant.extra_price}
          onChange={(extra_price) => onChange({ extra_price })}
        />
      </Cell>
    </li>
  );
}

/** On a phone each field has its label; elsewhere the labels are above the list. */
function Cell({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-1 gap-1">
      <span aria-hidden="true" className="text-xs text-ink-muted sm:hidden">
        {label}
      </span>
      {children}
    </div>
  );
}

/** Adds every missing combination of the chosen colours and sizes. */
function VariantMatrix({ value, onChange, choices: { colors, sizes } }: VariantTableProps) {
  const { t, plural } = useI18n();
  const [chosen, setChosen] = useState<{ colors: readonly number[]; sizes: readonly number[] }>({ colors: [], sizes: [] });
  const missing = combinations(chosen.colors, chosen.sizes).filter(
    ([color_id, size_id]) => !value.some((variant) => variant.color_id === color_id && variant.size_id === size_id),
  );
  const toggle = (ids: readonly number[], id: number) => (ids.includes(id) ? ids.filter((each) => each !== id) : [...ids, id]);
  function handleAdd() {
    onChange([...value, ...missing.map(([color_id, size_id]) => ({ ...newVariant, color_id, size_id }))]);
    setChosen({ colors: [], sizes: [] });
  }
  return (
    <div className="grid gap-3 p-3 pt-1">
      <Chips
        label={t('Colours')}
        options={colors}
        chosen={chosen.colors}
        onToggle={(id) => setChosen({ ...chosen, colors: toggle(chosen.colors, id) })}
      />
      <Chips
        label={t('Sizes')}
        options={sizes}
        chosen={chosen.sizes}
        onToggle={(id) => setChosen({ ...chosen, sizes: toggle(chosen.sizes, id) })}
      />
      <Button variant="secondary" size="sm" className="justify-self-start" disabled={missing.length === 0} onClick={handleAdd}>
        <Plus aria-hidden="true" />
        {plural(missing.length, 'Add {count} variant', 'Add {count} variants')}
      </Button>
    </div>
  );
}

/** Without a colour or a size there is one of none. */
function combinations(colors: readonly number[], sizes: readonly number[]): [number | null, number | null][] {
  return (colors.length > 0 ? colors : [null]).flatMap((color) =>
    (sizes.length > 0 ? sizes : [null]).map((size): [number | null, number | null] => [color, size]),
  );
}

type ChipsProps = {
  label: string;
  options: readonly { id: number; name: string }[];
  chosen: readonly number[];
  onToggle: (id: number) => void;
};

function Chips({ label, options, chosen, onToggle }: ChipsProps) {
  if (options.length === 0) return null;
  return (
    <fieldset className="grid gap-1.5">
      <legend className="text-sm font-semibold">{label}</legend>
      <div className="flex flex-wrap gap-1.5">
        {options.map(({ id, name }) => (
          <Chip key={id} pressed={chosen.includes(id)} onPress={() => onToggle(id)}>
            {name}
          </Chip>
        ))}
      </div>
    </fieldset>
  );
}

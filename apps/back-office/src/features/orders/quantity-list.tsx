import type { ManagedLine } from '@souk/contract/back-office/orders';
import { Select } from '@souk/ui/forms/select.tsx';
import { useI18n } from '../../lib/services.tsx';

type QuantityListProps = {
  label: string;
  choices: readonly { line: ManagedLine; max: number }[];
  value: ReadonlyMap<number, number>;
  disabled?: boolean | undefined;
  onChange: (value: Map<number, number>) => void;
};

/** Lines of an order with a quantity for each. */
export function QuantityList({ label, choices, value, disabled, onChange }: QuantityListProps) {
  const { t, number } = useI18n();
  return (
    <fieldset className="grid gap-1" disabled={disabled}>
      <legend className="mb-1 text-sm font-semibold">{label}</legend>
      <ul className="divide-y divide-line rounded-md border border-line">
        {choices.map(({ line, max }) => (
          <li key={line.id} className="flex items-center gap-3 px-3 py-2 text-sm">
            <span className="min-w-0 flex-1 wrap-anywhere">
              {line.name}
              {line.options && <span className="block text-xs text-ink-muted">{line.options}</span>}
            </span>
            <Select
              aria-label={t('Quantity of {name}', { name: line.name })}
              className="w-24"
              value={String(value.get(line.id) ?? 0)}
              options={Array.from({ length: max + 1 }, (_, quantity) => ({
                value: String(quantity),
                label: `${number(quantity)} / ${number(max)}`,
              }))}
              onChange={({ target }) => onChange(new Map(value).set(line.id, Number(target.value)))}
            />
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

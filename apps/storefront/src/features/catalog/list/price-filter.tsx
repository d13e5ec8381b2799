import { Field } from '@souk/ui/forms/field.tsx';
import { RangeSlider } from '@souk/ui/forms/range-slider.tsx';
import { TextInput } from '@souk/ui/forms/text-input.tsx';
import { type FormEvent, type KeyboardEvent, useState } from 'react';
import { useI18n, useMoney, useSettings } from '../../../lib/services/services-context.tsx';
import { changeParams } from './list-params.ts';
import type { FilterProps } from './option-filters.tsx';
import { formatLimit, type PriceRange, parseLimit, rangeFromThumbs, roundBounds, sortRange, thumbsFromRange } from './price-range.ts';

/** A price range by slider or text fields. The list updates when a thumb is released or a field loses focus. */
export function PriceFilter({ filters, params, onChange }: FilterProps) {
  const { t } = useI18n();
  const money = useMoney();
  const bounds = roundBounds({ min: filters.min_price, max: filters.max_price });
  const chosen = { min: params.min_price, max: params.max_price };
  const [range, setRange] = useDraft(chosen);
  function commit(next: PriceRange) {
    const { min, max } = sortRange(next);
    setRange({ min, max });
    if (min !== chosen.min || max !== chosen.max) onChange((now) => changeParams(now, { min_price: min, max_price: max }));
  }
  return (
    <div className="grid gap-3">
      {/* The fields below show the slider's values, so its own are hidden. */}
      <div className="px-0.5 [&>div>div:last-child]:hidden" hidden={bounds.max <= bounds.min}>
        <RangeSlider
          bounds={bounds}
          value={thumbsFromRange(range, bounds)}
          labels={[t('Lowest price'), t('Highest price')]}
          format={money}
          onChange={(thumbs) => setRange(rangeFromThumbs(thumbs, bounds, range))}
          onCommit={(thumbs) => commit(rangeFromThumbs(thumbs, bounds, range))}
        />
      </div>
      <div className="grid grid-cols-2 gap-3">
        <LimitField label={t('From')} value={range.min} end={bounds.min} onCommit={(min) => commit({ ...range, min })} />
        <LimitField label={t('To')} value={range.max} end={bounds.max} onCommit={(max) => commit({ ...range, max })} />
      </div>
    </div>
  );
}

type LimitFieldProps = { label: string; value: number | null; end: number; onCommit: (value: number | null) => void };

function LimitField({ label, value, end, onCommit }: LimitFieldProps) {
  const { t, figures } = useI18n();
  const selected = useSettings((state) => state.selectedCurrency);
  const defaultCurrency = useSettings((state) => state.currency);
  const rate = selected?.rate_from_default ?? 1;
  const { symbol, position } = { ...defaultCurrency, ...selected };
  const shown = figures(formatLimit(value, rate));
  const [text, setText] = useDraft(shown);
  const amount = parseLimit(text, rate);
  const mark = <span className="text-sm">{symbol}</span>;
  function commit() {
    if (amount !== undefined && text !== shown) onCommit(amount);
  }
  function handleKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    commit();
  }
  return (
    <Field
      label={<span className="text-xs font-normal text-ink-muted">{label}</span>}
      error={amount === undefined ? t('Enter a valid amount') : undefined}
      className="grid-cols-[minmax(0,1fr)]"
    >
      {/* The currency symbol stays next to the digits in right-to-left text. */}
      <div dir="ltr">
        <TextInput
          inputMode="decimal"
          autoComplete="off"
          dir="ltr"
          value={text}
          placeholder={figures(formatLimit(end, rate))}
          start={position === 'prefix' ? mark : undefined}
          end={position === 'prefix' ? undefined : mark}
          onInput={(event: FormEvent<HTMLInputElement>) => setText(event.currentTarget.value)}
          onBlur={commit}
          onKeyDown={handleKeyDown}
        />
      </div>
    </Field>
  );
}

/** A local copy of a value, reset when the value changes. */
function useDraft<Value>(value: Value) {
  const key = JSON.stringify(value);
  const [draft, setDraft] = useState({ key, value });
  if (draft.key !== key) setDraft({ key, value });
  return [draft.key === key ? draft.value : value, (next: Value) => setDraft({ key, value: next })] as const;
}

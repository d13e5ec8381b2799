import { type FormEvent, type KeyboardEvent, useState } from 'react';
import { useMoney } from '../../../lib/money/use-money.ts';
import { useI18n, useSettings } from '../../../lib/services/services-context.tsx';
import { Field } from '../../../ui/field.tsx';
import { RangeSlider } from '../../../ui/range-slider.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import type { FilterProps } from './filter-props.ts';
import { changeParams } from './list-params.ts';
import { orderedRange, type PriceRange, rangeOfThumbs, shownLimit, thumbsOf, typedLimit, wholeBounds } from './price-range.ts';

/** From here to there: by the thumbs of a slider, or typed. The list follows once a thumb is let go or a field is left. */
export function PriceFilter({ filters, params, onChange }: FilterProps) {
  const { t } = useI18n();
  const money = useMoney();
  const bounds = wholeBounds({ min: filters.min_price, max: filters.max_price });
  const chosen = { min: params.min_price, max: params.max_price };
  const [range, setRange] = useDraft(chosen);
  function commit(next: PriceRange) {
    const { min, max } = orderedRange(next);
    setRange({ min, max });
    if (min !== chosen.min || max !== chosen.max) onChange((now) => changeParams(now, { min_price: min, max_price: max }));
  }
  return (
    <div className="grid gap-3">
      {/* The fields below say the same as the slider's own figures. */}
      <div className="px-0.5 [&>div>div:last-child]:hidden" hidden={bounds.max <= bounds.min}>
        <RangeSlider
          bounds={bounds}
          value={thumbsOf(range, bounds)}
          labels={[t('Lowest price'), t('Highest price')]}
          format={money}
          onChange={(thumbs) => setRange(rangeOfThumbs(thumbs, bounds, range))}
          onCommit={(thumbs) => commit(rangeOfThumbs(thumbs, bounds, range))}
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
  const usual = useSettings((state) => state.currency);
  const rate = selected?.rate_from_default ?? 1;
  const { symbol, position } = { ...usual, ...selected };
  const shown = figures(shownLimit(value, rate));
  const [text, setText] = useDraft(shown);
  const amount = typedLimit(text, rate);
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
      error={amount === undefined ? t('Not an amount') : undefined}
      className="grid-cols-[minmax(0,1fr)]"
    >
      {/* The sign stands beside its figures. */}
      <div dir="ltr">
        <TextInput
          inputMode="decimal"
          autoComplete="off"
          dir="ltr"
          value={text}
          placeholder={figures(shownLimit(end, rate))}
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

/** What is being changed here, until the address says something new. */
function useDraft<Value>(value: Value) {
  const key = JSON.stringify(value);
  const [draft, setDraft] = useState({ key, value });
  if (draft.key !== key) setDraft({ key, value });
  return [draft.key === key ? draft.value : value, (next: Value) => setDraft({ key, value: next })] as const;
}

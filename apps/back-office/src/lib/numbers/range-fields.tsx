import { Select } from '@souk/ui/forms/select.tsx';
import { TextInput } from '@souk/ui/forms/text-input.tsx';
import { keysOf } from '../list/use-list-filters.ts';
import { useI18n } from '../services.tsx';
import { type DayRange, lastDays, rangeTexts, readRange } from './day-range.ts';

/** A ready-made range, or two days. */
export function RangeFields({ range, onChange }: { range: DayRange; onChange: (range: DayRange) => void }) {
  const { t } = useI18n();
  const keys = keysOf(rangeTexts);
  const chosen = keys.find((key) => {
    const { from, to } = lastDays(Number(key));
    return from === range.from && to === range.to;
  });
  function change(from: string, to: string) {
    const next = readRange(from, to);
    if (next) onChange(next);
  }
  return (
    <>
      <Select
        size="sm"
        aria-label={t('Days')}
        value={chosen ?? ''}
        options={[
          ...keys.map((value) => ({ value: String(value), label: t(rangeTexts[value]) })),
          ...(chosen ? [] : [{ value: '', label: t('Chosen days') }]),
        ]}
        onChange={({ target }) => target.value && onChange(lastDays(Number(target.value)))}
      />
      <TextInput
        className="w-40! max-[18rem]:w-full! max-sm:grow"
        type="date"
        aria-label={t('First day')}
        max={range.to}
        value={range.from}
        onChange={({ target }) => change(target.value, range.to)}
      />
      <TextInput
        className="w-40! max-[18rem]:w-full! max-sm:grow"
        type="date"
        aria-label={t('Last day')}
        min={range.from}
        value={range.to}
        onChange={({ target }) => change(range.from, target.value)}
      />
    </>
  );
}

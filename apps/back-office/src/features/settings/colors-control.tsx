import type { SettingValue } from '@souk/contract/back-office/settings/settings';
import { Field } from '@souk/ui/forms/field.tsx';
import { Select } from '@souk/ui/forms/select.tsx';
import { palettes } from '@souk/ui/theme/palettes.ts';
import { keysOf } from '../../lib/list/use-list-filters.ts';
import { useI18n } from '../../lib/services.tsx';
import { isSame, textsOf } from './setting-values.ts';

type ColorsControlProps = {
  label: string;
  error: string | undefined;
  value: SettingValue;
  onChange: (value: SettingValue) => void;
};

const shades = ['primary', '50', '100', '200', '300', '400', '500', '600', '700', '800', '900', '950'] as const;

/** The default colours, a ready-made palette, or all twelve shades one by one. */
export function ColorsControl({ label, error, value, onChange }: ColorsControlProps) {
  const { t } = useI18n();
  const colors = textsOf(value);
  const chosen = value === null ? '' : (keysOf(palettes).find((name) => isSame(lower(palettes[name]), lower(colors))) ?? 'own');
  function handlePalette(name: string) {
    const palette = keysOf(palettes).find((each) => each === name);
    if (palette) onChange({ ...palettes[palette] });
    else onChange(name === '' ? null : { ...palettes.terracotta, ...colors });
  }
  return (
    <div className="grid gap-3">
      <Field label={<span className="sr-only">{label}</span>} error={error}>
        <Select
          className="max-w-80"
          value={chosen}
          options={[
            { value: '', label: t('Default colours') },
            ...keysOf(palettes).map((name) => ({ value: name, label: `${name.charAt(0).toUpperCase()}${name.slice(1)}` })),
            ...(chosen === 'own' ? [{ value: 'own', label: t('Own colours') }] : []),
          ]}
          onChange={({ target }) => handlePalette(target.value)}
        />
      </Field>
      {value !== null && (
        <div className="grid grid-cols-4 gap-2 sm:grid-cols-6 xl:grid-cols-12">
          {shades.map((shade) => (
            <label key={shade} className="grid justify-items-center gap-1 text-xs text-ink-muted">
              <input
                type="color"
                className="h-11 w-full cursor-pointer rounded-md border border-line-strong bg-surface p-1"
                value={colors[shade] ?? '#000000'}
                onChange={({ target }) => onChange({ ...colors, [shade]: target.value })}
              />
              {shade === 'primary' ? t('Main colour') : shade}
            </label>
          ))}
        </div>
      )}
    </div>
  );
}

function lower(colors: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(colors).map(([name, hex]) => [name, hex.toLowerCase()]));
}

import { countryOptions } from '@souk/client/i18n/country-options.ts';
import type { ManagedSetting, SettingsAnswer, SettingValue } from '@souk/contract/back-office/settings/settings';
import { Checkbox } from '@souk/ui/forms/checkbox.tsx';
import { Field } from '@souk/ui/forms/field.tsx';
import { withLatinDigits } from '@souk/ui/forms/latin-digits.ts';
import { Select, type SelectOption } from '@souk/ui/forms/select.tsx';
import { TextInput } from '@souk/ui/forms/text-input.tsx';
import { useQuery } from '@tanstack/react-query';
import { LanguageFields } from '../../lib/forms/language-fields.tsx';
import { useI18n, useServices } from '../../lib/services.tsx';
import { AddressPicture, PicturesByLanguage } from './address-picture.tsx';
import { ColorsControl } from './colors-control.tsx';
import { ProvidersControl } from './providers-control.tsx';
import { countriesQuery } from './queries.ts';
import { textOf, textsOf } from './setting-values.ts';
import { choiceTexts, settingNameTexts } from './setting-words.ts';

export type SettingControlProps = {
  setting: ManagedSetting;
  value: SettingValue;
  onChange: (value: SettingValue) => void;
  error: string | undefined;
  choices: Pick<SettingsAnswer, 'languages' | 'shops'>;
};

/** The control that fits the value of a setting. */
export function SettingControl(props: SettingControlProps) {
  const { t } = useI18n();
  const { setting, value, onChange, error, choices } = props;
  const label = t(settingNameTexts[setting.name] ?? setting.name);
  switch (setting.control) {
    case 'flag':
      return (
        <div>
          <Checkbox label={t('On')} aria-label={label} checked={value === true} onChange={({ target }) => onChange(target.checked)} />
          {error && <p className="text-sm text-sale-text">{error}</p>}
        </div>
      );
    case 'texts':
    case 'long-texts':
      return (
        <LanguageFields
          label={label}
          languages={choices.languages}
          value={textsOf(value)}
          errors={error ? { [choices.languages[0]?.name ?? 'en']: error } : undefined}
          onChange={(texts) => onChange({ ...texts })}
          kind={{ long: setting.control === 'long-texts', max: 1000 }}
        />
      );
    case 'pictures':
      return <PicturesByLanguage {...{ label, error }} languages={choices.languages} value={textsOf(value)} onChange={onChange} />;
    case 'colors':
      return <ColorsControl {...{ label, error, value, onChange }} />;
    case 'social':
      return <ProvidersControl {...{ label, error, value, onChange }} />;
    case 'address':
      if (setting.name === 'footer_qr') return <AddressPicture {...{ label, error }} value={textOf(value)} onChange={onChange} />;
      return <LineControl {...props} label={label} />;
    case 'whole':
    case 'line':
      return <LineControl {...props} label={label} />;
    case 'choice':
    case 'language':
    case 'shop':
    case 'country':
    case 'time-zone':
      return <ChoiceControl {...props} label={label} />;
  }
}

type Labelled = SettingControlProps & { label: string };

function LineControl({ setting: { control, limits, is_optional }, value, onChange, error, label }: Labelled) {
  const { t, number } = useI18n();
  const isWhole = control === 'whole';
  const hint = limits
    ? t('From {min} to {max}', { min: number(limits[0]), max: number(limits[1]) })
    : is_optional
      ? t('May be empty')
      : undefined;
  function handleChange(typed: string) {
    if (!isWhole) return onChange(typed === '' ? null : typed);
    const digits = withLatinDigits(typed).replaceAll(/\D/g, '').slice(0, 15);
    onChange(digits === '' ? null : Number(digits));
  }
  return (
    <Field label={<span className="sr-only">{label}</span>} error={error} hint={hint}>
      <TextInput
        dir={isWhole || control === 'address' ? 'ltr' : 'auto'}
        inputMode={isWhole ? 'numeric' : undefined}
        autoComplete="off"
        maxLength={500}
        className={isWhole ? 'max-w-32' : undefined}
        value={textOf(value)}
        onChange={({ target }) => handleChange(target.value)}
      />
    </Field>
  );
}

function ChoiceControl(props: Labelled) {
  const { setting, value, onChange, error, label } = props;
  const options = useOptions(props);
  const isShop = setting.control === 'shop';
  function handleChange(chosen: string) {
    if (isShop) onChange(chosen === '' ? null : Number(chosen));
    else onChange(chosen);
  }
  return (
    <Field label={<span className="sr-only">{label}</span>} error={error}>
      <Select
        className="max-w-80"
        placeholder={isShop ? '–' : undefined}
        value={textOf(value)}
        options={options}
        onChange={({ target }) => handleChange(target.value)}
      />
    </Field>
  );
}

function useOptions({ setting, value, choices }: SettingControlProps): SelectOption[] {
  const { api, i18n } = useServices();
  const countries = useQuery({ ...countriesQuery(api), enabled: setting.control === 'country' });
  switch (setting.control) {
    case 'language':
      return choices.languages.map(({ name, title }) => ({ value: name, label: title }));
    case 'shop':
      return choices.shops.map(({ id, name }) => ({ value: String(id), label: name }));
    case 'country':
      return countryOptions(countries.data ?? [{ name: textOf(value), phone_code: '' }], i18n);
    case 'time-zone':
      return [...new Set([textOf(value), 'UTC', ...Intl.supportedValuesOf('timeZone')])].map((zone) => ({ value: zone, label: zone }));
    default:
      return (setting.options ?? []).map((each) => ({ value: each, label: i18n.t(choiceTexts[each] ?? each) }));
  }
}

import { useQuery } from '@tanstack/react-query';
import { ChevronDown } from 'lucide-react';
import { useMemo } from 'react';
import { siteQueries } from '../../lib/api/site-queries.ts';
import { countryOptions } from '../../lib/i18n/country-options.ts';
import { useApi, useI18n, useSettings } from '../../lib/services/services-context.tsx';
import { PhoneInput } from '../../ui/phone-input.tsx';
import { type NumberCountry, readTyped, type TypedNumber } from './model/typed-number.ts';

type NumberInputProps = {
  value: TypedNumber;
  onChange: (value: TypedNumber) => void;
  locked?: boolean;
  autofocus?: boolean;
};

/** A phone number with the choice of its country. A server without a list of countries offers the default one alone. */
export function NumberInput({ value, onChange, locked = false, autofocus = false }: NumberInputProps) {
  const maxLength = useSettings((state) => state.phoneMaxLength);
  const defaultCountry = useSettings((state) => state.defaultCountry);
  const { data } = useQuery(siteQueries.countries(useApi()));
  const countries = useMemo(() => withDefault(data ?? [], defaultCountry), [data, defaultCountry]);
  const current = value.country ?? defaultCountry;
  const handleType = (typed: string) => onChange(readTyped(typed, { countries, current, maxLength }));
  return (
    <PhoneInput
      prefix={
        <CountrySelect
          countries={countries}
          value={current}
          locked={locked}
          onChange={(country) => onChange({ country, digits: value.digits.replace('+', '') })}
        />
      }
      data-autofocus={autofocus || undefined}
      value={value.digits}
      readOnly={locked}
      aria-disabled={locked || undefined}
      onChange={(event) => handleType(event.target.value)}
    />
  );
}

type CountrySelectProps = {
  countries: readonly NumberCountry[];
  value: NumberCountry;
  locked: boolean;
  onChange: (country: NumberCountry) => void;
};

/** Shows the code alone; the system's own list of countries opens from it. */
function CountrySelect({ countries, value, locked, onChange }: CountrySelectProps) {
  const i18n = useI18n();
  const options = useMemo(() => countryOptions(countries, i18n), [countries, i18n]);
  if (options.length < 2) return `+${value.phone_code}`;
  return (
    <span className="relative -ms-3.5 -me-3 flex items-center gap-1 self-stretch rounded-s-md ps-3.5 pe-2 has-[select:focus-visible]:outline-2 has-[select:focus-visible]:-outline-offset-1 has-[select:focus-visible]:outline-accent">
      <span aria-hidden="true">{`+${value.phone_code}`}</span>
      <ChevronDown aria-hidden="true" className="size-4" />
      <select
        aria-label={i18n.t('Country code')}
        autoComplete="tel-country-code"
        className="absolute inset-0 size-full cursor-pointer opacity-0 disabled:cursor-default"
        disabled={locked}
        value={value.name}
        onChange={(event) => {
          const country = countries.find(({ name }) => name === event.target.value);
          if (country) onChange(country);
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </span>
  );
}

function withDefault(countries: readonly NumberCountry[], fallback: NumberCountry): readonly NumberCountry[] {
  return countries.some(({ name }) => name === fallback.name) ? countries : [fallback, ...countries];
}

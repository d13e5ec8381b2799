import { countryOptions } from '@souk/client/i18n/country-options.ts';
import { PhoneInput } from '@souk/ui/forms/text-input.tsx';
import { useQuery } from '@tanstack/react-query';
import { ChevronDown } from 'lucide-react';
import { useMemo } from 'react';
import { useApi, useI18n, useSettings } from '../../lib/services/services-context.tsx';
import { siteQueries } from '../../lib/services/site-queries.ts';
import { type PhoneCountry, type PhoneNumber, parsePhoneNumber } from './model/phone-number.ts';

type PhoneNumberInputProps = {
  value: PhoneNumber;
  onChange: (value: PhoneNumber) => void;
  locked?: boolean;
  autofocus?: boolean;
};

/** A phone number with its country. Without a list of countries there is only the default one. */
export function PhoneNumberInput({ value, onChange, locked = false, autofocus = false }: PhoneNumberInputProps) {
  const maxLength = useSettings((state) => state.phoneMaxLength);
  const defaultCountry = useSettings((state) => state.defaultCountry);
  const { data } = useQuery(siteQueries.countries(useApi()));
  const countries = useMemo(() => withDefault(data ?? [], defaultCountry), [data, defaultCountry]);
  const current = value.country ?? defaultCountry;
  const handleType = (typed: string) => onChange(parsePhoneNumber(typed, { countries, current, maxLength }));
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
  countries: readonly PhoneCountry[];
  value: PhoneCountry;
  locked: boolean;
  onChange: (country: PhoneCountry) => void;
};

/** Shows the country code and opens the native list of countries. */
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

function withDefault(countries: readonly PhoneCountry[], fallback: PhoneCountry): readonly PhoneCountry[] {
  return countries.some(({ name }) => name === fallback.name) ? countries : [fallback, ...countries];
}

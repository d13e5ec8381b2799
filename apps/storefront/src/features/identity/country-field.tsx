import { countryOptions } from '@souk/client/i18n/country-options.ts';
import type { Country } from '@souk/contract/settings';
import { Button } from '@souk/ui/button.tsx';
import { Combobox } from '@souk/ui/forms/combobox.tsx';
import { Field } from '@souk/ui/forms/field.tsx';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useApi, useI18n, useServices } from '../../lib/services/services-context.tsx';
import { siteQueries } from '../../lib/services/site-queries.ts';

type PhoneCountryFieldProps = { value: Country | null; onChange: (country: Country | null) => void; problem: string | undefined };

/** The country of a phone number. */
export function PhoneCountryField({ value, onChange, problem }: PhoneCountryFieldProps) {
  const i18n = useI18n();
  const { t } = i18n;
  const { data: countries = [], isError, refetch } = useQuery(siteQueries.countries(useApi()));
  const options = useMemo(() => countryOptions(countries, i18n), [countries, i18n]);
  const retry = isError && (
    <Button variant="text" size="sm" onClick={() => void refetch()}>
      {t('Try again')}
    </Button>
  );
  return (
    <Field label={t('Country')} error={isError ? t('The countries could not be loaded') : problem} aside={retry} required>
      <Combobox
        options={options}
        value={value?.name ?? ''}
        onChange={(name) => onChange(countries.find((country) => country.name === name) ?? null)}
        autofocus
        placeholder={t('Choose a country')}
        emptyText={t('Sorry, no matching options.')}
      />
    </Field>
  );
}

type HomeCountryFieldProps = { value: string; onChange: (name: string) => void; problem: string | undefined };

/** The country of residence by its English name, which is what the server stores; it may be empty. */
export function HomeCountryField({ value, onChange, problem }: HomeCountryFieldProps) {
  const { api, i18n } = useServices();
  const { t } = i18n;
  const { data: countries = [], isError, refetch } = useQuery(siteQueries.countries(api));
  const options = useMemo(() => countryOptions(countries, i18n).map(({ note: _, ...option }) => option), [countries, i18n]);
  const retry = isError && (
    <Button variant="text" size="sm" className="-my-2" onClick={() => void refetch()}>
      {t('Try again')}
    </Button>
  );
  const clear = value && (
    <Button variant="text" size="sm" className="-my-2" aria-label={t('Clear country')} onClick={() => onChange('')}>
      {t('Clear')}
    </Button>
  );
  return (
    <Field label={t('Country')} error={isError ? t('The countries could not be loaded') : problem} aside={retry || clear}>
      <Combobox
        options={options}
        value={value}
        onChange={onChange}
        placeholder={t('Choose a country')}
        emptyText={t('Sorry, no matching options.')}
      />
    </Field>
  );
}

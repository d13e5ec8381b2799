import type { Country } from '@souk/contract/settings';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { siteQueries } from '../../lib/api/site-queries.ts';
import { countryOptions } from '../../lib/i18n/country-options.ts';
import { useApi, useI18n } from '../../lib/services/services-context.tsx';
import { Button } from '../../ui/button.tsx';
import { Combobox } from '../../ui/combobox.tsx';
import { Field } from '../../ui/field.tsx';

type CountryFieldProps = { value: Country | null; onChange: (country: Country | null) => void; problem: string | undefined };

/** The country whose code stands before a number. */
export function CountryField({ value, onChange, problem }: CountryFieldProps) {
  const i18n = useI18n();
  const { t } = i18n;
  const { data: countries = [], isError, refetch } = useQuery(siteQueries.countries(useApi()));
  const options = useMemo(() => countryOptions(countries, i18n), [countries, i18n]);
  const again = isError && (
    <Button variant="text" size="sm" onClick={() => void refetch()}>
      {t('Try again')}
    </Button>
  );
  return (
    <Field label={t('Country')} error={isError ? t('The countries could not be loaded') : problem} aside={again} required>
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

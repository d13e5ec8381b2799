import { countryOptions } from '@souk/client/i18n/country-options.ts';
import type { Country } from '@souk/contract/settings';
import { Button } from '@souk/ui/button.tsx';
import { Combobox } from '@souk/ui/forms/combobox.tsx';
import { Field } from '@souk/ui/forms/field.tsx';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useServices } from '../../lib/services/services-context.tsx';
import { siteQueries } from '../../lib/services/site-queries.ts';

type CountryFieldProps = {
  /** The English name, which is what the server stores; empty for none. */
  value: string;
  onChange: (country: Country | null) => void;
  problem: string | undefined;
  /** A country of a phone number shows its calling code and is required; a country of residence can be cleared. */
  purpose: 'phone' | 'residence';
};

export function CountryField({ value, onChange, problem, purpose }: CountryFieldProps) {
  const isPhone = purpose === 'phone';
  const { api, i18n } = useServices();
  const { t } = i18n;
  const { data: countries = [], isError, refetch } = useQuery(siteQueries.countries(api));
  const options = useMemo(() => {
    const all = countryOptions(countries, i18n);
    return isPhone ? all : all.map(({ note: _, ...option }) => option);
  }, [countries, i18n, isPhone]);
  const retry = isError && (
    <Button variant="text" size="sm" className="-my-2" onClick={() => void refetch()}>
      {t('Try again')}
    </Button>
  );
  const clear = value && !isPhone && (
    <Button variant="text" size="sm" className="-my-2" aria-label={t('Clear country')} onClick={() => onChange(null)}>
      {t('Clear')}
    </Button>
  );
  return (
    <Field
      label={t('Country')}
      error={isError ? t('The countries could not be loaded') : problem}
      aside={retry || clear}
      required={isPhone}
    >
      <Combobox
        options={options}
        value={value}
        onChange={(name) => onChange(countries.find((country) => country.name === name) ?? null)}
        autofocus={isPhone}
        placeholder={t('Choose a country')}
        emptyText={t('Sorry, no matching options.')}
      />
    </Field>
  );
}

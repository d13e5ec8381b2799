import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { siteQueries } from '../../../lib/api/site-queries.ts';
import { countryOptions } from '../../../lib/i18n/country-options.ts';
import { useServices } from '../../../lib/services/services-context.tsx';
import { Button } from '../../../ui/button.tsx';
import { Combobox } from '../../../ui/combobox.tsx';
import { Field } from '../../../ui/field.tsx';

type HomeCountryFieldProps = { value: string; onChange: (name: string) => void; problem: string | undefined };

/** The country that a person lives in, by its English name as the server keeps it; it may be left empty. */
export function HomeCountryField({ value, onChange, problem }: HomeCountryFieldProps) {
  const { api, i18n } = useServices();
  const { t } = i18n;
  const { data: countries = [], isError, refetch } = useQuery(siteQueries.countries(api));
  const options = useMemo(() => countryOptions(countries, i18n).map(({ note: _, ...option }) => option), [countries, i18n]);
  const again = isError && (
    <Button variant="text" size="sm" className="-my-2" onClick={() => void refetch()}>
      {t('Try again')}
    </Button>
  );
  const clear = value && (
    <Button variant="text" size="sm" className="-my-2" aria-label={t('Clear the country')} onClick={() => onChange('')}>
      {t('Clear')}
    </Button>
  );
  return (
    <Field label={t('Country')} error={isError ? t('The countries could not be loaded') : problem} aside={again || clear}>
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

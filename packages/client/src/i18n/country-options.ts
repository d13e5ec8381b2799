import type { Country } from '@souk/contract/settings';
import type { I18n } from './create-i18n.ts';

/** The fields that the specification names. */
type NamedCountry = Pick<Country, 'name' | 'phone_code'> & Partial<Country>;
type CountryOption = { value: string; label: string; also: string; note: string };

/**
 * Countries by their names in the page's language and in its order; their English names and codes are searched too. The
 * value is the name, because other servers may have no ids.
 */
export function countryOptions(countries: readonly NamedCountry[], { language }: Pick<I18n, 'language'>): CountryOption[] {
  const nameOf = namesIn(language);
  return countries
    .map((country) => ({
      value: country.name,
      label: nameOf(country),
      also: `${country.name} +${country.phone_code}`,
      note: `+${country.phone_code}`,
    }))
    .toSorted((one, other) => one.label.localeCompare(other.label, language));
}

function namesIn(language: string): (country: NamedCountry) => string {
  const names = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' });
  return ({ iso, name }) => {
    try {
      return names.of(iso ?? '') ?? name;
    } catch {
      // Another server may not have the country code.
      return name;
    }
  };
}

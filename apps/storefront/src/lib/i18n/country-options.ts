import type { Country } from '@souk/contract/settings';
import type { I18n } from './create-i18n.ts';

/** As far as the specification names it. */
type NamedCountry = Pick<Country, 'name' | 'phone_code'> & Partial<Country>;
type CountryOption = { value: string; label: string; also: string; note: string };

/**
 * Countries to choose from, by their names in the page's language and in its order; found by their English names and codes, too. Their
 * values are the names that the server gave: another one may give no ids.
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
      // Another server may not say the letters.
      return name;
    }
  };
}

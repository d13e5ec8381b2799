import type { Country } from '@souk/contract/settings';
import type { I18n } from './create-i18n.ts';

type CountryOption = { value: string; label: string; also: string; note: string };

/** Countries to choose from, by their names in the page's language and in its order; found by their English names and codes, too. */
export function countryOptions(countries: readonly Country[], { language }: Pick<I18n, 'language'>): CountryOption[] {
  const nameOf = namesIn(language);
  return countries
    .map((country) => ({
      value: String(country.id),
      label: nameOf(country),
      also: `${country.name} +${country.phone_code}`,
      note: `+${country.phone_code}`,
    }))
    .toSorted((one, other) => one.label.localeCompare(other.label, language));
}

function namesIn(language: string): (country: Country) => string {
  const names = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' });
  return ({ iso, name }) => {
    try {
      return names.of(iso) ?? name;
    } catch {
      // Another server may not say the letters.
      return name;
    }
  };
}

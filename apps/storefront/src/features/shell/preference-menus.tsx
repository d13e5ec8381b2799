import { Menu } from '@souk/ui/overlay/menu.tsx';
import { ChevronDown, Globe, Monitor, Moon, Sun } from 'lucide-react';
import { languageParam } from '../../lib/page/page-address.ts';
import type { Services } from '../../lib/services/services.ts';
import { useI18n, useServices, useSettings } from '../../lib/services/services-context.tsx';
import { chooseLanguage } from '../../lib/stores/apply-master.ts';
import { topBarButtonClass } from './top-bar-button.ts';

const schemes = [
  { scheme: 'system', text: 'Same as device', Icon: Monitor },
  { scheme: 'light', text: 'Light', Icon: Sun },
  { scheme: 'dark', text: 'Dark', Icon: Moon },
] as const;

export function SchemeMenu() {
  const { settings } = useServices();
  const { t } = useI18n();
  const chosen = useSettings((state) => state.colorScheme);
  const { Icon } = schemes.find(({ scheme }) => scheme === chosen) ?? schemes[0];
  return (
    <Menu
      align="end"
      label={t('Appearance')}
      items={schemes.map(({ scheme, text, Icon: Mark }) => ({
        label: t(text),
        icon: <Mark aria-hidden="true" />,
        current: scheme === chosen,
        onSelect: () => settings.setState({ colorScheme: scheme }),
      }))}
      trigger={(props) => (
        <button type="button" {...props} aria-label={t('Appearance')} className={topBarButtonClass}>
          <Icon aria-hidden="true" className="size-4" />
        </button>
      )}
    />
  );
}

export function CurrencyMenu() {
  const { settings } = useServices();
  const { t } = useI18n();
  const currencies = useSettings((state) => state.currencies);
  const defaultCurrency = useSettings((state) => state.currency);
  const selected = useSettings((state) => state.selectedCurrency) ?? defaultCurrency;
  // A single currency is no choice, but names the unit of the prices.
  if (currencies.length < 2) {
    return (
      <p className={topBarButtonClass}>
        <CurrencyName {...selected} />
      </p>
    );
  }
  return (
    <Menu
      align="end"
      label={t('Currency')}
      items={currencies.map((currency) => ({
        label: <CurrencyName {...currency} />,
        current: currency.name === selected.name,
        onSelect: () => settings.setState({ selectedCurrency: currency }),
      }))}
      trigger={(props) => (
        <button type="button" {...props} aria-label={`${t('Currency')}: ${selected.name} ${selected.symbol}`} className={topBarButtonClass}>
          <CurrencyName {...selected} />
          <ChevronDown aria-hidden="true" className="size-3.5" />
        </button>
      )}
    />
  );
}

function CurrencyName({ name, symbol }: { name: string; symbol: string }) {
  return (
    <span>
      {name} <bdi className="text-ink-muted">{symbol.trim()}</bdi>
    </span>
  );
}

export function LanguageMenu() {
  const services = useServices();
  const { t } = useI18n();
  const locale = useSettings((state) => state.locale);
  const languages = useSettings((state) => state.languages);
  const current = languages.find(({ name }) => name === locale);
  if (languages.length < 2) return null;
  return (
    <Menu
      align="end"
      label={t('Language')}
      items={languages.map(({ name, title }) => ({
        label: title,
        current: name === locale,
        onSelect: () => openInLanguage(services, name),
      }))}
      trigger={(props) => (
        <button type="button" {...props} aria-label={`${t('Language')}: ${current?.title ?? locale}`} className={topBarButtonClass}>
          <Globe aria-hidden="true" className="size-4" />
          {current?.title ?? locale}
          <ChevronDown aria-hidden="true" className="size-3.5" />
        </button>
      )}
    />
  );
}

/** Language and currency as native lists, for the end of the page. */
export function ViewChoices() {
  const services = useServices();
  const { t } = useI18n();
  const locale = useSettings((state) => state.locale);
  const languages = useSettings((state) => state.languages);
  const currencies = useSettings((state) => state.currencies);
  const defaultCurrency = useSettings((state) => state.currency);
  const selected = useSettings((state) => state.selectedCurrency) ?? defaultCurrency;
  function handleCurrency(name: string) {
    const currency = currencies.find((one) => one.name === name);
    if (currency) services.settings.setState({ selectedCurrency: currency });
  }
  return (
    <div className="flex flex-wrap gap-2">
      {languages.length > 1 && (
        <select
          className="view-choice"
          aria-label={t('Language')}
          value={locale}
          onChange={({ target }) => openInLanguage(services, target.value)}
        >
          {languages.map(({ name, title }) => (
            <option key={name} value={name}>
              {title}
            </option>
          ))}
        </select>
      )}
      {currencies.length > 1 && (
        <select
          className="view-choice"
          aria-label={t('Currency')}
          value={selected.name}
          onChange={({ target }) => handleCurrency(target.value)}
        >
          {currencies.map(({ name, symbol }) => (
            <option key={name} value={name}>
              {`${name} ${symbol.trim()}`}
            </option>
          ))}
        </select>
      )}
    </div>
  );
}

/** Stores the language and reloads the page: every text, menu and name comes from the server. */
function openInLanguage({ settings }: Services, locale: string): void {
  settings.setState((state) => chooseLanguage(state, locale));
  const url = new URL(location.href);
  // A language in the address would override the choice.
  if (url.searchParams.has(languageParam)) {
    url.searchParams.delete(languageParam);
    location.replace(url);
  } else {
    location.reload();
  }
}

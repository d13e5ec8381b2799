import { ChevronDown } from 'lucide-react';
import { useI18n, useServices, useSettings } from '../../lib/services/services-context.tsx';
import { Menu } from '../../ui/menu.tsx';
import { topBarButtonClass } from './top-bar-button-class.ts';

export function CurrencyMenu() {
  const { settings } = useServices();
  const { t } = useI18n();
  const currencies = useSettings((state) => state.currencies);
  const usual = useSettings((state) => state.currency);
  const selected = useSettings((state) => state.selectedCurrency) ?? usual;
  // One alone is no choice, but still says what the prices are in.
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

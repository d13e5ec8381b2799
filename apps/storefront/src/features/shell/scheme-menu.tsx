import { Monitor, Moon, Sun } from 'lucide-react';
import { useI18n, useServices, useSettings } from '../../lib/services/services-context.tsx';
import { Menu } from '../../ui/menu.tsx';
import { topBarButtonClass } from './top-bar-button-class.ts';

const schemes = [
  { scheme: 'system', text: 'Like my device', Icon: Monitor },
  { scheme: 'light', text: 'Light', Icon: Sun },
  { scheme: 'dark', text: 'Dark', Icon: Moon },
] as const;

/** Light or dark, or as the device has it. */
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

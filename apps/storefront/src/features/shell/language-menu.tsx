import { ChevronDown, Globe } from 'lucide-react';
import { useI18n, useServices, useSettings } from '../../lib/services/services-context.tsx';
import { Menu } from '../../ui/menu.tsx';
import { openInLanguage } from './open-in-language.ts';
import { topBarButtonClass } from './top-bar-button-class.ts';

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

import { Select } from '@souk/ui/forms/select.tsx';
import { useState } from 'react';
import { useI18n } from '../services.tsx';
import { changePreferences, type Language, languages, readPreferences, themes } from './preferences.ts';

const themeTexts = { system: 'As the device', light: 'Light', dark: 'Dark' } as const;

/** The language and the colours of the panel, on this device. */
export function PreferenceFields() {
  const { t } = useI18n();
  const [chosen, setChosen] = useState(readPreferences);
  const codes = Object.keys(languages).filter((code): code is Language => code in languages);
  return (
    <div className="grid gap-2 px-3">
      <Select
        size="sm"
        aria-label={t('Language')}
        value={chosen.language}
        options={codes.map((code) => ({ value: code, label: languages[code] }))}
        onChange={({ target }) => changePreferences({ language: codes.find((code) => code === target.value) ?? 'en' })}
      />
      <Select
        size="sm"
        aria-label={t('Colours')}
        value={chosen.theme}
        options={themes.map((theme) => ({ value: theme, label: t(themeTexts[theme]) }))}
        onChange={({ target }) => {
          const theme = themes.find((each) => each === target.value) ?? 'system';
          changePreferences({ theme });
          setChosen({ ...chosen, theme });
        }}
      />
    </div>
  );
}

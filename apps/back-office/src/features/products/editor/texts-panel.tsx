import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { type ContentLanguage, LanguageFields, type Texts } from '../../../lib/forms/language-fields.tsx';
import { Panel } from '../../../lib/panel.tsx';
import { RichTexts } from '../../../lib/rich-text/rich-texts.tsx';
import { useI18n } from '../../../lib/services.tsx';
import type { ProductValues } from './product-values.ts';

type TextName = 'name' | 'short_description' | 'description';
type TextsPanelProps = {
  languages: readonly ContentLanguage[];
  values: Pick<ProductValues, TextName>;
  nameError: string | undefined;
  onChange: (name: TextName, texts: Texts) => void;
};

/** The name and the descriptions in every language. */
export function TextsPanel({ languages, values, nameError, onChange }: TextsPanelProps) {
  const { t } = useI18n();
  return (
    <Panel title={t('Texts')}>
      <LanguageFields
        label={t('Name')}
        {...{ languages }}
        kind={{ required: true, max: 200 }}
        value={values.name}
        errors={nameError === undefined ? undefined : { [languages[0]?.name ?? 'en']: nameError }}
        onChange={(texts) => onChange('name', texts)}
      />
      <PhoneFold title={t('Descriptions')}>
        <LanguageFields
          label={t('Short description')}
          {...{ languages }}
          kind={{ max: 1000, hint: t('One sentence; search engines show it.') }}
          value={values.short_description}
          onChange={(texts) => onChange('short_description', texts)}
        />
        <RichTexts
          label={t('Description')}
          {...{ languages }}
          value={values.description}
          onChange={(texts) => onChange('description', texts)}
        />
      </PhoneFold>
    </Panel>
  );
}

/** Folds rarely edited fields on a phone, where the form would be many screens long. */
function PhoneFold({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className="fold fold-phone">
      <summary className="min-h-11 items-center justify-between gap-2 text-sm font-semibold max-md:flex">
        {title}
        <ChevronDown aria-hidden="true" className="fold-mark size-5" />
      </summary>
      <div className="grid gap-3">{children}</div>
    </details>
  );
}

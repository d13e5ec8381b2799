import type { SettingValue } from '@souk/contract/back-office/settings/settings';
import { Checkbox } from '@souk/ui/forms/checkbox.tsx';
import { Field } from '@souk/ui/forms/field.tsx';
import { TextInput } from '@souk/ui/forms/text-input.tsx';
import { useI18n } from '../../lib/services.tsx';
import { providerOf } from './setting-values.ts';

type ProvidersControlProps = {
  label: string;
  error: string | undefined;
  value: SettingValue;
  onChange: (value: SettingValue) => void;
};

const providers = { google: 'Google', facebook: 'Facebook', apple: 'Apple' } as const;
const names = ['google', 'facebook', 'apple'] as const;

/** Sign-in by other accounts: each with its switch and its public id. Secrets are environment variables. */
export function ProvidersControl({ label, error, value, onChange }: ProvidersControlProps) {
  const { t } = useI18n();
  const stored: Record<string, unknown> = { ...Object(value) };
  const all = Object.fromEntries(names.map((name) => [name, providerOf(stored[name])]));
  return (
    <fieldset className="grid gap-4">
      <legend className="sr-only">{label}</legend>
      {names.map((name) => {
        const provider = providerOf(stored[name]);
        const change = (part: Partial<typeof provider>) => onChange({ ...all, [name]: { ...provider, ...part } });
        return (
          <div key={name} className="grid gap-2 rounded-md border border-line p-3 sm:grid-cols-[8rem_minmax(0,1fr)]">
            <Checkbox
              label={providers[name]}
              checked={provider.is_active}
              onChange={({ target }) => change({ is_active: target.checked })}
            />
            <div className="grid gap-2">
              <Field label={t('Client id of {name}', { name: providers[name] })}>
                <TextInput
                  dir="ltr"
                  autoComplete="off"
                  maxLength={300}
                  value={provider.client_id ?? ''}
                  onChange={({ target }) => change({ client_id: target.value || null })}
                />
              </Field>
              {name === 'apple' && (
                <Field label={t('Address that Apple returns to')}>
                  <TextInput
                    dir="ltr"
                    inputMode="url"
                    autoComplete="off"
                    maxLength={500}
                    value={provider.redirect_url ?? ''}
                    onChange={({ target }) => change({ redirect_url: target.value || null })}
                  />
                </Field>
              )}
            </div>
          </div>
        );
      })}
      {error && <p className="text-sm text-sale-text">{error}</p>}
    </fieldset>
  );
}

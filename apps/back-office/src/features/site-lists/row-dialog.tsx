import { isApiError } from '@souk/client/api/api-error.ts';
import type { SiteListFields, SiteListName, SiteListRow } from '@souk/contract/back-office/settings/site-lists';
import { Button } from '@souk/ui/button.tsx';
import { Note } from '@souk/ui/feedback/note.tsx';
import { Checkbox } from '@souk/ui/forms/checkbox.tsx';
import { Field } from '@souk/ui/forms/field.tsx';
import { Select } from '@souk/ui/forms/select.tsx';
import { TextInput } from '@souk/ui/forms/text-input.tsx';
import { Dialog } from '@souk/ui/overlay/dialog.tsx';
import { type FormEvent, useState } from 'react';
import { type ContentLanguage, LanguageFields } from '../../lib/forms/language-fields.tsx';
import { SinglePicture } from '../../lib/forms/single-picture.tsx';
import { explainError, useI18n } from '../../lib/services.tsx';
import { useChangeRow } from './queries.ts';

type RowDialogProps = {
  list: SiteListName;
  /** Undefined for a new row. */
  row: SiteListRow | undefined;
  title: string;
  /** The languages of the names of taxes. */
  languages: readonly ContentLanguage[];
  onClose: () => void;
  onDone: (entry: number | null | readonly number[]) => void;
};

type FieldName = keyof SiteListFields;

/** The fields of each list in their order. A default row is always on, and a default currency has no rate. */
const fieldsOf: Readonly<Record<SiteListName, readonly FieldName[]>> = {
  languages: ['title', 'direction', 'position', 'is_active'],
  currencies: ['symbol', 'side', 'rate', 'is_active'],
  taxes: ['name', 'percent', 'position', 'is_active'],
  gateways: ['title', 'logo', 'position', 'is_active'],
};

/** Adds or edits a row of a list of the settings. */
export function RowDialog({ list, row, title, languages, onClose, onDone }: RowDialogProps) {
  const i18n = useI18n();
  const { t } = i18n;
  const [key, setKey] = useState('');
  const [fields, setFields] = useState<SiteListFields>(() => initialFields(list, row));
  const change = useChangeRow(list);
  const names = fieldsOf[list].filter((name) => !(row?.is_default && (name === 'is_active' || name === 'rate')));
  const errors = isApiError(change.error) ? change.error.errors : {};
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const given = Object.fromEntries(Object.entries(fields).filter(([name]) => names.some((each) => each === name)));
    const withKey = list === 'languages' || list === 'currencies';
    change.mutate(row ? { kind: 'change', row, fields: given } : { kind: 'add', key: withKey ? key : undefined, fields: given }, {
      onSuccess: onDone,
    });
  }
  return (
    <Dialog open onClose={onClose} size="md" title={title}>
      <form className="grid gap-4" noValidate onSubmit={handleSubmit}>
        {change.isError && Object.keys(errors).length === 0 && <Note tone="error">{explainError(i18n, change.error)}</Note>}
        {!row && list === 'languages' && (
          <Field label={t('Code of the language')} error={errors.key?.[0]} hint={t('Two letters: fr for French.')} required>
            <TextInput dir="ltr" data-autofocus maxLength={2} value={key} onChange={({ target }) => setKey(target.value.toLowerCase())} />
          </Field>
        )}
        {!row && list === 'currencies' && (
          <Field label={t('Code of the currency')} error={errors.key?.[0]} hint={t('Three letters: EUR for the euro.')} required>
            <TextInput dir="ltr" data-autofocus maxLength={3} value={key} onChange={({ target }) => setKey(target.value.toUpperCase())} />
          </Field>
        )}
        {names.map((name) => (
          <RowField
            key={name}
            {...{ name, fields, languages }}
            error={errors[name]?.[0]}
            onChange={(part) => setFields({ ...fields, ...part })}
          />
        ))}
        <div className="dialog-buttons">
          <Button variant="secondary" onClick={onClose}>
            {t('Back')}
          </Button>
          <Button type="submit" busy={change.isPending}>
            {row ? t('Save') : t('Add')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

function initialFields(list: SiteListName, row: SiteListRow | undefined): SiteListFields {
  // A language is switched on once it is translated.
  if (!row && list === 'languages') return { direction: 'ltr', is_active: false };
  if (!row) return { ...(list === 'currencies' && { side: 'prefix' }), is_active: true };
  const { title, direction, symbol, side, rate, percent, name, logo, position, is_active } = row;
  const given = { title, direction, symbol, side, rate, percent, name, position };
  const filled = Object.entries(given).filter(([field, value]) => value !== null && fieldsOf[list].some((each) => each === field));
  return { ...Object.fromEntries(filled), ...(list === 'gateways' && { logo }), is_active };
}

type RowFieldProps = {
  name: FieldName;
  fields: SiteListFields;
  languages: readonly ContentLanguage[];
  error: string | undefined;
  onChange: (part: SiteListFields) => void;
};

const lineTexts = { title: 'Name', symbol: 'Symbol', rate: 'Exchange rate', percent: 'Percent' } as const;
const hintTexts = {
  title: 'As shoppers read it.',
  symbol: 'Written next to amounts.',
  rate: 'The amount for one unit of the default currency.',
  percent: 'Of the amount after discounts.',
} as const;

function RowField({ name, fields, languages, error, onChange }: RowFieldProps) {
  const { t } = useI18n();
  switch (name) {
    case 'name':
      return (
        <LanguageFields
          label={t('Name')}
          languages={languages}
          value={fields.name ?? {}}
          errors={error ? { [languages[0]?.name ?? 'en']: error } : undefined}
          onChange={(texts) => onChange({ name: { ...texts } })}
          kind={{ max: 60, required: true }}
        />
      );
    case 'direction':
      return (
        <Field label={t('Direction')} error={error}>
          <Select
            value={fields.direction ?? 'ltr'}
            options={[
              { value: 'ltr', label: t('Left to right') },
              { value: 'rtl', label: t('Right to left') },
            ]}
            onChange={({ target }) => onChange({ direction: target.value === 'rtl' ? 'rtl' : 'ltr' })}
          />
        </Field>
      );
    case 'side':
      return (
        <Field label={t('Position of the symbol')} error={error}>
          <Select
            value={fields.side ?? 'prefix'}
            options={[
              { value: 'prefix', label: t('Before the amount') },
              { value: 'suffix', label: t('After the amount') },
            ]}
            onChange={({ target }) => onChange({ side: target.value === 'suffix' ? 'suffix' : 'prefix' })}
          />
        </Field>
      );
    case 'logo':
      return (
        <SinglePicture
          label={t('Logo')}
          value={fields.logo ? { id: 0, src: fields.logo } : null}
          onChange={(picture) => onChange({ logo: picture?.src ?? null })}
        />
      );
    case 'is_active':
      return (
        <Checkbox
          label={t('On: shoppers can choose it')}
          checked={fields.is_active ?? false}
          onChange={({ target }) => onChange({ is_active: target.checked })}
        />
      );
    case 'position':
      return (
        <Field label={t('Position')} hint={t('Lowest first.')} error={error}>
          <TextInput
            dir="ltr"
            inputMode="numeric"
            className="max-w-32"
            maxLength={5}
            value={fields.position ?? ''}
            onChange={({ target }) => onChange({ position: Number(target.value.replaceAll(/\D/g, '')) })}
          />
        </Field>
      );
    default:
      return <LineField {...{ name, error, onChange }} value={fields[name] ?? ''} />;
  }
}

type LineFieldProps = Pick<RowFieldProps, 'error' | 'onChange'> & { name: keyof typeof lineTexts; value: string };

function LineField({ name, value, error, onChange }: LineFieldProps) {
  const { t } = useI18n();
  const isNumber = name === 'rate' || name === 'percent';
  return (
    <Field label={t(lineTexts[name])} hint={t(hintTexts[name])} error={error} required>
      <TextInput
        dir={isNumber ? 'ltr' : 'auto'}
        inputMode={isNumber ? 'decimal' : undefined}
        autoComplete="off"
        maxLength={60}
        value={value}
        onChange={({ target }) => onChange({ [name]: target.value })}
      />
    </Field>
  );
}

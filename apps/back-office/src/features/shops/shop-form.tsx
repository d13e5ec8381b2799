import type { ManagedShop } from '@souk/contract/back-office/shops';
import { Note } from '@souk/ui/feedback/note.tsx';
import { Field } from '@souk/ui/forms/field.tsx';
import { PhoneInput, TextInput } from '@souk/ui/forms/text-input.tsx';
import { toast } from '@souk/ui/overlay/toast.ts';
import { useQueryClient } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { ConflictPanel } from '../../lib/forms/conflict-panel.tsx';
import { type ContentLanguage, LanguageFields, type Texts } from '../../lib/forms/language-fields.tsx';
import { SaveBar } from '../../lib/forms/save-bar.tsx';
import { SinglePicture } from '../../lib/forms/single-picture.tsx';
import { useEditForm } from '../../lib/forms/use-edit-form.ts';
import { Panel } from '../../lib/panel.tsx';
import { explainError, useI18n, useServices } from '../../lib/services.tsx';
import { DeliveryFields } from './delivery-fields.tsx';
import { invalidateShops, shopQuery } from './queries.ts';
import { listProblems, type ShopValues, shopDifferences, shopFields, toBody, toValues } from './shop-values.ts';

type ShopFormProps = {
  stored: ManagedShop;
  /** The default language first. */
  languages: readonly ContentLanguage[];
  currency: string;
  mayWrite: boolean;
  onCreated: (shop: ManagedShop) => void;
};

/** The texts and pictures of a shop, its contact, and its delivery charges. */
export function ShopForm({ stored, languages, currency, mayWrite, onCreated }: ShopFormProps) {
  const { api, i18n } = useServices();
  const { t } = i18n;
  const queryClient = useQueryClient();
  const isNew = stored.id === 0;
  const edit = useEditForm<ManagedShop, ShopValues>({
    stored,
    toValues,
    fields: shopFields,
    reload: async () => (await api.call('GET /admin/shops/{id}', { params: { id: stored.id } })).data,
    async save(values, version) {
      const body = toBody(values);
      if (isNew) return (await api.call('POST /admin/shops', { body: { ...body, slug: values.slug.trim() } })).data;
      return (await api.call('POST /admin/shops/{id}', { params: { id: stored.id }, body: { ...body, version } })).data;
    },
    async onSaved(saved) {
      queryClient.setQueryData(shopQuery(api, saved.id).queryKey, saved);
      toast.success(isNew ? t('Shop created') : t('Shop saved'));
      if (isNew) onCreated(saved);
      await invalidateShops(queryClient);
    },
  });
  const { form, theirs } = edit;
  const values = form.watch();

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    form.clearErrors();
    const problems = listProblems(values, languages[0]?.name ?? 'en');
    for (const { field, text } of problems) form.setError(field, { type: 'check', message: t(text) });
    if (problems.length === 0) return void edit.submit();
    toast.error(t('Some fields need your attention'));
  }
  return (
    <form noValidate className="grid grid-cols-1 content-start gap-5" onSubmit={handleSubmit}>
      {theirs && (
        <ConflictPanel
          fields={shopDifferences(values, toValues(theirs), { languages, t })}
          busy={edit.isSaving}
          onSaveMine={() => void edit.saveMine()}
          onUseTheirs={edit.applyTheirs}
        />
      )}
      {edit.error !== undefined && <Note tone="error">{explainError(i18n, edit.error)}</Note>}
      <fieldset disabled={!mayWrite} className="contents">
        <TextFields {...{ values, form, languages, isNew }} />
        <PictureFields {...{ values, form }} />
        <DeliveryPanel {...{ values, form, currency }} />
      </fieldset>
      {mayWrite && (
        <SaveBar
          isDirty={edit.isDirty}
          busy={edit.isSaving}
          isNew={isNew}
          onDiscard={edit.discard}
          label={isNew ? t('Create shop') : undefined}
        />
      )}
    </form>
  );
}

type Edited = ReturnType<typeof useEditForm<ManagedShop, ShopValues>>['form'];
type PartProps = { values: ShopValues; form: Edited };
const dirty = { shouldDirty: true } as const;

function TextFields({ values, form, languages, isNew }: PartProps & { languages: readonly ContentLanguage[]; isNew: boolean }) {
  const { t } = useI18n();
  const { errors } = form.formState;
  const nameError = errors.name?.message;
  const texts = (field: 'name' | 'tagline' | 'description' | 'address') => ({
    languages,
    value: values[field],
    onChange: (text: Texts) => form.setValue(field, text, dirty),
  });
  return (
    <Panel title={t('About the shop')}>
      <LanguageFields
        label={t('Name')}
        kind={{ required: true, max: 120 }}
        errors={typeof nameError === 'string' ? { [languages[0]?.name ?? 'en']: nameError } : undefined}
        {...texts('name')}
      />
      <LanguageFields label={t('Tagline')} kind={{ max: 200, hint: t('One sentence below the name.') }} {...texts('tagline')} />
      <LanguageFields
        label={t('Story')}
        kind={{ long: true, max: 5000, hint: t('Shoppers read it on the page of the shop.') }}
        {...texts('description')}
      />
      <LanguageFields label={t('Postal address')} kind={{ max: 300 }} {...texts('address')} />
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={t('Phone')} error={errors.phone?.message} hint={t('To reach the shop, with its country code.')}>
          <PhoneInput maxLength={32} value={values.phone} onChange={({ target }) => form.setValue('phone', target.value, dirty)} />
        </Field>
        {isNew && (
          <Field label={t('Slug')} error={errors.slug?.message} hint={t('Empty: made from the name.')}>
            <TextInput
              dir="ltr"
              autoComplete="off"
              maxLength={80}
              value={values.slug}
              onChange={({ target }) => form.setValue('slug', target.value, dirty)}
            />
          </Field>
        )}
      </div>
    </Panel>
  );
}

function PictureFields({ values, form }: PartProps) {
  const { t } = useI18n();
  return (
    <Panel title={t('Pictures')}>
      <div className="grid gap-5 sm:grid-cols-[auto_minmax(0,1fr)]">
        <SinglePicture label={t('Logo')} shape="round" value={values.logo} onChange={(picture) => form.setValue('logo', picture, dirty)} />
        <SinglePicture
          label={t('Banner')}
          hint={t('Wide, at least 1600 × 500 pixels. JPEG, PNG or WebP, at most 5 MB.')}
          shape="wide"
          value={values.banner}
          onChange={(picture) => form.setValue('banner', picture, dirty)}
        />
      </div>
    </Panel>
  );
}

function DeliveryPanel({ values, form, currency }: PartProps & { currency: string }) {
  const { t } = useI18n();
  const { errors } = form.formState;
  const days = (field: 'delivery_days_min' | 'delivery_days_max') => ({
    dir: 'ltr' as const,
    inputMode: 'numeric' as const,
    autoComplete: 'off',
    maxLength: 3,
    value: values[field],
    onChange: ({ target }: { target: { value: string } }) => form.setValue(field, target.value.replaceAll(/\D/g, ''), dirty),
  });
  const bandError = errors.delivery?.message;
  return (
    <Panel title={t('Delivery')}>
      <div className="grid gap-4 sm:max-w-lg sm:grid-cols-2">
        <Field label={t('At the earliest after days')} error={errors.delivery_days_min?.message}>
          <TextInput {...days('delivery_days_min')} />
        </Field>
        <Field label={t('At the latest after days')} error={errors.delivery_days_max?.message}>
          <TextInput {...days('delivery_days_max')} />
        </Field>
      </div>
      <DeliveryFields
        value={values.delivery}
        currency={currency}
        error={typeof bandError === 'string' ? bandError : undefined}
        onChange={(bands) => form.setValue('delivery', bands, dirty)}
      />
    </Panel>
  );
}

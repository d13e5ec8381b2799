import type { PanelChoices } from '@souk/contract/back-office/shops';
import { Field } from '@souk/ui/forms/field.tsx';
import { PhoneInput, TextInput } from '@souk/ui/forms/text-input.tsx';
import type { ComponentProps } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { type ContentLanguage, LanguageFields, type Texts } from '../forms/language-fields.tsx';
import { SinglePicture } from '../forms/single-picture.tsx';
import { Panel } from '../panel.tsx';
import { useI18n } from '../services.tsx';
import { DeliveryFields } from './delivery-fields.tsx';
import type { ShopValues } from './shop-values.ts';

type PartProps = { values: ShopValues; form: UseFormReturn<ShopValues> };
const dirty = { shouldDirty: true } as const;

/** The texts of a shop and its phone number; a new one has a slug, too. */
export function ShopTextFields({ values, form, languages, isNew }: PartProps & { languages: readonly ContentLanguage[]; isNew: boolean }) {
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

type Upload = ComponentProps<typeof SinglePicture>['upload'];

/** Logo and banner. `upload` stores a picture in another way than the admin panel does. */
export function ShopPictureFields({ values, form, upload }: PartProps & { upload?: Upload }) {
  const { t } = useI18n();
  return (
    <Panel title={t('Pictures')}>
      <div className="grid gap-5 sm:grid-cols-[auto_minmax(0,1fr)]">
        <SinglePicture
          label={t('Logo')}
          shape="round"
          upload={upload}
          value={values.logo}
          onChange={(picture) => form.setValue('logo', picture, dirty)}
        />
        <SinglePicture
          label={t('Banner')}
          hint={t('Wide, at least 1600 × 500 pixels. JPEG, PNG or WebP, at most 5 MB.')}
          shape="wide"
          upload={upload}
          value={values.banner}
          onChange={(picture) => form.setValue('banner', picture, dirty)}
        />
      </div>
    </Panel>
  );
}

/** The days and the charges of delivery. */
export function ShopDeliveryFields({ values, form, currency }: PartProps & { currency: string }) {
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

/** The days on which the shop is away. */
export function ShopHolidayFields({ values, form }: PartProps) {
  const { t } = useI18n();
  const { errors } = form.formState;
  const day = (field: 'holiday_from' | 'back_on') => ({
    type: 'date',
    dir: 'ltr' as const,
    className: 'min-w-0',
    value: values[field],
    onChange: ({ target }: { target: { value: string } }) => form.setValue(field, target.value, dirty),
  });
  return (
    <Panel title={t('Holidays')}>
      <p className="text-sm text-ink-muted">
        {t('Shoppers read when the shop is back, and their deliveries are promised from then on. Empty: the shop is not away.')}
      </p>
      <div className="grid gap-4 sm:max-w-lg sm:grid-cols-2">
        <Field label={t('Away from')} error={errors.holiday_from?.message} className="min-w-0">
          <TextInput {...day('holiday_from')} />
        </Field>
        <Field label={t('Back on')} error={errors.back_on?.message} className="min-w-0">
          <TextInput {...day('back_on')} />
        </Field>
      </div>
    </Panel>
  );
}

type TermFieldsProps = PartProps & { defaults: PanelChoices['shop_defaults'] };

/** The days to return and the low stock of a shop, where they differ from those of the marketplace. */
export function ShopTermFields({ values, form, defaults: { return_days, low_stock } }: TermFieldsProps) {
  const { t, number, plural } = useI18n();
  const { errors } = form.formState;
  const whole = (field: 'return_days' | 'low_stock') => ({
    dir: 'ltr' as const,
    inputMode: 'numeric' as const,
    autoComplete: 'off',
    maxLength: 3,
    value: values[field],
    onChange: ({ target }: { target: { value: string } }) => form.setValue(field, target.value.replaceAll(/\D/g, ''), dirty),
  });
  const returnHint =
    return_days === null
      ? t('For orders placed from now on. Empty: no returns.')
      : plural(
          return_days,
          'For orders placed from now on, at least {count} day. Empty: as the marketplace.',
          'For orders placed from now on, at least {count} days. Empty: as the marketplace.',
        );
  return (
    <Panel title={t('Returns and stock')}>
      <div className="grid gap-4 sm:max-w-lg sm:grid-cols-2">
        <Field label={t('Days to return')} error={errors.return_days?.message} hint={returnHint}>
          <TextInput placeholder={return_days === null ? '' : number(return_days)} {...whole('return_days')} />
        </Field>
        <Field
          label={t('Low stock')}
          error={errors.low_stock?.message}
          hint={t('You are notified when so few items of a variant are left. 0: never. Empty: as the marketplace.')}
        >
          <TextInput placeholder={number(low_stock)} {...whole('low_stock')} />
        </Field>
      </div>
    </Panel>
  );
}

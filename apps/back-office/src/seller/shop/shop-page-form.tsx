import type { ShopPage } from '@souk/contract/seller/shop-page';
import { classNames } from '@souk/ui/class-names.ts';
import { Note } from '@souk/ui/feedback/note.tsx';
import { toast } from '@souk/ui/overlay/toast.ts';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { ConflictPanel } from '../../lib/forms/conflict-panel.tsx';
import { SaveBar } from '../../lib/forms/save-bar.tsx';
import { useEditForm } from '../../lib/forms/use-edit-form.ts';
import { explainError, useI18n, useServices } from '../../lib/services.tsx';
import { ShopDeliveryFields, ShopHolidayFields, ShopPictureFields, ShopTermFields, ShopTextFields } from '../../lib/shops/shop-fields.tsx';
import { listProblems, type ShopValues, shopDifferences, shopFields, toBody, toValues } from '../../lib/shops/shop-values.ts';
import { shopPageQuery } from './queries.ts';
import { ShopPreview } from './shop-preview.tsx';

/** The page of the shop with its preview: next to it where there is room, otherwise one of both. */
export function ShopPageForm({ stored }: { stored: ShopPage }) {
  const { api, i18n } = useServices();
  const { t } = i18n;
  const queryClient = useQueryClient();
  const [shown, setShown] = useState<'form' | 'preview'>('form');
  const edit = useEditForm<ShopPage, ShopValues>({
    stored,
    toValues,
    fields: shopFields,
    reload: async () => (await api.call('GET /seller/shop-page', {})).data,
    save: async (values, version) => (await api.call('POST /seller/shop-page', { body: { ...toBody(values), version } })).data,
    async onSaved(saved) {
      queryClient.setQueryData(shopPageQuery(api).queryKey, saved);
      toast.success(t('Shop saved'));
      await Promise.all(['me', 'onboarding'].map((key) => queryClient.invalidateQueries({ queryKey: [key] })));
    },
  });
  const { form, theirs } = edit;
  const values = form.watch();
  const { languages, currency, shop_defaults: defaults } = stored;

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    form.clearErrors();
    const problems = listProblems(values, languages[0]?.name ?? 'en');
    for (const { field, text } of problems) form.setError(field, { type: 'check', message: t(text) });
    if (problems.length === 0) return void edit.submit();
    setShown('form');
    toast.error(t('Some fields need your attention'));
  }
  const upload = async (picture: File) => (await api.call('POST /seller/pictures', { files: { picture } })).data;
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
      <Switch shown={shown} onShow={setShown} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 xl:grid-cols-[minmax(0,1fr)_24rem]">
        <div className={classNames('grid grid-cols-1 gap-5', shown === 'preview' && 'max-xl:hidden')}>
          <ShopTextFields {...{ values, form, languages }} isNew={false} />
          <ShopPictureFields {...{ values, form, upload }} />
          <ShopDeliveryFields {...{ values, form, currency }} />
          <ShopHolidayFields {...{ values, form }} />
          <ShopTermFields {...{ values, form, defaults }} />
        </div>
        <div className={classNames('xl:sticky xl:top-5', shown === 'form' && 'max-xl:hidden')}>
          <ShopPreview values={values} languages={languages} />
        </div>
      </div>
      <SaveBar isDirty={edit.isDirty} busy={edit.isSaving} isNew={false} onDiscard={edit.discard} />
    </form>
  );
}

type SwitchProps = { shown: 'form' | 'preview'; onShow: (shown: 'form' | 'preview') => void };

/** Chooses what a narrow screen shows. */
function Switch({ shown, onShow }: SwitchProps) {
  const { t } = useI18n();
  const choices = [
    { id: 'form', label: t('Edit') },
    { id: 'preview', label: t('Preview') },
  ] as const;
  return (
    <div role="group" aria-label={t('Shop page')} className="grid grid-cols-2 gap-1 rounded-lg bg-tint p-1 xl:hidden">
      {choices.map(({ id, label }) => (
        <button
          key={id}
          type="button"
          aria-pressed={shown === id}
          className="min-h-11 rounded-md text-sm aria-pressed:bg-surface aria-pressed:font-semibold aria-pressed:shadow-raised"
          onClick={() => onShow(id)}
        >
          {label}
        </button>
      ))}
    </div>
  );
}

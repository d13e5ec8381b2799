import type { ManagedShop, PanelChoices } from '@souk/contract/back-office/shops';
import { Note } from '@souk/ui/feedback/note.tsx';
import { toast } from '@souk/ui/overlay/toast.ts';
import { useQueryClient } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { ConflictPanel } from '../../lib/forms/conflict-panel.tsx';
import { SaveBar } from '../../lib/forms/save-bar.tsx';
import { useEditForm } from '../../lib/forms/use-edit-form.ts';
import { explainError, useServices } from '../../lib/services.tsx';
import { ShopDeliveryFields, ShopHolidayFields, ShopPictureFields, ShopTermFields, ShopTextFields } from '../../lib/shops/shop-fields.tsx';
import { listProblems, type ShopValues, shopDifferences, shopFields, toBody, toValues } from '../../lib/shops/shop-values.ts';
import { invalidateShops, shopQuery } from './queries.ts';

type ShopFormProps = {
  stored: ManagedShop;
  choices: PanelChoices;
  mayWrite: boolean;
  onCreated: (shop: ManagedShop) => void;
};

/** The texts and pictures of a shop, its contact, and its delivery charges. */
export function ShopForm({ stored, choices, mayWrite, onCreated }: ShopFormProps) {
  const { languages, currency, shop_defaults: defaults } = choices;
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
        <ShopTextFields {...{ values, form, languages, isNew }} />
        <ShopPictureFields {...{ values, form }} />
        <ShopDeliveryFields {...{ values, form, currency }} />
        <ShopHolidayFields {...{ values, form }} />
        <ShopTermFields {...{ values, form, defaults }} />
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

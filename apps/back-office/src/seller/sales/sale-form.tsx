import type { ShopSale } from '@souk/contract/seller/sales';
import type { OfferLimits } from '@souk/contract/seller/vouchers';
import { Note } from '@souk/ui/feedback/note.tsx';
import { toast } from '@souk/ui/overlay/toast.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { ConflictPanel } from '../../lib/forms/conflict-panel.tsx';
import { MomentField, timeZone } from '../../lib/forms/moment-field.tsx';
import { SaveBar } from '../../lib/forms/save-bar.tsx';
import { useEditForm } from '../../lib/forms/use-edit-form.ts';
import { Panel } from '../../lib/panel.tsx';
import { explainError, useServices } from '../../lib/services.tsx';
import { saleResultQuery, shopSaleQuery } from './queries.ts';
import { SaleOffers } from './sale-offers.tsx';
import { listProblems, offerProblem, type SaleValues, saleDifferences, saleFields, toBody, toValues } from './sale-values.ts';

type SaleFormProps = { stored: ShopSale; limits: OfferLimits; onCreated: (sale: ShopSale) => void };

/** When the sale runs, its products, and what is left of each price. */
export function SaleForm({ stored, limits, onCreated }: SaleFormProps) {
  const { api, i18n } = useServices();
  const { t, number, percent } = i18n;
  const queryClient = useQueryClient();
  const [isChecked, setChecked] = useState(false);
  const isNew = stored.id === 0;
  const params = { sale_id: stored.id };
  const edit = useEditForm<ShopSale, SaleValues>({
    stored,
    toValues,
    fields: saleFields,
    reload: async () => (await api.call('GET /seller/sales/{sale_id}', { params })).data,
    async save(values, version) {
      if (isNew) return (await api.call('POST /seller/sales', { body: toBody(values) })).data;
      return (await api.call('POST /seller/sales/{sale_id}', { params, body: { ...toBody(values), version } })).data;
    },
    async onSaved(saved) {
      setChecked(false);
      queryClient.setQueryData(shopSaleQuery(api, saved.id).queryKey, saved);
      toast.success(isNew ? t('Sale planned') : t('Sale saved'));
      if (isNew) onCreated(saved);
      await queryClient.invalidateQueries({ queryKey: ['sales'] });
    },
  });
  const { form, theirs } = edit;
  const values = form.watch();
  const { errors } = form.formState;
  const results = useResults(values, stored.id);

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    form.clearErrors();
    setChecked(true);
    const problems = listProblems(values, limits);
    for (const { field, text, days } of problems) form.setError(field, { type: 'check', message: t(text, { days: number(days ?? 0) }) });
    const isWrong = values.offers.some((offer) => offerProblem(offer, limits.percent) !== undefined);
    if (problems.length === 0 && !isWrong) return void edit.submit();
    toast.error(t('Some fields need your attention'));
  }
  const moment = (field: 'starts_at' | 'ends_at') => ({
    value: values[field],
    error: errors[field]?.message,
    onChange: (typed: string) => form.setValue(field, typed, { shouldDirty: true }),
  });
  return (
    <form noValidate className="grid grid-cols-1 content-start gap-5" onSubmit={handleSubmit}>
      {theirs && (
        <ConflictPanel
          fields={saleDifferences(values, toValues(theirs), t)}
          busy={edit.isSaving}
          onSaveMine={() => void edit.saveMine()}
          onUseTheirs={edit.applyTheirs}
        />
      )}
      {edit.error !== undefined && <Note tone="error">{explainError(i18n, edit.error)}</Note>}
      <Note>
        {t('You pay for the lower price. The marketplace allows at most {percent} less, for at most {days} days.', {
          percent: percent(limits.percent),
          days: number(limits.days),
        })}
      </Note>
      <Panel title={t('Time')}>
        <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
          <MomentField label={t('Starts')} hint={t('Your time zone: {zone}', { zone: timeZone() })} {...moment('starts_at')} />
          <MomentField label={t('Ends')} {...moment('ends_at')} />
        </div>
      </Panel>
      <Panel title={t('Products')}>
        <SaleOffers
          {...{ limits, isChecked, results }}
          value={values.offers}
          error={errors.offers?.message}
          onChange={(offers) => form.setValue('offers', offers, { shouldDirty: true })}
        />
      </Panel>
      <SaveBar
        isDirty={edit.isDirty}
        busy={edit.isSaving}
        isNew={isNew}
        onDiscard={edit.discard}
        label={isNew ? t('Plan the sale') : undefined}
      />
    </form>
  );
}

/** The results of each price that is valid so far; undefined while the first ones are loading. */
function useResults(values: SaleValues, id: number) {
  const { api } = useServices();
  const { offers, ...times } = toBody(values);
  const priced = offers.filter(({ price }) => price > 0);
  const isReady = priced.length > 0 && times.starts_at !== '' && times.ends_at !== '';
  const { data, isLoading } = useQuery({ ...saleResultQuery(api, { ...times, offers: priced, sale_id: id || null }), enabled: isReady });
  return isLoading ? undefined : (data ?? []);
}

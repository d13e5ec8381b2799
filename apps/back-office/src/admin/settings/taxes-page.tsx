import type { SiteListRow } from '@souk/contract/back-office/settings/site-lists';
import { Button } from '@souk/ui/button.tsx';
import { toast } from '@souk/ui/overlay/toast.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { NounHistory } from '../../features/audit/subject-history.tsx';
import { settingsQuery } from '../../features/settings/queries.ts';
import { SettingsTabs } from '../../features/settings/settings-tabs.tsx';
import { useChangeRow } from '../../features/site-lists/queries.ts';
import { RowDialog } from '../../features/site-lists/row-dialog.tsx';
import { SiteList } from '../../features/site-lists/site-list.tsx';
import { PageHeader } from '../../lib/page-header.tsx';
import { explainError, useServices } from '../../lib/services.tsx';
import { useUndoToast } from '../../lib/use-undo-toast.ts';

/** The taxes that are added to every order. */
export function TaxesPage() {
  const { api, i18n } = useServices();
  const { t } = i18n;
  const [editing, setEditing] = useState<SiteListRow | 'new'>();
  const showUndo = useUndoToast();
  const change = useChangeRow('taxes');
  const languages = useQuery(settingsQuery(api)).data?.languages;
  const nameIn = ({ name }: SiteListRow) => name?.[i18n.locale] ?? Object.values(name ?? {})[0] ?? '';
  const remove = ({ key }: SiteListRow) =>
    change.mutate(
      { kind: 'remove', key },
      {
        onSuccess: (entry) => showUndo(t('Tax removed'), entry),
        onError: (error) => toast.error(explainError(i18n, error)),
      },
    );
  return (
    <>
      <PageHeader title={t('Taxes')}>
        <Button onClick={() => setEditing('new')}>{t('Add a tax')}</Button>
      </PageHeader>
      <SettingsTabs value="taxes" />
      <p className="max-w-2xl text-sm text-ink-muted">
        {t('Taxes are added to the amount after discounts. Existing orders do not change.')}
      </p>
      <SiteList
        list="taxes"
        label={t('Taxes')}
        none={t('No taxes: prices are what shoppers pay')}
        nameOf={(row) => <bdi>{nameIn(row)}</bdi>}
        factsOf={({ percent }) => <span>{i18n.percent(Number(percent))}</span>}
        actionsOf={(row) => (
          <Button size="sm" variant="ghost" busy={change.isPending} onClick={() => remove(row)}>
            {t('Remove')}
          </Button>
        )}
        onEdit={setEditing}
      />
      <NounHistory noun="tax" />
      {editing && languages && (
        <RowDialog
          list="taxes"
          row={editing === 'new' ? undefined : editing}
          title={editing === 'new' ? t('Add a tax') : t('Tax')}
          languages={languages}
          onClose={() => setEditing(undefined)}
          onDone={(entry) => {
            setEditing(undefined);
            showUndo(t('Saved'), entry);
          }}
        />
      )}
    </>
  );
}

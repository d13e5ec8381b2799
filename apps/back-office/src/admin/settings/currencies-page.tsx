import type { SiteListRow } from '@souk/contract/back-office/settings/site-lists';
import { Button } from '@souk/ui/button.tsx';
import { ConfirmDialog } from '@souk/ui/overlay/dialog.tsx';
import { toast } from '@souk/ui/overlay/toast.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { NounHistory } from '../../features/audit/subject-history.tsx';
import { SettingsTabs } from '../../features/settings/settings-tabs.tsx';
import { siteListQuery, useChangeRow } from '../../features/site-lists/queries.ts';
import { RowDialog } from '../../features/site-lists/row-dialog.tsx';
import { SiteList } from '../../features/site-lists/site-list.tsx';
import { PageHeader } from '../../lib/page-header.tsx';
import { explainError, useServices } from '../../lib/services.tsx';
import { useUndoToast } from '../../lib/use-undo-toast.ts';

/** The currencies that prices can be shown in. */
export function CurrenciesPage() {
  const { api, i18n } = useServices();
  const { t } = i18n;
  const [editing, setEditing] = useState<SiteListRow | 'new'>();
  const [next, setNext] = useState<SiteListRow>();
  const showUndo = useUndoToast();
  const change = useChangeRow('currencies');
  const own = useQuery(siteListQuery(api, 'currencies')).data?.find(({ is_default }) => is_default);
  const makeDefault = () =>
    next &&
    change.mutate(
      { kind: 'default-currency', name: next.key, seen: own?.key ?? '' },
      {
        onSuccess: (entry) => showUndo(t('Default changed'), entry),
        onError: (error) => toast.error(explainError(i18n, error)),
        onSettled: () => setNext(undefined),
      },
    );
  return (
    <>
      <PageHeader title={t('Currencies')}>
        <Button onClick={() => setEditing('new')}>{t('Add a currency')}</Button>
      </PageHeader>
      <SettingsTabs value="currencies" />
      <p className="max-w-2xl text-sm text-ink-muted">
        {t('Prices are in the default currency, and payments too. Others show converted amounts to those who choose them.')}
      </p>
      <SiteList
        list="currencies"
        label={t('Currencies')}
        none={t('Nothing here yet')}
        nameOf={({ key, symbol }) => (
          <>
            <bdi dir="ltr">{key}</bdi> <bdi className="font-normal text-ink-muted">{symbol}</bdi>
          </>
        )}
        factsOf={({ key, rate, is_default }) => (
          <bdi dir="ltr">
            {is_default ? t('Prices are in it') : `1 ${own?.key ?? ''} = ${rate?.replace(/(\.\d*?)0+$/, '$1').replace(/\.$/, '')} ${key}`}
          </bdi>
        )}
        actionsOf={(row) =>
          !row.is_default &&
          row.is_active && (
            <Button size="sm" variant="ghost" onClick={() => setNext(row)}>
              {t('Make default')}
            </Button>
          )
        }
        onEdit={setEditing}
      />
      <NounHistory noun="currency" />
      <ConfirmDialog
        open={next !== undefined}
        title={t('Make {name} the default currency?', { name: next?.key ?? '' })}
        text={t('All prices retain their figures and are in the new currency. This is possible until the first order.')}
        answers={{ cancel: t('Back'), confirm: t('Make default') }}
        busy={change.isPending}
        onCancel={() => setNext(undefined)}
        onConfirm={makeDefault}
      />
      {editing && (
        <RowDialog
          list="currencies"
          row={editing === 'new' ? undefined : editing}
          title={editing === 'new' ? t('Add a currency') : t('Currency')}
          languages={[]}
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

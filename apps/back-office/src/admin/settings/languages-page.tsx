import type { SiteListRow } from '@souk/contract/back-office/settings/site-lists';
import { Button, ButtonLink } from '@souk/ui/button.tsx';
import { Progress } from '@souk/ui/feedback/progress.tsx';
import { toast } from '@souk/ui/overlay/toast.ts';
import { useState } from 'react';
import { NounHistory } from '../../features/audit/subject-history.tsx';
import { SettingsTabs } from '../../features/settings/settings-tabs.tsx';
import { useChangeRow } from '../../features/site-lists/queries.ts';
import { RowDialog } from '../../features/site-lists/row-dialog.tsx';
import { SiteList } from '../../features/site-lists/site-list.tsx';
import { PageHeader } from '../../lib/page-header.tsx';
import { paths } from '../../lib/paths.ts';
import { explainError, useI18n } from '../../lib/services.tsx';
import { useUndoToast } from '../../lib/use-undo-toast.ts';

/** The languages of the storefront, with how much of each is translated. */
export function LanguagesPage() {
  const i18n = useI18n();
  const { t } = i18n;
  const [editing, setEditing] = useState<SiteListRow | 'new'>();
  const showUndo = useUndoToast();
  const change = useChangeRow('languages');
  const makeDefault = ({ key }: SiteListRow) =>
    change.mutate(
      { kind: 'default-language', name: key },
      {
        onSuccess: (entries) => showUndo(t('Default changed'), entries),
        onError: (error) => toast.error(explainError(i18n, error)),
      },
    );
  return (
    <>
      <PageHeader title={t('Languages')}>
        <Button onClick={() => setEditing('new')}>{t('Add a language')}</Button>
      </PageHeader>
      <SettingsTabs value="languages" />
      <p className="max-w-2xl text-sm text-ink-muted">
        {t(
          'A new language begins switched off. Translate or import its texts, then switch it on. Missing texts show in the default language.',
        )}
      </p>
      <SiteList
        list="languages"
        label={t('Languages')}
        none={t('Nothing here yet')}
        nameOf={({ key, title }) => (
          <>
            <bdi>{title}</bdi>
            <code dir="ltr" className="text-xs font-normal text-ink-muted">
              {key}
            </code>
          </>
        )}
        factsOf={({ direction, texts }) => (
          <>
            <span>{direction === 'rtl' ? t('Right to left') : t('Left to right')}</span>
            {texts && (
              <Progress className="w-48" label={t('Translated')} value={texts.translated} max={texts.total}>
                {t('{done} of {total} texts', { done: i18n.number(texts.translated), total: i18n.number(texts.total) })}
              </Progress>
            )}
          </>
        )}
        actionsOf={(row) => (
          <>
            {!row.is_default && row.is_active && (
              <Button size="sm" variant="ghost" busy={change.isPending} onClick={() => makeDefault(row)}>
                {t('Make default')}
              </Button>
            )}
            <ButtonLink size="sm" variant="secondary" href={paths.texts({ language: row.key })}>
              {t('Texts')}
            </ButtonLink>
          </>
        )}
        onEdit={setEditing}
      />
      <NounHistory noun="language" />
      {editing && (
        <RowDialog
          list="languages"
          row={editing === 'new' ? undefined : editing}
          title={editing === 'new' ? t('Add a language') : t('Language')}
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

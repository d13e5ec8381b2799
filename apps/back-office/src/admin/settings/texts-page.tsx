import { saveFile } from '@souk/client/api/download-file.ts';
import { Button } from '@souk/ui/button.tsx';
import { Skeleton } from '@souk/ui/feedback/skeleton.tsx';
import { toast } from '@souk/ui/overlay/toast.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router';
import { NotFoundPage } from '../../app/not-found-page.tsx';
import { SubjectHistory } from '../../features/audit/subject-history.tsx';
import { siteListQuery } from '../../features/site-lists/queries.ts';
import { ImportDialog } from '../../features/texts/import-dialog.tsx';
import { exportTexts, textsQuery } from '../../features/texts/queries.ts';
import { TextRow } from '../../features/texts/text-row.tsx';
import { BackLink } from '../../lib/back-link.tsx';
import { FilterBar, SearchField } from '../../lib/list/filter-bar.tsx';
import { ListPage, rowsPerPage } from '../../lib/list/list-page.tsx';
import { StatusTabs } from '../../lib/list/status-tabs.tsx';
import { useListFilters } from '../../lib/list/use-list-filters.ts';
import { paths } from '../../lib/paths.ts';
import { explainError, useServices } from '../../lib/services.tsx';

/** The texts of one language. */
export function TextsPage() {
  const { api } = useServices();
  const { language = '' } = useParams();
  const languages = useQuery(siteListQuery(api, 'languages'));
  const row = languages.data?.find(({ key }) => key === language);
  if (languages.data && !row) return <NotFoundPage />;
  if (!row) return <Skeleton className="h-96 rounded-lg" />;
  return <Texts key={language} language={{ name: language, title: row.title ?? language, direction: row.direction ?? 'ltr' }} />;
}

const stateTexts = { missing: 'Missing', own: 'Your wording' } as const;

type Language = { name: string; title: string; direction: 'ltr' | 'rtl' };

function Texts({ language }: { language: Language }) {
  const { api, i18n } = useServices();
  const { t } = i18n;
  const [isImporting, setImporting] = useState(false);
  const list = useListFilters(({ one, string }) => ({ state: one('state', ['missing', 'own']), search: string('search') }));
  const texts = useQuery(textsQuery(api, { language: language.name, ...list.filters, page: list.page, per_page: rowsPerPage }));
  const exporting = useMutation({
    mutationFn: () => exportTexts(api, language.name),
    onSuccess: (all) =>
      saveFile(new Blob([JSON.stringify(all, undefined, 2)], { type: 'application/json' }), `texts-${language.name}.json`),
    onError: (error) => toast.error(explainError(i18n, error)),
  });
  return (
    <>
      <BackLink href={paths.settings({ tab: 'languages' })} label={t('Languages')} />
      <ListPage
        title={t('Texts in {language}', { language: language.title })}
        actions={
          <span className="flex flex-wrap gap-2">
            <Button variant="secondary" busy={exporting.isPending} onClick={() => exporting.mutate()}>
              {t('Export')}
            </Button>
            <Button variant="secondary" onClick={() => setImporting(true)}>
              {t('Import')}
            </Button>
          </span>
        }
        list={list}
        query={texts}
        filters={
          <>
            <StatusTabs
              texts={stateTexts}
              counts={texts.data?.counts}
              value={list.filters.state}
              href={({ status }) => list.href({ state: status })}
            />
            <FilterBar>
              <SearchField
                label={t('Search texts')}
                placeholder={t('Words in English or in the language')}
                value={list.filters.search}
                onSearch={(search) => list.change({ search })}
              />
            </FilterBar>
          </>
        }
        texts={{
          count: (total) => i18n.plural(total, '{count} text', '{count} texts'),
          failed: t('The texts could not be loaded'),
          none: t('Nothing here yet'),
          noMatch: list.filters.state === 'missing' ? t('Nothing is missing') : t('Nothing matches this search'),
        }}
      >
        {(data) => (
          <ul aria-label={t('Texts')} className="divide-y divide-line overflow-clip rounded-lg border border-line bg-surface">
            {data.texts.map((wording) => (
              <TextRow key={`${wording.text} ${wording.own ?? ''}`} language={language} wording={wording} />
            ))}
          </ul>
        )}
      </ListPage>
      <SubjectHistory kind="texts" id={language.name} />
      {isImporting && <ImportDialog language={language.name} onClose={() => setImporting(false)} />}
    </>
  );
}

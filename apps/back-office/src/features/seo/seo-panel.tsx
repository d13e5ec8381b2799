import { Button } from '@souk/ui/button.tsx';
import { ErrorState } from '@souk/ui/feedback/error-state.tsx';
import { Skeleton } from '@souk/ui/feedback/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Panel } from '../../lib/panel.tsx';
import { SearchResult } from '../../lib/seo/search-result.tsx';
import { explainError, useServices } from '../../lib/services.tsx';
import { type SeoName, seoQuery } from './queries.ts';
import { SeoDialog } from './seo-dialog.tsx';

/** A page as search engines show it, in the default language, and a dialog that changes it. */
export function SeoPanel({ name, mayWrite }: { name: SeoName; mayWrite: boolean }) {
  const { api, i18n } = useServices();
  const { t } = i18n;
  const [isOpen, setIsOpen] = useState(false);
  const seo = useQuery(seoQuery(api, name));
  const { data } = seo;
  const own = data?.languages[0];
  return (
    <Panel title={t('Search engines')}>
      {seo.isPending && <Skeleton className="h-24 rounded-lg" />}
      {seo.isError && !data && (
        <ErrorState
          kind="inline"
          title={t('The texts could not be loaded')}
          text={explainError(i18n, seo.error)}
          onRetry={() => void seo.refetch()}
        />
      )}
      {data && own && (
        <>
          <SearchResult page={data} language={own} title={data.title[own.name] ?? ''} description={data.description[own.name] ?? ''} />
          {mayWrite && (
            <Button size="sm" variant="secondary" className="justify-self-start" onClick={() => setIsOpen(true)}>
              {t('Change title and description')}
            </Button>
          )}
          {isOpen && <SeoDialog {...{ name }} stored={data} onClose={() => setIsOpen(false)} />}
        </>
      )}
    </Panel>
  );
}

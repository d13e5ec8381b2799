import { isNotFound } from '@souk/client/api/api-error.ts';
import type { ContentName } from '@souk/contract/back-office/content-state';
import { ErrorState } from '@souk/ui/feedback/error-state.tsx';
import { Skeleton } from '@souk/ui/feedback/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { useMay } from '../app/session.ts';
import { SubjectHistory } from '../features/audit/subject-history.tsx';
import { ContentForm } from '../features/content/content-form.tsx';
import { editedState, siteTexts } from '../features/content/content-words.ts';
import { PreviewPanel } from '../features/content/preview-panel.tsx';
import { PublicationPanel } from '../features/content/publication-panel.tsx';
import { contentQuery } from '../features/content/queries.ts';
import { RevisionsPanel } from '../features/content/revisions-panel.tsx';
import { BackLink } from '../lib/back-link.tsx';
import { afterSave } from '../lib/forms/save-bar.tsx';
import { PanelTabs } from '../lib/frame/panel-tabs.tsx';
import { keysOf } from '../lib/list/use-list-filters.ts';
import { PageHeader } from '../lib/page-header.tsx';
import { paths } from '../lib/paths.ts';
import { explainError, useI18n, useServices } from '../lib/services.tsx';

export function PostPage() {
  const { t } = useI18n();
  const { key = '' } = useParams();
  return <TextPage name={{ kind: 'posts', key }} list={{ href: paths.contentList({ kind: 'posts' }), label: t('Posts') }} />;
}

export function PagePage() {
  const { t } = useI18n();
  const { key = '' } = useParams();
  return <TextPage name={{ kind: 'pages', key }} list={{ href: paths.contentList({ kind: 'pages' }), label: t('Pages') }} />;
}

type ListLink = { href: string; label: string };

/** A post or a page: its draft, what shoppers see, and a preview. */
function TextPage({ name, list }: { name: ContentName; list: ListLink }) {
  return (
    <>
      <BackLink {...list} />
      <Content key={name.key} name={name} listHref={list.href} />
    </>
  );
}

/** The lists of the home page and of every page, each a tab. */
export function SitePage() {
  const { t } = useI18n();
  const params = useParams();
  const kinds = keysOf(siteTexts);
  const kind = kinds.find((each) => each === params.kind) ?? 'banners';
  return (
    <>
      <PageHeader title={t('Home page and navigation')} />
      <PanelTabs
        label={t('Kind')}
        tabs={kinds.map((each) => ({ id: each, label: t(siteTexts[each]), href: paths.site({ kind: each }) }))}
        value={kind}
      />
      <Content key={kind} name={{ kind, key: 'all' }} listHref={undefined} />
    </>
  );
}

function Content({ name, listHref }: { name: ContentName; listHref: string | undefined }) {
  const { api, i18n } = useServices();
  const navigate = useNavigate();
  const mayWrite = useMay('content:write');
  const content = useQuery(contentQuery(api, name));
  const [isDirty, setIsDirty] = useState(false);
  if (!content.data) {
    if (content.isPending) return <Skeleton className="h-96 rounded-lg" />;
    return <Failure error={content.error} onRetry={() => void content.refetch()} />;
  }
  const { data } = content;
  const state = editedState(data);
  const title = state && 'title' in state ? nameIn(state.title, i18n.locale) : undefined;
  return (
    <>
      {listHref !== undefined && <PageHeader title={title ?? name.key} />}
      <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_27rem]">
        {/* Another version, for example a restored one, begins a new form. */}
        <ContentForm key={data.version} stored={data} mayWrite={mayWrite} onDirty={setIsDirty} />
        <div className="grid min-w-0 gap-5">
          <PublicationPanel
            content={data}
            mayWrite={mayWrite}
            isDirty={isDirty}
            onRemoved={() => listHref && void navigate(listHref, afterSave)}
          />
          <PreviewPanel content={data} />
          <RevisionsPanel content={data} mayWrite={mayWrite && !isDirty} />
          <SubjectHistory kind={name.kind} id={name.key} />
        </div>
      </div>
    </>
  );
}

function nameIn(texts: Readonly<Record<string, string>>, locale: string): string | undefined {
  return texts[locale] ?? Object.values(texts)[0];
}

function Failure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const i18n = useI18n();
  const { t } = i18n;
  if (isNotFound(error)) return <ErrorState title={t('It does not exist, or not any more.')} />;
  return <ErrorState title={t('The content could not be loaded')} text={explainError(i18n, error)} onRetry={onRetry} />;
}

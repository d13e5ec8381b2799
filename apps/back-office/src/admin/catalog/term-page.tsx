import { isNotFound } from '@souk/client/api/api-error.ts';
import type { TermKind } from '@souk/contract/back-office/catalog/terms';
import type { ProductChoices } from '@souk/contract/back-office/products';
import { ErrorState } from '@souk/ui/feedback/error-state.tsx';
import { Skeleton } from '@souk/ui/feedback/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from 'react-router';
import { NotFoundPage } from '../../app/not-found-page.tsx';
import { useMay } from '../../app/session.ts';
import { SubjectHistory } from '../../features/audit/subject-history.tsx';
import { choicesQuery } from '../../features/products/queries.ts';
import { termQuery } from '../../features/terms/queries.ts';
import { TermActions } from '../../features/terms/term-actions.tsx';
import { emptyTerm, TermForm } from '../../features/terms/term-form.tsx';
import { newTermTexts, termNouns, termTexts } from '../../features/terms/term-words.tsx';
import { BackLink } from '../../lib/back-link.tsx';
import { afterSave } from '../../lib/forms/save-bar.tsx';
import { keysOf } from '../../lib/list/use-list-filters.ts';
import { PageHeader } from '../../lib/page-header.tsx';
import { paths } from '../../lib/paths.ts';
import { explainError, useServices } from '../../lib/services.tsx';

/** One brand, colour, size or unit, or a new one. */
export function TermPage() {
  const params = useParams();
  const kind = keysOf(termTexts).find((each) => each === params.kind);
  if (!kind) return <NotFoundPage />;
  return <Term key={`${kind}/${params.id}`} kind={kind} id={params.id === 'new' ? null : Number(params.id) || 0} />;
}

function Term({ kind, id }: { kind: TermKind; id: number | null }) {
  const { api, i18n } = useServices();
  const { t } = i18n;
  const navigate = useNavigate();
  const mayWrite = useMay('products:write');
  const term = useQuery({ ...termQuery(api, kind, id ?? 0), enabled: id !== null });
  const choices = useQuery(choicesQuery(api));
  const failed = [term, choices].find(({ error }) => error);
  const isMissing = isNotFound(term.error);
  const stored = id === null ? emptyTerm : term.data;
  const title = id === null ? t(newTermTexts[kind]) : nameIn(term.data?.name, i18n.locale) || t(termTexts[kind]);
  return (
    <>
      <BackLink href={paths.terms({ kind })} label={t(termTexts[kind])} />
      <PageHeader title={title} />
      {!(stored && choices.data) && !failed && <Skeleton className="h-64 rounded-lg" />}
      {failed && (
        <ErrorState
          title={isMissing ? t('It does not exist, or not any more.') : t('It could not be loaded')}
          text={isMissing ? undefined : explainError(i18n, failed.error)}
          onRetry={isMissing ? undefined : () => void failed.refetch()}
        />
      )}
      {stored && choices.data && (
        <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_22rem]">
          <TermForm
            {...{ kind, stored }}
            languages={choices.data.languages}
            onCreated={(created) => void navigate(paths.term({ kind, id: created.id }), afterSave)}
          />
          {id !== null && (
            <div className="grid gap-5">
              {mayWrite && <TermActions {...{ kind }} term={stored} name={title} choices={choicesOf(choices.data, kind)} />}
              <SubjectHistory kind={termNouns[kind]} id={id} />
            </div>
          )}
        </div>
      )}
    </>
  );
}

function nameIn(name: Readonly<Record<string, string>> | undefined, locale: string): string | undefined {
  return name && (name[locale] ?? Object.values(name)[0]);
}

function choicesOf(choices: ProductChoices, kind: TermKind): readonly { id: number; name: string }[] {
  return choices[kind];
}

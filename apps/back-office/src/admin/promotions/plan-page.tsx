import { isNotFound } from '@souk/client/api/api-error.ts';
import { Badge } from '@souk/ui/badge.tsx';
import { ErrorState } from '@souk/ui/feedback/error-state.tsx';
import { Skeleton } from '@souk/ui/feedback/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { useMay } from '../../app/session.ts';
import { SubjectHistory } from '../../features/audit/subject-history.tsx';
import { PlanActions } from '../../features/memberships/plan-actions.tsx';
import { PlanForm } from '../../features/memberships/plan-form.tsx';
import { emptyPlan } from '../../features/memberships/plan-values.ts';
import { planQuery } from '../../features/memberships/queries.ts';
import { BackLink } from '../../lib/back-link.tsx';
import { panelChoicesQuery } from '../../lib/choices-query.ts';
import { afterSave } from '../../lib/forms/save-bar.tsx';
import { PageHeader } from '../../lib/page-header.tsx';
import { paths } from '../../lib/paths.ts';
import { explainError, useServices } from '../../lib/services.tsx';

/** One membership plan, or a new one. */
export function PlanPage() {
  const { api, i18n } = useServices();
  const { t } = i18n;
  const navigate = useNavigate();
  const params = useParams();
  const [round, setRound] = useState(0);
  const isNew = params.id === 'new';
  const id = Number(params.id) || 0;
  const mayWrite = useMay('promotions:write');
  const plan = useQuery({ ...planQuery(api, id), enabled: !isNew });
  const choices = useQuery(panelChoicesQuery(api));
  const failed = [plan, choices].find(({ error }) => error);
  const isMissing = isNotFound(plan.error);
  const stored = isNew ? emptyPlan : plan.data;
  const isReady = stored && choices.data;
  return (
    <>
      <BackLink href={paths.plans()} label={t('Membership plans')} />
      <PageHeader title={isNew ? t('New plan') : (nameIn(stored?.name, i18n.locale) ?? t('Plan'))}>
        {plan.data && <Badge tone={plan.data.is_offered ? 'success' : 'neutral'}>{plan.data.is_offered ? t('Offered') : t('Ended')}</Badge>}
      </PageHeader>
      {!isReady && !failed && <Skeleton className="h-96 rounded-lg" />}
      {failed && !isReady && (
        <ErrorState
          title={isMissing ? t('There is no such plan') : t('The plan could not be loaded')}
          text={isMissing ? undefined : explainError(i18n, failed.error)}
          onRetry={isMissing ? undefined : () => void failed.refetch()}
        />
      )}
      {isReady && (
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 xl:grid-cols-[minmax(0,1fr)_22rem]">
          <PlanForm
            key={`${params.id} ${round}`}
            stored={stored}
            languages={choices.data.languages}
            currency={choices.data.currency}
            mayWrite={mayWrite}
            onCreated={(created) => void navigate(paths.plan({ id: created.id }), afterSave)}
          />
          {!isNew && (
            <div className="grid gap-5">
              <PlanActions plan={stored} mayWrite={mayWrite} onChanged={() => setRound(round + 1)} />
              <SubjectHistory kind="plan" id={id} />
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

import { ButtonLink } from '@souk/ui/button.tsx';
import { ErrorState } from '@souk/ui/feedback/error-state.tsx';
import { Skeleton } from '@souk/ui/feedback/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { SubjectHistory } from '../features/audit/subject-history.tsx';
import { commissionRulesQuery } from '../features/commissions/queries.ts';
import { RuleForm } from '../features/commissions/rule-form.tsx';
import { PageHeader } from '../lib/page-header.tsx';
import { paths } from '../lib/paths.ts';
import { explainError, useServices } from '../lib/services.tsx';

/** The rules by which shops pay the marketplace for new orders. */
export function CommissionRulesPage() {
  const { api, i18n } = useServices();
  const { t } = i18n;
  const rules = useQuery(commissionRulesQuery(api));
  return (
    <>
      <PageHeader title={t('Commission')}>
        <ButtonLink variant="secondary" href={paths.sales()}>
          {t('Sales by shop')}
        </ButtonLink>
      </PageHeader>
      <p className="max-w-prose text-sm text-ink-muted">
        {t(
          'The first rule that matches an item, or the delivery, counts. An order stores its commission when it is placed: a change applies to new orders only.',
        )}
      </p>
      {rules.isPending && <Skeleton className="h-96 rounded-lg" />}
      {rules.isError && !rules.data && (
        <ErrorState
          title={t('The rules could not be loaded')}
          text={explainError(i18n, rules.error)}
          onRetry={() => void rules.refetch()}
        />
      )}
      {rules.data && <RuleForm key={rules.data.version} stored={rules.data} />}
      {rules.data && <SubjectHistory kind="commission" id="rules" />}
    </>
  );
}

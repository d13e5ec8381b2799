import type { ManagedPlan } from '@souk/contract/back-office/promotions/plans';
import { Button } from '@souk/ui/button.tsx';
import { toast } from '@souk/ui/overlay/toast.ts';
import { Link } from '@souk/ui/ui-context.tsx';
import { Panel } from '../../lib/panel.tsx';
import { paths } from '../../lib/paths.ts';
import { explainError, useI18n } from '../../lib/services.tsx';
import { useUndoToast } from '../../lib/use-undo-toast.ts';
import { useOfferPlan } from './queries.ts';

/** Stops offering a plan, or offers it again; and the way to its members. */
export function PlanActions({ plan, mayWrite, onChanged }: { plan: ManagedPlan; mayWrite: boolean; onChanged: () => void }) {
  const i18n = useI18n();
  const { t, plural } = i18n;
  const showUndo = useUndoToast();
  const offer = useOfferPlan(plan.id);
  const handleChange = (is_offered: boolean) =>
    offer.mutate(
      { is_offered, version: plan.version },
      {
        onSuccess: ({ entry_id }) => {
          showUndo(is_offered ? t('The plan is offered') : t('The plan is no longer offered'), entry_id);
          onChanged();
        },
        onError: (error) => toast.error(explainError(i18n, error)),
      },
    );
  return (
    <Panel title={t('Members')}>
      <Link href={paths.memberships({ plan: String(plan.id) })} className="text-sm font-semibold text-accent hover:underline">
        {plural(plan.members, '{count} member', '{count} members')}
      </Link>
      {mayWrite && (
        <Button
          size="sm"
          variant={plan.is_offered ? 'danger' : 'secondary'}
          busy={offer.isPending}
          className="justify-self-start"
          onClick={() => handleChange(!plan.is_offered)}
        >
          {plan.is_offered ? t('Stop offering it') : t('Offer it')}
        </Button>
      )}
      <p className="text-sm text-ink-muted">{t('Existing memberships continue until their end.')}</p>
    </Panel>
  );
}

import { toAmountText } from '@souk/money/amount-text';
import { listPlansToOperate, presentOperatedPlan } from '../../modules/membership/operate-plans.ts';
import { pickText } from '../../platform/text/pick-text.ts';
import { defineCommand } from '../command.ts';
import { renderTable } from '../render-table.ts';

export const plansList = defineCommand({
  name: 'plans list',
  summary: 'Membership plans, also those that are no longer offered.',
  examples: ['plans list'],
  fields: {},
  async run(_given, { context, show }) {
    const plans = await listPlansToOperate(context.read);
    const rows = plans.map((plan) => [
      ...[
        plan.id,
        pickText(plan.name, context),
        plan.active ? 'offered' : 'ended',
        toAmountText(plan.price),
        plan.duration_days ?? 'no end',
      ],
      ...[`${toAmountText(plan.discount_basis_points)} %`, plan.free_delivery ? 'free' : '', plan.members],
    ]);
    show(
      { plans: plans.map(presentOperatedPlan) },
      renderTable(['id', 'name', 'is', 'price', 'days', 'takes off', 'delivery', 'members'], rows),
    );
  },
});

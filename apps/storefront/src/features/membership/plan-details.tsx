import type { Plan } from '@souk/contract/content';
import { PlanBenefits } from './plan-benefits.tsx';
import { PlanPrice } from './plan-card.tsx';
import { PlanEmblem } from './plan-emblem.tsx';
import { PlanWorth } from './plan-worth.tsx';

/** What is being bought. */
export function PlanDetails({ plan }: { plan: Plan }) {
  return (
    <section aria-labelledby="plan-name" className="grid gap-5 rounded-lg border border-line bg-surface p-4 sm:p-6">
      <div className="flex items-start gap-4 sm:gap-6">
        <PlanEmblem plan={plan} strong className="w-18 sm:w-22" />
        <div className="grid min-w-0 flex-1 gap-1.5">
          <h2 id="plan-name" className="text-xl">
            {plan.name}
          </h2>
          <PlanPrice plan={plan} />
        </div>
      </div>
      {(plan.description || plan.short_description) && (
        <p className="max-w-prose text-ink-muted">{plan.description || plan.short_description}</p>
      )}
      <div className="grid gap-5 lg:grid-cols-2">
        <PlanBenefits benefits={plan.benefits} />
        <PlanWorth plan={plan} />
      </div>
    </section>
  );
}

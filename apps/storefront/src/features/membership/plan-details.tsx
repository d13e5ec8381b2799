import type { Plan } from '@souk/contract/content';
import { Check } from 'lucide-react';
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
        <ul className="grid content-start gap-2.5 text-sm">
          {plan.benefits.map((benefit) => (
            <li key={benefit} className="flex gap-2.5">
              <Check aria-hidden="true" className="mt-0.5 size-4.5 shrink-0 text-success-text" />
              {benefit}
            </li>
          ))}
        </ul>
        <PlanWorth plan={plan} />
      </div>
    </section>
  );
}

import { Check } from 'lucide-react';

/** What comes with a plan besides its discount. */
export function PlanBenefits({ benefits }: { benefits: readonly string[] }) {
  return (
    <ul className="grid content-start gap-2.5 text-sm">
      {benefits.map((benefit) => (
        <li key={benefit} className="flex gap-2.5">
          <Check aria-hidden="true" className="mt-0.5 size-4.5 shrink-0 text-success-text" />
          {benefit}
        </li>
      ))}
    </ul>
  );
}

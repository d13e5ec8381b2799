import type { Plan } from '@souk/contract/content';
import { Truck } from 'lucide-react';
import { useI18n } from '../../lib/services/services-context.tsx';
import { classNames } from '../../ui/class-names.ts';

type PlanEmblemProps = { plan: Pick<Plan, 'discount_percentage'>; strong?: boolean | undefined; className?: string | undefined };

/** What a plan takes off, in the house's arch. Decoration: the words beside it say the same. */
export function PlanEmblem({ plan, strong = false, className = 'w-18' }: PlanEmblemProps) {
  const { t, percent } = useI18n();
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'arch block aspect-4/5 shrink-0',
        strong ? 'bg-primary text-on-primary' : 'bg-primary-soft text-on-primary-soft',
        className,
      )}
    >
      {/* Lower than the middle, where an arch is widest. */}
      <span className="grid h-full place-content-center justify-items-center pt-[18%] leading-none">
        {plan.discount_percentage > 0 ? (
          <>
            <span className="text-xl font-bold tabular-nums">{percent(plan.discount_percentage)}</span>
            <span className="mt-0.5 text-xs font-semibold">{t('off')}</span>
          </>
        ) : (
          <Truck className="mirror size-7" />
        )}
      </span>
    </span>
  );
}

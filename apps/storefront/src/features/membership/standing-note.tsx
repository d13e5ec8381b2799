import type { Plan } from '@souk/contract/content';
import type { Subscription } from '@souk/contract/membership';
import { paths } from '../../lib/paths.ts';
import { useI18n } from '../../lib/services/services-context.tsx';
import { Note } from '../../ui/note.tsx';
import { Link } from '../../ui/ui-context.tsx';

/** What buying means for somebody who has a membership already. */
export function StandingNote({ plan, current }: { plan: Plan; current: Subscription }) {
  const { t, plural, date } = useI18n();
  const { ends_at } = current;
  const mine = (
    <Link href={paths.subscription()} className="font-semibold underline underline-offset-4">
      {t('My Subscription')}
    </Link>
  );
  if (isForGood(plan, current)) {
    return (
      <Note tone="success">
        {t('You have this plan already, and it does not end')}. {mine}
      </Note>
    );
  }
  const until = ends_at
    ? t('Your {plan} membership runs until {date}.', { plan: current.plan.name, date: date(ends_at) })
    : t('Your {plan} membership has no end.', { plan: current.plan.name });
  const next =
    current.plan.id === plan.id
      ? plural(plan.duration_days ?? 0, 'Buying it again adds {count} day to that.', 'Buying it again adds {count} days to that.')
      : t('This plan takes its place at once, and what is left of it is lost.');
  return (
    <Note tone={current.plan.id === plan.id ? 'info' : 'warn'}>
      {until} {next} {mine}
    </Note>
  );
}

/** There is nothing more to buy of a plan without an end. */
export function isForGood(plan: Plan, current: Subscription | null | undefined): boolean {
  return current?.plan.id === plan.id && current.ends_at === null;
}

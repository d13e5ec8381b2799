import type { MySubscription, Subscription } from '@souk/contract/membership';
import type { ReadContext, SignedIn } from '../../context.ts';
import { presentSubscription } from './presenter.ts';
import { listSubscriptions } from './repository.ts';

/** The membership that runs, the one that waits for its payment, and those that were. What was never paid is no history. */
export async function readSubscriptions(context: SignedIn<ReadContext>): Promise<MySubscription> {
  const now = context.clock.now();
  const rows = await listSubscriptions(context.read, context.actor.person_id, now);
  const all = rows.map((row) => ({ shown: presentSubscription(row, context, now), isAwaited: row.is_awaited }));
  return {
    current: all.find(({ shown }) => shown.status === 'active')?.shown ?? null,
    pending: all.find(({ shown, isAwaited }) => shown.status === 'pending' && isAwaited)?.shown ?? null,
    history: all.map(({ shown }) => shown).filter(({ status, starts_at }) => status !== 'active' && starts_at !== null),
  };
}

/** One of the person's own, just after it was written. */
export async function readSubscription(context: SignedIn<ReadContext>, id: number): Promise<Subscription> {
  const now = context.clock.now();
  const row = (await listSubscriptions(context.read, context.actor.person_id, now)).find((each) => each.id === id);
  if (!row) throw new Error(`The subscription ${id} is not there`);
  return presentSubscription(row, context, now);
}

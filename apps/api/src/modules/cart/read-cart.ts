import type { Cart } from '@souk/contract/cart';
import type { ReadContext, SignedIn } from '../../context.ts';
import type { Message } from '../../platform/http/problem.ts';
import { listLines } from './list-lines.ts';
import { presentCart } from './presenter.ts';

/** The cart as it is now. What is being bought at once is not in it. */
export async function readCart(context: SignedIn<ReadContext>, notes: readonly Message[] = []): Promise<Cart> {
  const { read, actor, clock } = context;
  const lines = await listLines(read, { personId: actor.person_id, isBuyNow: false, now: clock.now() });
  return presentCart(lines, context, notes);
}

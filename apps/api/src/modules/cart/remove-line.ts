import type { Cart } from '@souk/contract/cart';
import type { Context, SignedIn } from '../../context.ts';
import type { Message } from '../../platform/http/problem.ts';
import { findOwnLine, type LineChoice, noSuchLine } from './find-own-line.ts';
import { readCart } from './read-cart.ts';
import { decrementLine as decrementRow, deleteLine as deleteRow } from './repository.ts';

/** Clients compare the message letter for letter, so no language may have its own words for it: it is put in, not translated. */
const removed: Message = { text: '{words}', with: { words: 'product removed from cart' } };

type Changed = { data: Cart; message: Message };

/** One piece fewer of a line; the last one removes it. */
export async function decrementLine(context: SignedIn<Context>, choice: LineChoice): Promise<Changed> {
  const { db, actor, clock } = context;
  const lineId = await findOwnLine(context, choice);
  const changed = await decrementRow(db, { personId: actor.person_id, lineId, now: clock.now() });
  if (!changed) throw noSuchLine();
  const data = await readCart({ ...context, read: db });
  return { data, message: changed.is_removed ? removed : { text: 'Cart updated' } };
}

/** The whole line out of the cart. */
export async function deleteLine(context: SignedIn<Context>, choice: LineChoice): Promise<Changed> {
  const { db, actor } = context;
  const lineId = await findOwnLine(context, choice);
  if (!(await deleteRow(db, { personId: actor.person_id, lineId }))) throw noSuchLine();
  return { data: await readCart({ ...context, read: db }), message: removed };
}

import type { Cart } from '@souk/contract/cart';
import type { Context, SignedIn } from '../../context.ts';
import { pickText } from '../../platform/text/pick-text.ts';
import { findOwnLine, type LineChoice, noSuchLine } from './find-own-line.ts';
import { listLines } from './list-lines.ts';
import { onlySoMany, presentCart } from './presenter.ts';
import { incrementLine as incrementRow } from './repository.ts';

/** One more piece of a line; where there is none the answer says so. */
export async function incrementLine(context: SignedIn<Context>, choice: LineChoice): Promise<Cart> {
  const { db, actor, clock } = context;
  const now = clock.now();
  const lineId = await findOwnLine(context, choice);
  const changed = await incrementRow(db, { personId: actor.person_id, lineId, now });
  if (!changed) throw noSuchLine();
  const lines = await listLines(db, { personId: actor.person_id, isBuyNow: false, now });
  const full = changed.is_capped ? lines.find(({ line_id, quantity, stock }) => line_id === lineId && quantity === stock) : undefined;
  return presentCart(lines, context, full ? [onlySoMany(pickText(full.name, context), full.stock)] : []);
}

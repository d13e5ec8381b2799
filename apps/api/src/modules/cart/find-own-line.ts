import type { Context, SignedIn } from '../../context.ts';
import { notFound, type Problem } from '../../platform/http/problem.ts';
import { type Choice, fittingOptions } from './domain/choose-variant.ts';
import { listOwnLines } from './repository.ts';

export type LineChoice = Choice & { product_id: number; is_buy_now?: boolean | undefined };

/** The id of the line that is meant: of the product's lines that fit the choice the one touched last. */
export async function findOwnLine({ db, actor }: SignedIn<Context>, choice: LineChoice): Promise<number> {
  const lines = await listOwnLines(db, { personId: actor.person_id, productId: choice.product_id, isBuyNow: choice.is_buy_now ?? false });
  const fitting = fittingOptions(lines, choice);
  const line = 'options' in fitting ? fitting.options[0] : undefined;
  if (!line) throw noSuchLine();
  return line.line_id;
}

export function noSuchLine(): Problem {
  return notFound('There is no such product in your cart');
}

import { secondFactorNeeded } from '@souk/contract/back-office/access/staff';
import type { Context } from '../../context.ts';
import { operatorError } from '../../platform/app-error.ts';
import { findSecondFactorTime } from './queries.ts';

const recentMinutes = 10;

/** Throws 403 with a code that the panel knows, unless the session entered the second factor within ten minutes. */
export async function checkRecentSecondFactor({
  db,
  clock,
  operator,
}: Pick<Context, 'db' | 'clock'> & { operator: { session_id: number } }): Promise<void> {
  const entered = await findSecondFactorTime(db, operator.session_id);
  if (entered && clock.now().getTime() - entered.getTime() <= recentMinutes * 60_000) return;
  throw operatorError('forbidden', 'Enter the code of your authenticator app again.', undefined, { code: secondFactorNeeded });
}

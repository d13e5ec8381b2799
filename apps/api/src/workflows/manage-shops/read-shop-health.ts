import type { ShopHealth } from '@souk/contract/back-office/shop-health';
import type { CallQuery } from '@souk/contract/calls';
import type { ReadContext } from '../../context.ts';
import { listShopHealth } from '../../modules/sellers/queries/health.ts';
import { getLateAfterHours } from '../../modules/settings/queries.ts';
import { addDays } from '../../platform/clock/day-range.ts';
import { pickText } from '../../platform/text/texts.ts';

/** A message or question that waits longer is unanswered. */
const answerHours = 24;

/** How well each shop served its orders, messages and questions in the last days. */
export async function readShopHealth(context: ReadContext, query: CallQuery<'GET /admin/shop-health'>): Promise<ShopHealth> {
  const now = context.clock.now();
  const days = Number(query.days);
  const start = addDays(now, -days);
  const late_after_hours = await getLateAfterHours(context.read);
  const rows = await listShopHealth(context.read, { start, now, lateHours: late_after_hours, answerHours });
  const shops = rows.map((row) => ({ ...row, name: pickText(row.name, context) }));
  return { days, late_after_hours, answer_hours: answerHours, shops };
}

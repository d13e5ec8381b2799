import type { HealthFigures, ShopHealth } from '@souk/contract/back-office/shop-health';
import type { CallQuery } from '@souk/contract/calls';
import type { OwnHealth } from '@souk/contract/seller/health';
import type { AsSeller, ReadContext } from '../../context.ts';
import { listShopHealth } from '../../modules/sellers/queries/health.ts';
import { findShopHealth } from '../../modules/sellers/queries/shop-health.ts';
import { getLateAfterHours } from '../../modules/settings/queries.ts';
import { addDays } from '../../platform/clock/day-range.ts';
import { pickText } from '../../platform/text/texts.ts';

/** A message or question that waits longer is unanswered. */
const answerHours = 24;

const none: HealthFigures = {
  ...{ orders: 0, late: 0, cancelled: 0, returned: 0 },
  ...{ conversations: 0, unanswered_conversations: 0, questions: 0, unanswered_questions: 0 },
};

/** How well each shop served its orders, messages and questions in the last days. */
export async function readShopHealth(context: ReadContext, query: CallQuery<'GET /admin/shop-health'>): Promise<ShopHealth> {
  const { limits, wanted } = await readLimits(context, Number(query.days));
  const rows = await listShopHealth(context.read, wanted);
  return { ...limits, shops: rows.map((row) => ({ ...row, name: pickText(row.name, context) })) };
}

/** The same of the shop of the session. */
export async function readOwnHealth(context: AsSeller<ReadContext>, query: CallQuery<'GET /seller/health'>): Promise<OwnHealth> {
  const { limits, wanted } = await readLimits(context, Number(query.days));
  const row = await findShopHealth(context.operator.shop_id, context.read, wanted);
  if (!row) return { ...limits, figures: none };
  const { id: _id, name: _name, ...figures } = row;
  return { ...limits, figures };
}

async function readLimits({ read, clock }: ReadContext, days: number) {
  const now = clock.now();
  const late_after_hours = await getLateAfterHours(read);
  return {
    limits: { days, late_after_hours, answer_hours: answerHours },
    wanted: { start: addDays(now, -days), now, lateHours: late_after_hours, answerHours },
  };
}

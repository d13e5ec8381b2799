import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { DB } from '../../../db/schema.ts';
import type { AsSeller, AsStaff, Context } from '../../context.ts';
import { hashToken, newToken } from '../../modules/identity/domain/token.ts';
import { insertSession, revokeSession } from '../../modules/identity/queries/sessions.ts';
import { endShopLook, listEndedLooks } from '../../modules/sellers/queries/looks.ts';
import { insertShopLook } from '../../modules/sellers/queries/shop-looks.ts';
import { findShopBlock } from '../../modules/sellers/queries/shop-members.ts';
import { notFound } from '../../platform/app-error.ts';
import { type AuditContext, recordAudit } from '../../platform/audit/record-audit.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { type AnyJob, defineJob } from '../../platform/jobs/define-job.ts';
import { networkOf } from '../../platform/limits/miss-limit.ts';

const lookMinutes = 30;
const jobName = 'end-looks';

type Sender = { device: string; address: string };

/** Opens a session that sees the seller panel of a shop, as its owner does, and may change nothing. */
export function lookAtShop(
  context: AsStaff<Context>,
  shopId: number,
  { device, address }: Sender,
): Promise<{ data: Record<string, never>; token: string }> {
  const { person_id, session_id: staff_session_id } = context.operator;
  return inTransaction(context.db, async (transaction) => {
    if (!(await findShopBlock(shopId, transaction))) throw notFound();
    const now = context.clock.now();
    const expires_at = new Date(now.getTime() + lookMinutes * 60_000);
    const token = newToken();
    const { id: session_id } = await insertSession(transaction, {
      ...{ person_id, audience: 'seller', shop_id: shopId, token_hash: hashToken(token), device, network: networkOf(address) },
      ...{ created_at: now, last_used_at: now, expires_at },
    });
    await insertShopLook(shopId, transaction, { person_id, session_id, staff_session_id, started_at: now, expires_at });
    await recordAudit(transaction, context, { action: 'shop.look', subject: { kind: 'shop', id: shopId } });
    return { data: {}, token };
  });
}

/** Ends the session of a look by its member. */
export function endLook(context: AsSeller<Context>, lookId: number): Promise<void> {
  return inTransaction(context.db, async (transaction) => {
    await revokeSession(transaction, context.operator.session_id, context.clock.now());
    await recordEnd(context, transaction, lookId);
  });
}

async function recordEnd(context: AuditContext, transaction: Kysely<DB>, lookId: number): Promise<void> {
  const ended = await endShopLook(transaction, lookId, context.clock.now());
  if (ended) await recordAudit(transaction, context, { action: 'shop.end-look', subject: { kind: 'shop', id: ended.shop_id } });
}

/** Records the end of looks whose time is over, or whose member has signed out, was blocked or removed. */
export function endLooksJob({ db, clock }: { db: Kysely<DB>; clock: Clock }): AnyJob {
  return defineJob({
    name: jobName,
    cron: '* * * * *',
    payload: z.unknown(),
    run: () =>
      inTransaction(db, async (transaction) => {
        for (const { id, person_id, session_id } of await listEndedLooks(transaction, clock.now())) {
          const isKnown = person_id !== null && session_id !== null;
          const operator: AuditContext['operator'] = isKnown ? { kind: 'staff', person_id, session_id } : { kind: 'command-line' };
          await recordEnd({ operator, caller: { address: '', device: jobName }, clock }, transaction, id);
        }
      }),
  });
}

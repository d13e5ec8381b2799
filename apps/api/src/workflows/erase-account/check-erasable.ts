import type { DB } from '../../../db/schema.ts';
import { hasOrdersUnderWay } from '../../modules/orders/orders-under-way.ts';
import { hasOpenPayments } from '../../modules/payments/open-payments.ts';
import type { ReadDatabase } from '../../platform/database/read-database.ts';
import { conflict } from '../../platform/http/problem.ts';

/** Refuses to erase who waits for goods or money: nobody would know any more where they go. */
export async function checkErasable(read: ReadDatabase<DB>, personId: number): Promise<void> {
  if (await hasOrdersUnderWay(read, personId))
    throw conflict('You have orders under way. Your account can be deleted once they have arrived or are cancelled.');
  if (await hasOpenPayments(read, personId))
    throw conflict('A payment or a refund of yours is still open. Your account can be deleted once it is settled.');
}

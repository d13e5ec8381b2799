import type { CallBody } from '@souk/contract/calls';
import type { Context } from '../../context.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { tooMany } from '../../platform/http/problem.ts';
import { forgetContactAddresses, insertContactMessage, listContactTimes, lockAddress } from './contact-repository.ts';

const mostInWindow = 5;
const windowMilliseconds = 60 * 60 * 1000;

/** Keeps a message of the contact form; one network address may send five an hour. */
export function sendContactMessage(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  body: CallBody<'POST /support'>,
  address: string,
): Promise<void> {
  return inTransaction(db, async (transaction) => {
    const now = clock.now();
    const windowStart = new Date(now.getTime() - windowMilliseconds);
    await lockAddress(transaction, address);
    const times = await listContactTimes(transaction, address, windowStart);
    const [oldest] = times;
    if (oldest && times.length >= mostInWindow) {
      const seconds = (oldest.getTime() - windowStart.getTime()) / 1000;
      throw tooMany('You have sent several messages already. Please try again later.', seconds);
    }
    await forgetContactAddresses(transaction, windowStart);
    await insertContactMessage(transaction, { ...body, email: body.email ?? null, address, created_at: now });
  });
}

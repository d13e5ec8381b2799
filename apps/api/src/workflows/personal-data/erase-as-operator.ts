import type { Context } from '../../context.ts';
import { AppError, operatorError } from '../../platform/app-error.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { erasePerson } from './erase-account.ts';

/** Erases a person's account for the operator. A refusal quotes what the shopper would read. */
export async function eraseAccountAsOperator(context: Context, personId: number): Promise<void> {
  const { db, clock } = context;
  try {
    await inTransaction(db, (transaction) => erasePerson(context, transaction, { personId, now: clock.now() }));
  } catch (error) {
    if (error instanceof AppError && error.status === 409)
      throw operatorError('conflict', {
        text: 'The account cannot be erased yet. The shopper would read: "{refusal}"',
        with: { refusal: error.reason.text },
      });
    throw error;
  }
}

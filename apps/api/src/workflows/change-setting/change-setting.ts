import type { Kysely } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import { ConfigError } from '../../config/config.ts';
import type { Way } from '../../integrations/messages/message-channel.ts';
import { checkSignInMethods } from '../../modules/identity/social/sign-in-methods.ts';
import { changeSetting as change, type SettingChange } from '../../modules/settings/change-setting.ts';
import { operatorError } from '../../platform/app-error.ts';
import { inTransaction } from '../../platform/database/transaction.ts';

/** Refuses a change after which nobody could sign in or register with the channels of the process. */
export function changeSetting(db: Kysely<DB>, ways: readonly Way[], given: SettingChange) {
  return inTransaction(db, async (transaction) => {
    const changed = await change(transaction, given);
    try {
      await checkSignInMethods(transaction, ways);
    } catch (error) {
      if (error instanceof ConfigError)
        throw operatorError(
          'invalid',
          `cannot be changed: the marketplace would not start again. ${error.failures.join(' ')}`,
          changed.name,
        );
      throw error;
    }
    return changed;
  });
}

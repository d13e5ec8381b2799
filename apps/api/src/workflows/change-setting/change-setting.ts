import type { Kysely } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import { ConfigError } from '../../config.ts';
import type { Way } from '../../integrations/messages/message-channel.ts';
import { checkWaysIn } from '../../modules/identity/check-ways-in.ts';
import { changeSetting as change, type SettingChange } from '../../modules/settings/change-setting.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { Fault } from '../../platform/fault.ts';

/** Changes a setting, unless nobody could sign in or register any more by what the process can send. */
export function changeSetting(db: Kysely<DB>, ways: readonly Way[], given: SettingChange) {
  return inTransaction(db, async (transaction) => {
    const changed = await change(transaction, given);
    try {
      await checkWaysIn(transaction, ways);
    } catch (error) {
      if (error instanceof ConfigError)
        throw new Fault(`stays as it is: the market would not start again. ${error.failures.join(' ')}`, changed.name);
      throw error;
    }
    return changed;
  });
}

import type { Transaction } from 'kysely';
import { z } from 'zod';
import type { DB } from '../../../db/schema.ts';
import { ConfigError } from '../../config/config.ts';
import type { Context } from '../../context.ts';
import type { Way } from '../../integrations/messages/message-channel.ts';
import { checkSignInMethods } from '../../modules/identity/social/sign-in-methods.ts';
import {
  type ChangedSetting,
  changeSettings as change,
  changeTypedSetting as changeTyped,
  type SettingChange,
  type TypedChange,
} from '../../modules/settings/change-setting.ts';
import { operatorError } from '../../platform/app-error.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import { inTransaction } from '../../platform/database/transaction.ts';

export type Acting = Pick<Context, 'db' | 'clock' | 'operator' | 'caller'>;

/** Changes settings, all or none of them. Returns the ids of their entries in the audit log. */
export function changeSettings(context: Acting, ways: readonly Way[], changes: readonly SettingChange[]): Promise<number[]> {
  return inTransaction(context.db, async (transaction) => {
    const changed = await change(transaction, changes);
    return record(transaction, context, { ways, changed });
  });
}

/** Changes one setting to a value that was typed at the command line. */
export function changeTypedSetting(context: Acting, ways: readonly Way[], given: TypedChange): Promise<ChangedSetting> {
  return inTransaction(context.db, async (transaction) => {
    const changed = await changeTyped(transaction, given);
    await record(transaction, context, { ways, changed: [changed] });
    return changed;
  });
}

const Recorded = z.object({ value: z.json() });

/** Stores the former value of an entry again. */
export function restoreSetting(context: Acting, ways: readonly Way[], { subject_id, before }: { subject_id: string; before: unknown }) {
  return changeSettings(context, ways, [{ name: subject_id, value: Recorded.parse(before).value }]);
}

type Changed = { ways: readonly Way[]; changed: readonly ChangedSetting[] };

/** Refuses changes after which nobody could sign in or register with the channels of the process, and records the others. */
async function record(transaction: Transaction<DB>, context: Acting, { ways, changed }: Changed): Promise<number[]> {
  try {
    await checkSignInMethods(transaction, ways);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    throw operatorError(
      'invalid',
      { text: 'cannot be changed: nobody could sign in or register any more', hint: error.failures.join(' ') },
      changed[0]?.name,
    );
  }
  const ids: number[] = [];
  for (const { name, from, to } of changed) {
    const subject = { kind: 'setting', id: name };
    const entry = { action: 'setting.change', subject, before: { value: from }, after: { value: to } };
    const id = await recordAudit(transaction, context, entry);
    if (id !== null) ids.push(id);
  }
  return ids;
}

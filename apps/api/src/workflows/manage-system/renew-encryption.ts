import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { DB } from '../../../db/schema.ts';
import { listSealedValues, type RenewedValue, sealedColumns, updateSealedValues } from '../../modules/staff/queries/sealed-values.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { type AnyJob, defineJob } from '../../platform/jobs/define-job.ts';
import { type AppSecrets, createSealer } from '../../platform/secrets/create-sealer.ts';

/** `unreadable`: values that were encrypted with neither secret. */
export type Renewal = { renewed: number; unreadable: number };

/** Encrypts everything again with the current APP_SECRET that was encrypted with the previous one. */
export function renewEncryption(db: Kysely<DB>, secrets: AppSecrets): Promise<Renewal> {
  return inTransaction(db, async (transaction) => {
    const total: Renewal = { renewed: 0, unreadable: 0 };
    for (const column of sealedColumns) {
      const sealer = createSealer(secrets, column.purpose);
      const stored = await listSealedValues(transaction, column);
      const changed = stored.flatMap((former): RenewedValue[] => {
        const renewed = sealer.renew(former);
        if (renewed === undefined) total.unreadable += 1;
        return renewed === undefined || renewed === former ? [] : [{ former, renewed }];
      });
      if (changed.length > 0) await updateSealedValues(transaction, column, changed);
      total.renewed += changed.length;
    }
    return total;
  });
}

/** While a previous secret is configured. Its log shows when the setting can be removed. */
export function renewEncryptionJob({ db, secrets }: { db: Kysely<DB>; secrets: AppSecrets }): AnyJob {
  return defineJob({
    name: 'renew-encryption',
    payload: z.unknown(),
    cron: '*/10 * * * *',
    async run(_payload, { log }) {
      const renewal = await renewEncryption(db, secrets);
      const message = 'nothing needs APP_SECRET_PREVIOUS any more: remove it, then start all processes again';
      if (renewal.unreadable === 0) log.info(renewal, message);
      else log.warn(renewal, `${message}. Values that neither secret opens have to be entered again`);
    },
  });
}

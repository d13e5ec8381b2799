import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { DB } from '../../../db/schema.ts';
import {
  deleteDocuments,
  insertDocuments,
  listExpiredDocuments,
  listUnusedDocuments,
  updateDeletionOfDocuments,
} from '../../modules/sellers/queries/documents.ts';
import { deleteFiles, describeUpload } from '../../modules/support/attachments.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import { type AnyJob, defineJob, enqueue } from '../../platform/jobs/define-job.ts';
import { createFileKey, type PrivateFiles } from '../../platform/media/private-files.ts';
import type { Upload } from '../../platform/uploads/clean-picture.ts';

/** Documents of an approved application are stored for so long, in case the shop or the marketplace asks again. */
export const documentRetentionDays = 30;

const dayMilliseconds = 24 * 3_600_000;
const unfinishedMilliseconds = 3_600_000;
const jobName = 'delete-application-documents';

export type DocumentParts = { db: Kysely<DB>; clock: Clock; files: PrivateFiles };

/**
 * Stores the files of documents, then runs the transaction that stores the application. The rows are inserted first, so that the
 * job also deletes the files of a process that was killed in between.
 */
export async function withStoredDocuments<Result>(
  { db, clock, files }: DocumentParts,
  uploads: readonly Upload[],
  work: (keys: string[]) => Promise<Result>,
): Promise<Result> {
  if (uploads.length === 0) return work([]);
  const documents = uploads.map((upload) => ({ key: createFileKey(), ...describeUpload(upload), content: upload.content }));
  const keys = documents.map(({ key }) => key);
  const rows = documents.map(({ content: _content, ...row }) => row);
  await insertDocuments(db, rows, new Date(clock.now().getTime() + unfinishedMilliseconds));
  try {
    await Promise.all(documents.map(({ key, content }) => files.put(content, key)));
    return await work(keys);
  } finally {
    await remove({ db, files }, await listUnusedDocuments(db, keys));
  }
}

/** Documents of a declined application are deleted at once, those of an approved one later. */
export async function expireDocuments(
  transaction: Kysely<DB>,
  { clock }: { clock: Clock },
  { applicationId, status }: { applicationId: number; status: 'accepted' | 'refused' },
): Promise<void> {
  const days = status === 'accepted' ? documentRetentionDays : 0;
  const deleteAt = new Date(clock.now().getTime() + days * dayMilliseconds);
  const hasDocuments = await updateDeletionOfDocuments(transaction, applicationId, deleteAt);
  if (hasDocuments && days === 0) await enqueue<DB>(transaction, jobName, {}, { attempts: 25 });
}

/** Deletes the files of documents whose time is over, and then their rows, so that a killed run is repeated. */
export function deleteApplicationDocumentsJob({ db, clock, files }: DocumentParts): AnyJob {
  return defineJob({
    name: jobName,
    payload: z.unknown(),
    cron: '23 * * * *',
    async run() {
      for (;;) {
        const keys = await listExpiredDocuments(db, clock.now());
        if (keys.length === 0) return;
        await remove({ db, files }, keys);
      }
    },
  });
}

async function remove({ db, files }: Pick<DocumentParts, 'db' | 'files'>, keys: readonly string[]): Promise<void> {
  await deleteFiles(files, keys);
  await deleteDocuments(db, keys);
}

import type { AsStaff, Context, ReadContext, SignedIn } from '../../context.ts';
import { getProvedAddresses } from '../../modules/identity/queries/proofs.ts';
import { findDocument, findOwnDocument } from '../../modules/sellers/queries/documents.ts';
import { readPrivateFile } from '../../modules/support/attachments.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import type { FileToSend } from '../../platform/http/send-file.ts';
import type { PrivateFiles } from '../../platform/media/private-files.ts';

/** Another person's document is not found either. */
export async function readOwnDocument({ read, actor, clock }: SignedIn<ReadContext>, files: PrivateFiles, id: number): Promise<FileToSend> {
  const contact = await getProvedAddresses(read, actor.person_id);
  return readPrivateFile(files, await findOwnDocument(read, { id, now: clock.now() }, contact));
}

/** A document of any application, for an operator. The audit log records who opened it. */
export async function openDocument(context: AsStaff<Context>, files: PrivateFiles, id: number): Promise<FileToSend> {
  const row = await findDocument(context.db, id, context.clock.now());
  const file = await readPrivateFile(files, row);
  if (row)
    await inTransaction(context.db, (transaction) =>
      recordAudit(transaction, context, {
        action: 'application.open-document',
        subject: { kind: 'application', id: row.application_id },
        after: { id },
      }),
    );
  return file;
}

import type { Permission } from '@souk/contract/back-office/permissions';
import type { AsStaff, Context } from '../../context.ts';
import { findPictureFile } from '../../modules/catalog/queries/managed-product.ts';
import { forbidden } from '../../platform/app-error.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import type { MediaStore } from '../../platform/media/media-store.ts';
import { inTransactionWithPictures } from '../../platform/media/picture-transaction.ts';
import { thumbnailUrl } from '../../platform/media/present-picture.ts';
import type { PictureUpload } from '../../platform/uploads/clean-picture.ts';

const writing: readonly Permission[] = ['products:write', 'shops:write', 'promotions:write', 'content:write', 'settings'];

/** Throws 403 for a role that may not write anything that has pictures. */
export function checkMayAddPictures({ operator }: AsStaff<Context>): void {
  if (!writing.some((permission) => operator.permissions.has(permission))) throw forbidden();
}

/** Stores a picture that products and categories can show. The same picture sent twice is one. */
export async function addPicture(context: Context, media: MediaStore, picture: PictureUpload): Promise<{ id: number; src: string }> {
  return inTransactionWithPictures({ context, media }, [picture], async (transaction, [id = 0]) => {
    const file = await findPictureFile(transaction, id);
    await recordAudit(transaction, context, { action: 'picture.add', subject: { kind: 'picture', id } });
    return { id, src: thumbnailUrl(file) };
  });
}

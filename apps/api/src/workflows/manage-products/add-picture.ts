import type { Context } from '../../context.ts';
import { findPictureFile } from '../../modules/catalog/queries/managed-product.ts';
import { insertShopPicture } from '../../modules/catalog/queries/shop-products.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import type { MediaStore } from '../../platform/media/media-store.ts';
import { inTransactionWithPictures } from '../../platform/media/picture-transaction.ts';
import { thumbnailUrl } from '../../platform/media/present-picture.ts';
import type { PictureUpload } from '../../platform/uploads/clean-picture.ts';

/**
 * Stores a picture that products and categories can show; of a member of a shop, one that products of the shop can show. The same
 * picture sent twice is one.
 */
export async function addPicture(context: Context, media: MediaStore, picture: PictureUpload): Promise<{ id: number; src: string }> {
  const { operator } = context;
  return inTransactionWithPictures({ context, media }, [picture], async (transaction, [id = 0]) => {
    if (operator?.kind === 'seller') await insertShopPicture(operator.shop_id, transaction, id);
    const file = await findPictureFile(transaction, id);
    await recordAudit(transaction, context, { action: 'picture.add', subject: { kind: 'picture', id } });
    return { id, src: thumbnailUrl(file) };
  });
}

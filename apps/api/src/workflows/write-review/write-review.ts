import type { CallBody } from '@souk/contract/calls';
import type { OwnReview } from '@souk/contract/orders';
import type { Context, SignedIn } from '../../context.ts';
import { saveReview } from '../../modules/catalog/save-review.ts';
import { readName } from '../../modules/identity/read-name.ts';
import { getReviewed } from '../../modules/orders/get-reviewed.ts';
import { readOrder } from '../../modules/orders/read-order.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import type { MediaStore } from '../../platform/media/media-store.ts';
import { releasePictures } from '../../platform/media/release-pictures.ts';
import type { StoredPicture } from '../../platform/media/store-picture.ts';
import { withStoredPictures } from '../../platform/media/with-stored-pictures.ts';
import type { PictureUpload } from '../../platform/uploads/upload.ts';

type Given = Omit<CallBody<'POST /product-review'>, 'photos'> & { photos: PictureUpload[] };

/** Throws where the shopper may not review this product, whatever the photos are. */
export async function checkReviewed({ db, actor }: SignedIn<Context>, given: Pick<Given, 'order_id' | 'product_id'>): Promise<void> {
  await inTransaction(db, (transaction) =>
    getReviewed(transaction, { personId: actor.person_id, orderId: given.order_id, productId: given.product_id }),
  );
}

/** Keeps what a shopper says of a product that was delivered to them; said again, it is changed. */
export async function writeReview(context: SignedIn<Context>, media: MediaStore, { photos, ...given }: Given): Promise<OwnReview> {
  const { db } = context;
  const { review, dropped } = await withStoredPictures({ db, media }, photos, (stored) => save(context, given, stored));
  await releasePictures(db, media, dropped);
  return review;
}

function save(context: SignedIn<Context>, { product_id, order_id, ...said }: Omit<Given, 'photos'>, photos: StoredPicture[]) {
  const { db, actor, clock, locale } = context;
  const person_id = actor.person_id;
  return inTransaction(db, async (transaction) => {
    const { shop_id } = await getReviewed(transaction, { personId: person_id, orderId: order_id, productId: product_id });
    const name = await readName(transaction, person_id);
    const about = { product_id, order_id, shop_id, person_id, name, locale };
    const { dropped } = await saveReview(transaction, { ...said, ...about, kept_photos: said.kept_photos, photos }, clock);
    const order = await readOrder({ ...context, read: transaction }, order_id);
    const review = order.products.find(({ id }) => id === product_id)?.review;
    if (!review) throw new Error('The review was not written');
    return { review, dropped };
  });
}

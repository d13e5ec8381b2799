import type { CallBody } from '@souk/contract/calls';
import type { OwnReview } from '@souk/contract/orders';
import type { Context, SignedIn } from '../../context.ts';
import { saveReview } from '../../modules/catalog/reviews/save-review.ts';
import { lockName } from '../../modules/identity/queries/profile.ts';
import { getOrderToReview, readOrder } from '../../modules/orders/read-orders.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import type { MediaStore } from '../../platform/media/media-store.ts';
import { releasePictures, type StoredPicture, withStoredPictures } from '../../platform/media/store-picture.ts';
import type { PictureUpload } from '../../platform/uploads/clean-picture.ts';

type ReviewForm = Omit<CallBody<'POST /product-review'>, 'photos'> & { photos: PictureUpload[] };

/** Called before the photos are decoded. Throws if the shopper may not review the product. */
export async function checkReviewed({ db, actor }: SignedIn<Context>, given: Pick<ReviewForm, 'order_id' | 'product_id'>): Promise<void> {
  await inTransaction(db, (transaction) =>
    getOrderToReview(transaction, { personId: actor.person_id, orderId: given.order_id, productId: given.product_id }),
  );
}

/** Inserts the review of a delivered product, or replaces the shopper's earlier one. */
export async function writeReview(context: SignedIn<Context>, media: MediaStore, { photos, ...given }: ReviewForm): Promise<OwnReview> {
  const { db } = context;
  const { review, dropped } = await withStoredPictures({ db, media }, photos, (stored) => save(context, given, stored));
  await releasePictures(db, media, dropped);
  return review;
}

function save(context: SignedIn<Context>, { product_id, order_id, ...review }: Omit<ReviewForm, 'photos'>, photos: StoredPicture[]) {
  const { db, actor, clock, locale } = context;
  const person_id = actor.person_id;
  return inTransaction(db, async (transaction) => {
    const { shop_id } = await getOrderToReview(transaction, { personId: person_id, orderId: order_id, productId: product_id });
    const name = await lockName(transaction, person_id);
    const about = { product_id, order_id, shop_id, person_id, name, locale };
    const { dropped } = await saveReview(transaction, { ...review, ...about, kept_photos: review.kept_photos, photos }, clock);
    const order = await readOrder({ ...context, read: transaction }, order_id);
    const saved = order.products.find(({ id }) => id === product_id)?.review;
    if (!saved) throw new Error('The review was not written');
    return { review: saved, dropped };
  });
}

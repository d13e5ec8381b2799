import type { DB } from '../../../db/schema.ts';
import type { Context } from '../../context.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { inTransactionWithPictures, type WithMedia } from '../../platform/media/picture-transaction.ts';
import type { PictureUpload } from '../../platform/uploads/clean-picture.ts';
import * as posts from './edit-posts.ts';
import * as pages from './pages.ts';

type Writing = Pick<Context, 'db' | 'clock'>;

export function createPage({ db, clock }: Writing, slug: string, page: pages.PageTexts): Promise<void> {
  return inTransaction(db, (transaction) => pages.createPage(transaction, slug, page, clock.now()));
}

export function updatePage({ db, clock }: Writing, slug: string, change: pages.PageTexts): Promise<void> {
  return inTransaction(db, (transaction) => pages.updatePage(transaction, slug, change, clock.now()));
}

type PostChange = Omit<posts.PostChange, 'picture_id'>;

export function createPost(parts: WithMedia<DB>, slug: string, post: PostChange, picture: PictureUpload | undefined): Promise<void> {
  return inTransactionWithPictures(parts, [picture], (transaction, [picture_id]) =>
    posts.createPost(transaction, slug, { ...post, picture_id }),
  );
}

export function updatePost(parts: WithMedia<DB>, slug: string, change: PostChange, picture: PictureUpload | undefined): Promise<void> {
  return inTransactionWithPictures(parts, [picture], (transaction, [picture_id]) =>
    posts.updatePost(transaction, slug, { ...change, picture_id }),
  );
}

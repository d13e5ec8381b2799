import type { ContentKind, ContentName } from '@souk/contract/back-office/content-state';
import type { Transaction } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import type { Context } from '../../context.ts';
import { bannerList } from '../../modules/catalog/banner-list.ts';
import * as posts from '../../modules/content/edit-posts.ts';
import * as pages from '../../modules/content/pages.ts';
import { addRow, changeRow, type RowChange, type RowList, removeRow } from '../../platform/database/edit-rows.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { inTransactionWithPictures, type WithMedia } from '../../platform/media/picture-transaction.ts';
import type { PictureUpload } from '../../platform/uploads/clean-picture.ts';
import { type Changing, recordCreated, recordingContent } from './change-content.ts';
import { listKey } from './content-stores.ts';

/*
 * The changes of the command line: they are visible to shoppers at once, without a draft, and recorded as a publication that the
 * panel can undo and return to.
 */

type Key = string | number;

/** A list whose rows are a part of some content. */
export type ContentList = { kind: ContentKind; list: RowList<DB> };

/** Returns the key of the new row. */
export function addContentRow(context: Changing, { kind, list }: ContentList, change: RowChange): Promise<unknown> {
  return recorded(context, kind, (transaction) => addRow(transaction, list, change));
}

export function changeContentRow(context: Changing, { kind, list }: ContentList, change: RowChange & { key: Key }): Promise<void> {
  return recorded(context, kind, (transaction) => changeRow(transaction, list, change));
}

export function removeContentRow(context: Changing, { kind, list }: ContentList, key: Key): Promise<void> {
  return recorded(context, kind, (transaction) => removeRow(transaction, list, key));
}

function recorded<Result>(context: Changing, kind: ContentKind, work: (transaction: Transaction<DB>) => Promise<Result>): Promise<Result> {
  const name = { kind, key: listKey };
  return inTransaction(context.db, (transaction) => recordingContent(context, transaction, { name, work: () => work(transaction) }));
}

type Parts = WithMedia<DB> & { context: Changing };
type BannerPictures = { main: PictureUpload | undefined; mirrored: PictureUpload | undefined };
const banners: ContentName = { kind: 'banners', key: listKey };

/** Returns the id of the new banner. */
export function addBanner(parts: Parts, change: RowChange, { main, mirrored }: BannerPictures): Promise<unknown> {
  return inTransactionWithPictures(parts, [main, mirrored], (transaction, ids) =>
    recordingContent(parts.context, transaction, {
      name: banners,
      work: () => addRow(transaction, bannerList, withPictures(change, ids)),
    }),
  );
}

export function updateBanner(parts: Parts, id: number, change: RowChange, { main, mirrored }: BannerPictures): Promise<void> {
  return inTransactionWithPictures(parts, [main, mirrored], (transaction, ids) =>
    recordingContent(parts.context, transaction, {
      name: banners,
      work: () => changeRow(transaction, bannerList, { key: id, ...withPictures(change, ids) }),
    }),
  );
}

export function removeBanner(context: Changing, id: number): Promise<void> {
  return removeContentRow(context, { kind: 'banners', list: bannerList }, id);
}

function withPictures({ values, texts }: RowChange, [main, mirrored]: readonly (number | undefined)[]): RowChange {
  const pictures = { ...(main !== undefined && { picture_id: main }), ...(mirrored !== undefined && { picture_rtl_id: mirrored }) };
  return { values: { ...values, ...pictures }, texts };
}

export function createPage(context: Context, slug: string, page: pages.PageTexts): Promise<void> {
  return inTransaction(context.db, async (transaction) => {
    await pages.createPage(transaction, slug, page, context.clock.now());
    await recordCreated(context, transaction, { kind: 'pages', key: slug });
  });
}

export function updatePage(context: Context, slug: string, change: pages.PageTexts): Promise<void> {
  return inTransaction(context.db, async (transaction) => {
    await pages.getPage(transaction, slug);
    const work = () => pages.updatePage(transaction, slug, change, context.clock.now());
    await recordingContent(context, transaction, { name: { kind: 'pages', key: slug }, work });
  });
}

type PostChange = Omit<posts.PostChange, 'picture_id'>;

export function createPost(parts: Parts, slug: string, post: PostChange, picture: PictureUpload | undefined): Promise<void> {
  return inTransactionWithPictures(parts, [picture], async (transaction, [picture_id]) => {
    await posts.createPost(transaction, slug, { ...post, picture_id });
    const { id } = await posts.getPostForOperator(transaction, slug);
    await recordCreated(parts.context, transaction, { kind: 'posts', key: String(id) });
  });
}

export function updatePost(parts: Parts, slug: string, change: PostChange, picture: PictureUpload | undefined): Promise<void> {
  return inTransactionWithPictures(parts, [picture], async (transaction, [picture_id]) => {
    const { id } = await posts.getPostForOperator(transaction, slug);
    const work = () => posts.updatePost(transaction, slug, { ...change, picture_id });
    await recordingContent(parts.context, transaction, { name: { kind: 'posts', key: String(id) }, work });
  });
}

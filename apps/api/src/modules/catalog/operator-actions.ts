import type { DB } from '../../../db/schema.ts';
import type { Context } from '../../context.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import { addRow, changeRow, listRows, type Row, type RowChange, removeRow } from '../../platform/database/edit-rows.ts';
import type { ReadDatabase } from '../../platform/database/kysely.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { inTransactionWithPictures, type WithMedia } from '../../platform/media/picture-transaction.ts';
import type { PictureUpload } from '../../platform/uploads/clean-picture.ts';
import * as sales from './flash-sales/edit-flash-sales.ts';
import { bannerList } from './home.ts';
import { getShopForOperator, setShopActive } from './shops/edit-shops.ts';

type Writing = Pick<Context, 'db' | 'clock'>;

type Acting = Pick<Context, 'db' | 'clock' | 'operator' | 'caller'>;

/** The number of products that are shown or hidden with the shop, and the entry of the audit log. */
type ShopChange = { products: number; entry_id: number | null };

/** Opens a closed shop. */
export function activateShop(context: Acting, slugOrId: string): Promise<ShopChange> {
  return changeShopActive(context, slugOrId, true);
}

/** Closes a shop. */
export function deactivateShop(context: Acting, slugOrId: string): Promise<ShopChange> {
  return changeShopActive(context, slugOrId, false);
}

function changeShopActive(context: Acting, slugOrId: string, active: boolean): Promise<ShopChange> {
  return inTransaction(context.db, async (transaction) => {
    const { id } = await getShopForOperator(transaction, slugOrId);
    const products = await setShopActive(transaction, slugOrId, active);
    const action = active ? 'shop.open' : 'shop.close';
    const change = { before: { active: !active }, after: { active } };
    const entry_id = await recordAudit(transaction, context, { action, subject: { kind: 'shop', id }, ...change });
    return { products, entry_id };
  });
}

export function createFlashSale({ db, clock }: Writing, sale: sales.FlashSaleChange & { starts_at: Date; ends_at: Date }): Promise<number> {
  return inTransaction(db, (transaction) => sales.createFlashSale(transaction, sale, clock));
}

export function updateFlashSale({ db, clock }: Writing, id: number, change: sales.FlashSaleChange): Promise<void> {
  return inTransaction(db, (transaction) => sales.updateFlashSale(transaction, id, change, clock));
}

export function endFlashSale({ db, clock }: Writing, id: number): Promise<void> {
  return inTransaction(db, (transaction) => sales.endFlashSale(transaction, id, clock));
}

export function listBanners(read: ReadDatabase<DB>): Promise<Row[]> {
  return listRows<DB>(read, bannerList);
}

type BannerPictures = { main: PictureUpload | undefined; mirrored: PictureUpload | undefined };

/** Returns the id of the new banner. */
export function addBanner(parts: WithMedia<DB>, change: RowChange, { main, mirrored }: BannerPictures): Promise<unknown> {
  return inTransactionWithPictures(parts, [main, mirrored], (transaction, ids) =>
    addRow(transaction, bannerList, withPictures(change, ids)),
  );
}

export function updateBanner(parts: WithMedia<DB>, id: number, change: RowChange, { main, mirrored }: BannerPictures): Promise<void> {
  return inTransactionWithPictures(parts, [main, mirrored], (transaction, ids) =>
    changeRow(transaction, bannerList, { key: id, ...withPictures(change, ids) }),
  );
}

function withPictures({ values, texts }: RowChange, [main, mirrored]: readonly (number | undefined)[]): RowChange {
  return {
    values: {
      ...values,
      ...(main !== undefined && { picture_id: main }),
      ...(mirrored !== undefined && { picture_rtl_id: mirrored }),
    },
    texts,
  };
}

export function removeBanner({ db }: Pick<Context, 'db'>, id: number): Promise<void> {
  return inTransaction(db, (transaction) => removeRow(transaction, bannerList, id));
}

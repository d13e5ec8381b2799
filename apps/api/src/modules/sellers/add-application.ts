import type { ShopApplication } from '@souk/contract/sellers';
import type { Transaction } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import { conflict, notFound } from '../../platform/http/problem.ts';
import { insertPicture, type StoredPicture } from '../../platform/media/store-picture.ts';
import { insertApplication, isMultiVendor } from './repository.ts';

export type Application = {
  owner_name: string;
  /** Whole, in digits. */
  phone: string;
  email: string;
  shop_name: string;
  description: string;
  address: string;
  /** In which they are told what became of it. */
  locale: string;
};

/** A market of one shop takes no others: there is no such thing as applying. */
export async function refuseInSingleVendor(db: Parameters<typeof isMultiVendor>[0]): Promise<void> {
  if (!(await isMultiVendor(db))) throw notFound();
}

/** Keeps an application for a shop; a phone has one that is pending, whatever comes at once. */
export async function addApplication(
  transaction: Transaction<DB>,
  application: Application,
  { logo, banner, now }: { logo: StoredPicture; banner: StoredPicture; now: Date },
): Promise<ShopApplication> {
  const row = await insertApplication(transaction, {
    ...application,
    logo_id: await insertPicture<DB>(transaction, logo),
    banner_id: await insertPicture<DB>(transaction, banner),
    created_at: now,
  });
  if (!row) throw conflict('An application with this phone number is already with us. We will write to you soon.');
  return { id: row.id, status: 'pending' };
}

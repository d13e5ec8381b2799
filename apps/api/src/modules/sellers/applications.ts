import type { ShopApplication } from '@souk/contract/sellers';
import type { Selectable, Transaction } from 'kysely';
import type { DB, ShopApplications } from '../../../db/schema.ts';
import { conflict, notFound, operatorError } from '../../platform/app-error.ts';
import type { ReadDatabase } from '../../platform/database/kysely.ts';
import { insertPicture, type StoredPicture } from '../../platform/media/store-picture.ts';
import { insertApplication, isMultiVendor, listApplicationRows, lockApplication, updateApplication } from './queries.ts';

export const applicationStatuses = ['pending', 'accepted', 'refused'] as const;

export function listApplications(read: ReadDatabase<DB>, status: (typeof applicationStatuses)[number] | undefined) {
  return listApplicationRows(read, status);
}

type Answer = { status: 'accepted' } | { status: 'refused'; reason: string | null };

/** Answers a pending application. Of two parallel answers one is refused. */
export async function answerApplication(transaction: Transaction<DB>, id: number, answer: Answer): Promise<Selectable<ShopApplications>> {
  const row = await lockApplication(transaction, id);
  if (!row) throw operatorError('not-found', { text: 'There is no application {id}.', with: { id } });
  if (row.status !== 'pending')
    throw operatorError('conflict', { text: 'The application {id} is {status} already.', with: { id, status: row.status } });
  await updateApplication(transaction, id, answer);
  return { ...row, ...answer };
}

export type Application = {
  owner_name: string;
  /** The full number in digits. */
  phone: string;
  email: string;
  shop_name: string;
  description: string;
  address: string;
  /** The language in which the applicant is notified. */
  locale: string;
};

/** A marketplace with one shop accepts no applications, so the call answers 404 there. */
export async function checkMultiVendor(db: Parameters<typeof isMultiVendor>[0]): Promise<void> {
  if (!(await isMultiVendor(db))) throw notFound();
}

/** Stores an application. A phone number can have only one that is pending. */
export async function createApplication(
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
  if (!row) throw conflict('We already have an application with this phone number. We will contact you soon.');
  return { id: row.id, status: 'pending', panel_path: '/seller' };
}

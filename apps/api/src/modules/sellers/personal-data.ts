import type { AccountExport } from '@souk/contract/account-export';
import type { Kysely } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import type { ReadContext } from '../../context.ts';
import type { ReadDatabase } from '../../platform/database/kysely.ts';
import { thumbnailUrl } from '../../platform/media/present-picture.ts';
import { pickText } from '../../platform/text/texts.ts';
import { listInvitationsOf } from './queries/invitations.ts';
import { listMemberships } from './queries/members.ts';
import { deleteApplicationsOf, listApplicationsOf, listPictures } from './queries.ts';

type Contact = Parameters<typeof listApplicationsOf>[1];

/** The person's applications for their data export. */
export async function exportApplications(read: ReadDatabase<DB>, contact: Contact): Promise<AccountExport['shop_applications']> {
  const rows = await listApplicationsOf(read, contact);
  const pictures = await listPictures(read, picturesOf(rows));
  return rows.map(({ logo_id, banner_id, created_at, ...row }) => ({
    ...row,
    created_at: created_at.toISOString(),
    pictures: pictures.filter(({ id }) => id === logo_id || id === banner_id).map(thumbnailUrl),
  }));
}

/** The shops that the person sells for, and the invitations to do so, for the same export. */
export async function exportMemberships(
  context: Pick<ReadContext, 'read' | 'locale' | 'defaultLocale'>,
  personId: number,
): Promise<Pick<AccountExport, 'shop_memberships' | 'shop_invitations'>> {
  const [members, invitations] = await Promise.all([listMemberships(context.read, personId), listInvitationsOf(context.read, personId)]);
  const shopOf = (name: unknown) => pickText(name, context);
  return {
    shop_memberships: members.map(({ shop_name, role, created_at }) => ({
      shop: shopOf(shop_name),
      role,
      joined_at: created_at.toISOString(),
    })),
    shop_invitations: invitations.map(({ shop_name, phone, created_at, ...invitation }) => ({
      ...invitation,
      shop: shopOf(shop_name),
      phone: `+${phone}`,
      created_at: created_at.toISOString(),
    })),
  };
}

/**
 * Deletes the person's applications; a shop that was opened for one remains. Returns the ids of pictures that may be
 * deleted.
 */
export async function eraseApplications(transaction: Kysely<DB>, contact: Contact): Promise<number[]> {
  return picturesOf(await deleteApplicationsOf(transaction, contact));
}

function picturesOf(rows: readonly { logo_id: number | null; banner_id: number | null }[]): number[] {
  return rows.flatMap(({ logo_id, banner_id }) => [logo_id, banner_id]).filter((id) => id !== null);
}

import type { AccountExport } from '@souk/contract/account-export';
import type { Kysely } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import type { ReadContext } from '../../context.ts';
import type { ReadDatabase } from '../../platform/database/kysely.ts';
import { thumbnailUrl } from '../../platform/media/present-picture.ts';
import { pickText } from '../../platform/text/texts.ts';
import { deleteDocumentsOf, listDocumentsOf } from './queries/documents.ts';
import { listInvitationsOf } from './queries/invitations.ts';
import { listMemberships } from './queries/members.ts';
import { deleteApplicationsOf, listApplicationsOf, listPictures } from './queries.ts';

type Contact = Parameters<typeof listApplicationsOf>[1];

/** The person's applications for their data export; documents are listed, not included. */
export async function exportApplications(read: ReadDatabase<DB>, contact: Contact, now: Date): Promise<AccountExport['shop_applications']> {
  const rows = await listApplicationsOf(read, contact);
  const pictures = await listPictures(read, picturesOf(rows));
  const documents = Map.groupBy(
    await listDocumentsOf(
      read,
      rows.map(({ id }) => id),
      now,
    ),
    ({ application_id }) => application_id,
  );
  return rows.map(({ id, logo_id, banner_id, created_at, ...row }) => ({
    ...row,
    created_at: created_at.toISOString(),
    pictures: pictures.filter((picture) => picture.id === logo_id || picture.id === banner_id).map(thumbnailUrl),
    documents: (documents.get(id) ?? []).map(presentExportedDocument),
  }));
}

function presentExportedDocument({ id, name, type, bytes }: { id: number; name: string; type: string; bytes: number }) {
  return { name, type, bytes, url: `/api/shop-application-documents/${id}` };
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

/** The ids of pictures and the keys of files that may be deleted after the commit. */
type ErasedFiles = { pictureIds: number[]; fileKeys: string[] };

/** Deletes the person's applications; a shop that was opened for one remains. */
export async function eraseApplications(transaction: Kysely<DB>, contact: Contact): Promise<ErasedFiles> {
  const fileKeys = await deleteDocumentsOf(transaction, contact);
  return { pictureIds: picturesOf(await deleteApplicationsOf(transaction, contact)), fileKeys };
}

function picturesOf(rows: readonly { logo_id: number | null; banner_id: number | null }[]): number[] {
  return rows.flatMap(({ logo_id, banner_id }) => [logo_id, banner_id]).filter((id) => id !== null);
}

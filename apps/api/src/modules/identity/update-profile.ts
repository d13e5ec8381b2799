import type { CallBody } from '@souk/contract/calls';
import type { User } from '@souk/contract/identity';
import type { Transaction } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import type { Context, SignedIn } from '../../context.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { invalid } from '../../platform/http/problem.ts';
import type { MediaStore } from '../../platform/media/media-store.ts';
import { releasePictures } from '../../platform/media/release-pictures.ts';
import { insertPicture, type StoredPicture } from '../../platform/media/store-picture.ts';
import { withStoredPictures } from '../../platform/media/with-stored-pictures.ts';
import { enqueueAccountNotice } from '../../platform/security-log/enqueue-account-notice.ts';
import { recordSecurityEvent } from '../../platform/security-log/record-security-event.ts';
import type { PictureUpload } from '../../platform/uploads/upload.ts';
import { presentUser } from './presenter.ts';
import { lockProfile, updateProfileRow } from './profile-repository.ts';
import { findCountryByName, getPerson } from './repository.ts';

type Given = CallBody<'POST /update-profile'> & { profile_photo: PictureUpload | undefined };

/** Changes what a person says of themselves. A new mail address has to be verified again; the phone is changed by a code of its own. */
export async function updateProfile(context: SignedIn<Context>, media: MediaStore, { profile_photo, ...given }: Given): Promise<User> {
  const { db } = context;
  const uploads = profile_photo ? [profile_photo] : [];
  const { user, released } = await withStoredPictures({ db, media }, uploads, ([photo]) => write(context, given, photo));
  await releasePictures(db, media, released);
  return user;
}

type Fields = Omit<Given, 'profile_photo'>;

function write(context: SignedIn<Context>, given: Fields, photo: StoredPicture | undefined) {
  const { db, actor, clock } = context;
  return inTransaction(db, async (transaction) => {
    const before = await lockProfile(transaction, actor.person_id);
    const kept = given.remove_photo ? null : before.profile_picture_id;
    const pictureId = photo ? await insertPicture<DB>(transaction, photo) : kept;
    const fields = {
      name: given.name,
      profile_picture_id: pictureId,
      ...(given.gender !== undefined && { gender: given.gender || null }),
      ...(given.date_of_birth !== undefined && { date_of_birth: pastDay(given.date_of_birth, clock.now()) }),
      ...(given.country !== undefined && { country_id: await findCountryId(transaction, given.country) }),
      ...(given.email !== undefined && emailFields(given.email || null, before.email)),
    };
    await updateProfileRow(transaction, actor.person_id, fields);
    await recordEmailChange(context, transaction, {
      given: given.email,
      before: before.email,
      isProved: before.email_verified_at !== null,
    });
    const old = before.profile_picture_id;
    return { user: presentUser(await getPerson(transaction, actor.person_id)), released: old !== null && old !== pictureId ? [old] : [] };
  });
}

type EmailChange = { given: string | undefined; before: string | null; isProved: boolean };

async function recordEmailChange(
  context: SignedIn<Context>,
  transaction: Transaction<DB>,
  { given, before, isProved }: EmailChange,
): Promise<void> {
  if (given === undefined || isSameEmail(given || null, before)) return;
  const { actor, log, caller } = context;
  const event_id = await recordSecurityEvent(transaction, log, { kind: 'email-changed', person_id: actor.person_id, ...caller });
  await enqueueAccountNotice(transaction, { event_id, former: isProved ? before : null });
}

function pastDay(day: string, now: Date): string | null {
  if (day && new Date(day) > now) throw invalid('date_of_birth', 'The date of birth lies in the future');
  return day || null;
}

async function findCountryId(transaction: Transaction<DB>, name: string): Promise<number | null> {
  if (!name) return null;
  const country = await findCountryByName(transaction, name);
  if (!country) throw invalid('country', 'There is no such country');
  return country.id;
}

/** A mail address that stays the same stays verified. Another is only written down, whoever else has it: that shows to who reads its code. */
function emailFields(email: string | null, before: string | null) {
  return isSameEmail(email, before) ? { email } : { email, email_verified_at: null };
}

function isSameEmail(email: string | null, before: string | null): boolean {
  return email?.toLowerCase() === before?.toLowerCase();
}

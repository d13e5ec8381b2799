import type { CallBody } from '@souk/contract/calls';
import type { User } from '@souk/contract/identity';
import type { Transaction } from 'kysely';
import type { DB } from '../../../../db/schema.ts';
import type { Context, ReadContext, SignedIn } from '../../../context.ts';
import { invalid } from '../../../platform/app-error.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import type { MediaStore } from '../../../platform/media/media-store.ts';
import { insertPersonalPicture, releasePictures, type StoredPicture, withStoredPictures } from '../../../platform/media/store-picture.ts';
import { enqueueAccountNotice, recordSecurityEvent } from '../../../platform/security-log/record-security-event.ts';
import type { PictureUpload } from '../../../platform/uploads/clean-picture.ts';
import { presentUser } from '../present.ts';
import { findCountryByName, getPerson, lockProfile, updatePerson } from '../queries/profile.ts';

type ProfileForm = CallBody<'POST /update-profile'> & { profile_photo: PictureUpload | undefined };

/** Updates a profile. A new mail address is unverified; a new number needs its own call with a code. */
export async function updateProfile(
  context: SignedIn<Context>,
  media: MediaStore,
  { profile_photo, ...fields }: ProfileForm,
): Promise<User> {
  const { db } = context;
  const uploads = profile_photo ? [profile_photo] : [];
  const { user, released } = await withStoredPictures({ db, media }, uploads, ([photo]) => updateInTransaction(context, fields, photo));
  await releasePictures(db, media, released);
  return user;
}

type Fields = Omit<ProfileForm, 'profile_photo'>;

function updateInTransaction(context: SignedIn<Context>, given: Fields, photo: StoredPicture | undefined) {
  const { db, actor, clock } = context;
  return inTransaction(db, async (transaction) => {
    const before = await lockProfile(transaction, actor.person_id);
    const current = given.remove_photo ? null : before.profile_picture_id;
    const pictureId = photo ? await insertPersonalPicture<DB>(transaction, photo) : current;
    const fields = {
      name: given.name,
      profile_picture_id: pictureId,
      ...(given.gender !== undefined && { gender: given.gender || null }),
      ...(given.date_of_birth !== undefined && { date_of_birth: parsePastDay(given.date_of_birth, clock.now()) }),
      ...(given.country !== undefined && { country_id: await findCountryId(transaction, given.country) }),
      ...(given.email !== undefined && emailFields(given.email || null, before.email)),
    };
    await updatePerson(transaction, actor.person_id, fields);
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

function parsePastDay(day: string, now: Date): string | null {
  if (day && new Date(day) > now) throw invalid('date_of_birth', 'The date of birth is in the future');
  return day || null;
}

async function findCountryId(transaction: Transaction<DB>, name: string): Promise<number | null> {
  if (!name) return null;
  const country = await findCountryByName(transaction, name);
  if (!country) throw invalid('country', 'Country not found');
  return country.id;
}

/**
 * Only an unchanged mail address remains verified. An address of another account is accepted: only the reader of its
 * code may learn of that.
 */
function emailFields(email: string | null, before: string | null) {
  return isSameEmail(email, before) ? { email } : { email, email_verified_at: null };
}

function isSameEmail(email: string | null, before: string | null): boolean {
  return email?.toLowerCase() === before?.toLowerCase();
}

export async function getProfile({ read, actor }: SignedIn<ReadContext>): Promise<User> {
  return presentUser(await getPerson(read, actor.person_id));
}

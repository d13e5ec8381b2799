import { Medium, type MessagePreference } from '@souk/contract/account';
import type { CallBody } from '@souk/contract/calls';
import type { Kysely } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import type { Context, ReadContext, SignedIn } from '../../context.ts';
import { wayBy } from '../../integrations/messages/message-channel.ts';
import type { Messenger } from '../../integrations/messages/messenger.ts';
import { invalid } from '../../platform/app-error.ts';
import type { ReadDatabase } from '../../platform/database/kysely.ts';
import { findRecipient } from './queries/message-content.ts';
import { updateCartReminders, updateMedium } from './queries/messages.ts';

type Offer = Pick<Messenger, 'media'>;

/** The available media with the person's addresses, and the chosen one if it is still offered. */
export async function readPreference({ read, actor }: SignedIn<ReadContext>, offer: Offer): Promise<MessagePreference> {
  return preferenceOf(read, actor.person_id, offer);
}

/** Stores the preferred medium of order messages; null is the default of the marketplace. One-time codes do not depend on it. */
export async function choosePreference(
  { db, actor }: SignedIn<Context>,
  offer: Offer,
  { medium, cart_reminders }: CallBody<'POST /message-preference'>,
): Promise<MessagePreference> {
  if (medium !== undefined) await chooseMedium(db, actor.person_id, offer, medium);
  if (cart_reminders !== undefined) await updateCartReminders(db, actor.person_id, cart_reminders);
  return preferenceOf(db, actor.person_id, offer);
}

async function chooseMedium(db: Kysely<DB>, personId: number, offer: Offer, medium: Medium | null): Promise<void> {
  const { media } = await preferenceOf(db, personId, offer);
  const wanted = media.find((each) => each.medium === medium);
  if (medium !== null && !wanted) throw invalid('medium', 'This contact method is not available.');
  if (wanted?.to === null)
    throw invalid('medium', wayBy(wanted.medium) === 'mail' ? 'Please verify your email first.' : 'Please verify your number first.');
  await updateMedium(db, personId, medium);
}

async function preferenceOf(read: ReadDatabase<DB>, personId: number, { media }: Offer): Promise<MessagePreference> {
  const recipient = await findRecipient(read, personId);
  const chosen = recipient?.medium ?? null;
  return {
    media: media.map((medium) => ({ medium, to: (wayBy(medium) === 'mail' ? recipient?.email : recipient?.phone) ?? null })),
    chosen: chosen !== null && media.includes(chosen) ? Medium.parse(chosen) : null,
    cart_reminders: recipient?.cart_reminders ?? false,
  };
}

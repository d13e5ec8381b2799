import { Medium, type MessagePreference } from '@souk/contract/account';
import type { DB } from '../../../db/schema.ts';
import type { Context, ReadContext, SignedIn } from '../../context.ts';
import { wayBy } from '../../integrations/messages/message-channel.ts';
import type { Messenger } from '../../integrations/messages/messenger.ts';
import type { ReadDatabase } from '../../platform/database/read-database.ts';
import { invalid } from '../../platform/http/problem.ts';
import { findListener } from './repository.ts';

type Offer = Pick<Messenger, 'media'>;

/** How the market can reach the person, and how they like it best. A medium that is no longer offered is chosen no longer. */
export async function readPreference({ read, actor }: SignedIn<ReadContext>, offer: Offer): Promise<MessagePreference> {
  return preferenceOf(read, actor.person_id, offer);
}

/** Keeps how a person likes to be told of their orders; null leaves it to the market. Codes go where they are asked for all the same. */
export async function choosePreference({ db, actor }: SignedIn<Context>, offer: Offer, medium: Medium | null): Promise<MessagePreference> {
  const { media } = await preferenceOf(db, actor.person_id, offer);
  const wanted = media.find((each) => each.medium === medium);
  if (medium !== null && !wanted) throw invalid('medium', 'We cannot write to you that way.');
  if (wanted?.to === null)
    throw invalid('medium', wayBy(wanted.medium) === 'mail' ? 'Please verify your email first.' : 'Please verify your number first.');
  await db.updateTable('people').set({ message_medium: medium }).where('id', '=', actor.person_id).where('erased_at', 'is', null).execute();
  return preferenceOf(db, actor.person_id, offer);
}

async function preferenceOf(read: ReadDatabase<DB>, personId: number, { media }: Offer): Promise<MessagePreference> {
  const listener = await findListener(read, personId);
  const chosen = listener?.medium ?? null;
  return {
    media: media.map((medium) => ({ medium, to: (wayBy(medium) === 'mail' ? listener?.email : listener?.phone) ?? null })),
    chosen: chosen !== null && media.includes(chosen) ? Medium.parse(chosen) : null,
  };
}

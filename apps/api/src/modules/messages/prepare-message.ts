import { formatPrice } from '@souk/money/format-price';
import { toWire } from '@souk/money/wire';
import type { Kysely } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import { type Medium, type Way, wayBy, wayTo } from '../../integrations/messages/message-channel.ts';
import type { Message } from '../../platform/http/problem.ts';
import { dayText } from '../../platform/text/day-text.ts';
import { pickText } from '../../platform/text/pick-text.ts';
import { type Addressed, addressMessage } from './domain/address-message.ts';
import { composeMessage, type Tongue } from './domain/compose-message.ts';
import type { Listener, Teller } from './domain/story.ts';
import { findApplicant, findListener, findStory, getTeller, type ToldMessage } from './repository.ts';

export type PrepareParts = {
  db: Kysely<DB>;
  /** The ways that lead to people, the preferred one first. */
  ways: readonly Way[];
  publicUrl: string;
  translate: (locale: string, message: Message) => string;
};

export type Prepared = { content: Addressed; addresses: string[]; prefer: Medium | undefined };

/** What is said and where to; `outdated` where it is no longer true, `unreachable` where no way leads to the person. */
export async function prepareMessage(
  { db, ways, publicUrl, translate }: PrepareParts,
  message: ToldMessage,
): Promise<Prepared | 'outdated' | 'unreachable'> {
  const listener = message.person_id === null ? await findApplicant(db, message.subject_id) : await findListener(db, message.person_id);
  const story = await findStory(db, message);
  if (!listener || !story) return 'outdated';
  const teller = await getTeller(db, publicUrl);
  const composed = composeMessage(story, teller, tongueOf(listener, teller));
  if (!composed) return 'outdated';
  const addresses = addressesOf(ways, listener, message.address);
  if (addresses.length === 0) return 'unreachable';
  const content = addressMessage({ composed, listener, appName: teller.app_name, translate });
  return { content, addresses, prefer: listener.medium ?? undefined };
}

/** Amounts and days have the figures that the pages have; numbers of orders and tickets stay as they are looked for. */
function tongueOf({ locale }: Listener, { default_locale: defaultLocale, currency }: Teller): Tongue {
  return {
    pick: (name) => pickText(name, { locale, defaultLocale }),
    day: (moment) => dayText(moment, locale),
    price: (amount) => formatPrice(toWire(amount), currency, locale),
  };
}

/** A message to one address goes there only, and only where a way leads there. */
function addressesOf(ways: readonly Way[], listener: Listener, only: string | null): string[] {
  if (only !== null) return ways.includes(wayTo(only)) ? [only] : [];
  return inOrder(ways, listener).flatMap((way) => addressFor(listener, way) ?? []);
}

/** What the person likes best comes first; the other way is there for when it fails. */
function inOrder(ways: readonly Way[], { medium }: Listener): readonly Way[] {
  if (medium === null) return ways;
  const best = wayBy(medium);
  return [...ways.filter((way) => way === best), ...ways.filter((way) => way !== best)];
}

function addressFor({ phone, email }: Listener, way: Way): string | null {
  return way === 'phone' ? phone : email;
}

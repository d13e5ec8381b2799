import { toWire } from '@souk/money/currency';
import { formatPrice } from '@souk/money/format';
import type { Kysely } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import { type Medium, type Way, wayBy, wayTo } from '../../integrations/messages/message-channel.ts';
import type { PushDevice } from '../../integrations/push/push-sender.ts';
import type { Message } from '../../platform/app-error.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import { dayText } from '../../platform/text/format-text.ts';
import { pickText } from '../../platform/text/texts.ts';
import { composeMessage } from './domain/compose-message.ts';
import { type LocalizedMessage, localizeMessage } from './domain/localize-message.ts';
import type { Formatter, Recipient, Sender } from './domain/message-content.ts';
import { createMessageLinks, type LinkSigners } from './domain/message-links.ts';
import { findContent, findRecipientOf, getSender, type StoredMessage } from './queries/message-content.ts';
import { listPushDevices } from './queries/push-devices.ts';

export type PrepareParts = {
  db: Kysely<DB>;
  /** The available channels, the preferred one first. */
  ways: readonly Way[];
  publicUrl: string;
  clock: Clock;
  signers: LinkSigners;
  translate: (locale: string, message: Message) => string;
};

export type Prepared = {
  content: LocalizedMessage;
  direction: 'ltr' | 'rtl';
  /** The browsers that show messages; they come before the addresses. */
  devices: PushDevice[];
  addresses: string[];
  prefer: Medium | undefined;
};

/** `outdated`: the message is no longer true. `unreachable`: no channel reaches the recipient. */
export async function prepareMessage(
  { db, ways, publicUrl, clock, signers, translate }: PrepareParts,
  message: StoredMessage,
): Promise<Prepared | 'outdated' | 'unreachable'> {
  const recipient = await findRecipientOf(db, message);
  const subject = await findContent(db, message);
  if (!recipient || !subject) return 'outdated';
  const sender = await getSender(db);
  const formatter = formatterOf(recipient, sender);
  const composed = composeMessage(subject, createMessageLinks(publicUrl, { now: clock.now(), signers }), formatter);
  if (!composed) return 'outdated';
  const addresses = addressesOf(ways, recipient, message.address);
  const devices = message.person_id === null || isAboutAccess(message) ? [] : await listPushDevices(db, message.person_id, clock.now());
  if (addresses.length === 0 && devices.length === 0) return 'unreachable';
  const content = localizeMessage({ composed, recipient, appName: formatter.pick(sender.app_name), translate });
  return { content, direction: recipient.direction, devices, addresses, prefer: recipient.medium ?? undefined };
}

/** A warning goes to a verified address, because the device may be the reason for it; an invitation goes to its number. */
function isAboutAccess({ kind }: StoredMessage): boolean {
  return kind === 'account-notice' || kind === 'former-address-notice' || kind === 'shop-invitation';
}

/** Amounts and dates have the digits of the language; codes of orders and tickets do not, because people search for them. */
function formatterOf({ locale }: Recipient, { default_locale: defaultLocale, currency }: Sender): Formatter {
  return {
    pick: (name) => pickText(name, { locale, defaultLocale }),
    day: (moment) => dayText(moment, locale),
    price: (amount) => formatPrice(toWire(amount), currency, locale),
  };
}

/** A message to one address is sent there only. */
function addressesOf(ways: readonly Way[], recipient: Recipient, only: string | null): string[] {
  if (only !== null) return ways.includes(wayTo(only)) ? [only] : [];
  return inOrder(ways, recipient).flatMap((way) => addressFor(recipient, way) ?? []);
}

/** The preferred channel comes first; the other one is used if it fails. */
function inOrder(ways: readonly Way[], { medium }: Recipient): readonly Way[] {
  if (medium === null) return ways;
  const best = wayBy(medium);
  return [...ways.filter((way) => way === best), ...ways.filter((way) => way !== best)];
}

function addressFor({ phone, email }: Recipient, way: Way): string | null {
  return way === 'phone' ? phone : email;
}

import type { PushDeviceForm, PushState } from '@souk/contract/account';
import type { Kysely } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import type { Context, ReadContext, SignedIn } from '../../context.ts';
import { SendFailure } from '../../integrations/messages/message-channel.ts';
import { areDeviceKeys } from '../../integrations/push/encrypt-push.ts';
import type { PushDevice, PushSender } from '../../integrations/push/push-sender.ts';
import { invalid } from '../../platform/app-error.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import type { Prepared } from './prepare-message.ts';
import { deletePushDevice, deletePushDeviceOfSession, findPushEndpoint, lockSession, replacePushDevice } from './queries/push-devices.ts';

export async function readPushDevice({ read, actor }: SignedIn<ReadContext>, { publicKey }: PushSender): Promise<PushState> {
  return { public_key: publicKey, endpoint: await findPushEndpoint(read, actor.session_id) };
}

/** Sends the person's messages to this browser from now on, until the sign-in ends. */
export async function addPushDevice(
  { db, clock, actor }: SignedIn<Context>,
  push: PushSender,
  { endpoint, keys }: PushDeviceForm,
): Promise<PushState> {
  const device = { public_key: keys.p256dh, auth_secret: keys.auth };
  if (!push.accepts(endpoint)) throw invalid('endpoint', 'This browser cannot receive notifications from us.');
  if (!areDeviceKeys(device)) throw invalid('keys', 'This browser cannot receive notifications from us.');
  await inTransaction(db, async (transaction) => {
    if (!(await lockSession(transaction, actor.session_id))) return;
    await replacePushDevice(transaction, { session_id: actor.session_id, endpoint, ...device, created_at: clock.now() });
  });
  return { public_key: push.publicKey, endpoint };
}

export async function removePushDevice({ db, actor }: SignedIn<Context>, { publicKey }: PushSender): Promise<PushState> {
  await deletePushDeviceOfSession(db, actor.session_id);
  return { public_key: publicKey, endpoint: null };
}

type Outcome = 'sent' | 'unclear' | 'not-sent';

/** Sends a message to all browsers of a person, and deletes those that do not exist any more. `not-sent`: an address is next. */
export async function sendToDevices(
  { db, push }: { db: Kysely<DB>; push: PushSender },
  { content, direction, devices }: Prepared,
  reference: string,
): Promise<Outcome> {
  const { subject: title, letter, locale } = content;
  const shown = {
    title,
    body: letter.paragraphs.at(-1) ?? '',
    url: letter.link.url,
    tag: reference,
    lang: locale === 'ir' ? 'fa' : locale,
    dir: direction,
  };
  const outcomes = await Promise.all(devices.map((device) => sendToDevice(device)));
  return outcomes.includes('sent') ? 'sent' : outcomes.includes('unclear') ? 'unclear' : 'not-sent';

  async function sendToDevice(device: PushDevice): Promise<Outcome> {
    try {
      if ((await push.send(device, shown)) === 'sent') return 'sent';
      await deletePushDevice(db, device.id);
      return 'not-sent';
    } catch (error) {
      if (!(error instanceof SendFailure)) throw error;
      return error.kind === 'unclear' ? 'unclear' : 'not-sent';
    }
  }
}

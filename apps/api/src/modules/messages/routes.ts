import type { Messenger } from '../../integrations/messages/messenger.ts';
import type { PushSender } from '../../integrations/push/push-sender.ts';
import type { Router } from '../../router.ts';
import { choosePreference, readPreference } from './message-preference.ts';
import { addPushDevice, readPushDevice, removePushDevice } from './push-devices.ts';

type Parts = { router: Router; identity: { messenger: Messenger }; push: PushSender };

export function register({ router, identity: { messenger }, push }: Parts): void {
  router.call('GET /push-device', async (_input, context) => ({ data: await readPushDevice(context, push) }));
  router.call('POST /push-device', async ({ body }, context) => ({ data: await addPushDevice(context, push, body) }));
  router.call('DELETE /push-device', async (_input, context) => ({ data: await removePushDevice(context, push) }));
  router.call('GET /message-preference', async (_input, context) => ({ data: await readPreference(context, messenger) }));
  router.call('POST /message-preference', async ({ body }, context) => ({
    data: await choosePreference(context, messenger, body),
    message: 'Preference saved',
  }));
}

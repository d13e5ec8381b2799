import type { Messenger } from '../../integrations/messages/messenger.ts';
import type { Router } from '../../router.ts';
import { choosePreference, readPreference } from './message-preference.ts';

export function register({ router, identity: { messenger } }: { router: Router; identity: { messenger: Messenger } }): void {
  router.call('GET /message-preference', async (_input, context) => ({ data: await readPreference(context, messenger) }));
  router.call('POST /message-preference', async ({ body }, context) => ({
    data: await choosePreference(context, messenger, body),
    message: 'Preference saved',
  }));
}

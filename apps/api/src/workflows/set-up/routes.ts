import type { Config } from '../../config/config.ts';
import type { Router } from '../../router.ts';
import { readSetup, skipStep } from './set-up.ts';

type Parts = { router: Router; config: Pick<Config, 'environment' | 'messages'> };

export function register({ router, config }: Parts): void {
  const process = { environment: config.environment, channels: config.messages.channels };
  router.call('GET /admin/setup', async (_input, context) => ({ data: await readSetup(context, process) }));
  router.call('POST /admin/setup', async ({ body }, context) => {
    const entry_id = await skipStep(context, process, body);
    return { data: { setup: await readSetup({ ...context, read: context.db }, process), entry_id } };
  });
}

import type { Config } from '../../config/config.ts';
import type { IdentityParts } from '../../modules/identity/identity-parts.ts';
import type { Router } from '../../router.ts';
import { changeSettings } from './change-setting.ts';
import { readSettings } from './read-settings.ts';

type Parts = { router: Router; config: Pick<Config, 'environment'>; identity: Pick<IdentityParts, 'messenger'> };

export function register({ router, config, identity: { messenger } }: Parts): void {
  router.call('GET /admin/settings', async (_input, context) => ({ data: await readSettings(context, config) }));
  router.call('POST /admin/settings', async ({ body }, context) => {
    const entry_ids = await changeSettings(context, messenger.ways, body.changes);
    return { data: { settings: await readSettings({ ...context, read: context.db }, config), entry_ids } };
  });
}

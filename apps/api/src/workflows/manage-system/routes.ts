import type { Config } from '../../config/config.ts';
import { changeSynonym, readSynonyms } from '../../modules/catalog/products/manage-synonyms.ts';
import type { Router } from '../../router.ts';
import { readIndexState, startReindex } from '../reindex/reindex.ts';
import { clearErrors, readChannels, readErrors, readJobs, readSecurityLog, retryBackgroundJob } from './manage-system.ts';

type Parts = { router: Router; config: Pick<Config, 'messages'> };

export function register({ router, config }: Parts): void {
  router.call('GET /admin/channels', async (_input, context) => ({
    data: { channels: await readChannels(context, config.messages.channels) },
  }));
  router.call('GET /admin/jobs', async ({ query }, context) => ({ data: await readJobs(context, query) }));
  router.call('POST /admin/jobs/{id}/retry', async ({ params }, context) => {
    await retryBackgroundJob(context, params.id);
    return { data: {} };
  });
  router.call('GET /admin/errors', async ({ query }, context) => ({ data: await readErrors(context, query) }));
  router.call('POST /admin/errors/clear', async ({ body }, context) => ({
    data: { deleted: await clearErrors(context, body.id ?? undefined) },
  }));
  router.call('GET /admin/security', async ({ query }, context) => ({ data: await readSecurityLog(context, query) }));
  router.call('GET /admin/search-index', async (_input, context) => ({ data: await readIndexState(context) }));
  router.call('POST /admin/search-index', async (_input, context) => ({ data: await startReindex(context) }));
  router.call('GET /admin/synonyms', async (_input, context) => ({ data: { synonyms: await readSynonyms(context) } }));
  router.call('POST /admin/synonyms', async ({ body }, context) => ({ data: { entry_id: (await changeSynonym(context, body)).entry_id } }));
}

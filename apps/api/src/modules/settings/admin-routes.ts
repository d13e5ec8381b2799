import type { Router } from '../../router.ts';
import { changeWording, exportWordings, importWordings, readWordings } from './wordings.ts';

/** The texts of the panel. */
export function registerTexts({ router }: { router: Router }): void {
  router.call('GET /admin/texts', async ({ query }, context) => ({ data: await readWordings(context, query) }));
  router.call('POST /admin/texts', async ({ body }, context) => ({ data: await changeWording(context, body) }));
  router.call('GET /admin/texts/export', async ({ query }, context) => ({
    data: { texts: await exportWordings(context, query.language) },
  }));
  router.call('POST /admin/texts/import', async ({ body }, context) => ({ data: await importWordings(context, body) }));
}

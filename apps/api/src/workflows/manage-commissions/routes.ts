import type { Router } from '../../router.ts';
import { readCommissionRules, saveCommissionRules } from './save-rules.ts';

export function register({ router }: { router: Router }): void {
  router.call('GET /admin/commission-rules', async (_input, context) => ({ data: await readCommissionRules(context) }));
  router.call('POST /admin/commission-rules', async ({ body }, context) => {
    const entry_id = await saveCommissionRules(context, body);
    return { data: { ...(await readCommissionRules({ ...context, read: context.db })), entry_id } };
  });
}

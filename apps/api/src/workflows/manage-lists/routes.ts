import type { PaymentGateways } from '../../integrations/payments/payment-gateway.ts';
import type { Router } from '../../router.ts';
import { changeDefaultCurrency } from './default-currency.ts';
import { addSiteListRow, changeSiteListRow, readSiteList, removeSiteListRow } from './site-lists.ts';

type Parts = { router: Router; payments: { gateways: PaymentGateways } };

export function register({ router, payments }: Parts): void {
  const process = { gateways: new Set(payments.gateways.keys()) };
  router.call('GET /admin/lists/{list}', async ({ params }, context) => ({
    data: { rows: await readSiteList(context, params.list, process) },
  }));
  router.call('POST /admin/lists/{list}', async ({ params, body }, context) => {
    const { key, entry_id } = await addSiteListRow(context, { ...params, key: body.key, fields: body.fields });
    return { data: { key: String(key), entry_id } };
  });
  router.call('POST /admin/lists/{list}/{key}', async ({ params, body }, context) => {
    const { key, entry_id } = await changeSiteListRow(context, { ...params, ...body });
    return { data: { key: String(key), entry_id } };
  });
  router.call('DELETE /admin/lists/{list}/{key}', async ({ params }, context) => {
    const { key, entry_id } = await removeSiteListRow(context, params.list, params.key);
    return { data: { key: String(key), entry_id } };
  });
  router.call('POST /admin/currencies/{name}/default', async ({ params, body }, context) => ({
    data: await changeDefaultCurrency(context, { name: params.name, seen: body.seen_default }),
  }));
}

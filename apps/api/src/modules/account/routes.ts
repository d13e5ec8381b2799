import type { Router } from '../../router.ts';
import { addAddress } from './add-address.ts';
import { changeAddress } from './change-address.ts';
import { readAddresses } from './read-addresses.ts';
import { removeAddress } from './remove-address.ts';

export function accountRoutes(router: Router): void {
  router.call('GET /addresses', async (_input, context) => ({ data: { addresses: await readAddresses(context) } }));
  router.call('POST /address/store', async ({ body }, context) => ({
    data: { address: await addAddress(context, body) },
    message: 'The address was added',
  }));
  router.call('POST /address/{id}/update', async ({ params, body }, context) => ({
    data: { address: await changeAddress(context, params.id, body) },
    message: 'The address was changed',
  }));
  router.call('DELETE /address/{id}/delete', async ({ params }, context) => {
    await removeAddress(context, params.id);
    return { data: {}, message: 'The address was removed' };
  });
}

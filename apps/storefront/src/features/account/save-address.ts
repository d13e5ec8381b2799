import type { Address, AddressForm } from '@souk/contract/account';
import type { Services } from '../../lib/services/services.ts';
import { accountQueries } from './account-queries.ts';

/** Adds an address, or changes the one named; the list is fetched anew, since another may have been the default. */
export async function saveAddress({ api, queryClient }: Services, form: AddressForm, id: number | undefined): Promise<Address> {
  const { data } =
    id === undefined
      ? await api.call('POST /address/store', { body: form })
      : await api.call('POST /address/{id}/update', { params: { id }, body: form });
  await queryClient.invalidateQueries({ queryKey: accountQueries.addresses(api).queryKey });
  return data.address;
}

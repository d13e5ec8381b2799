import type { Address, AddressForm } from '@souk/contract/account';
import type { Context, SignedIn } from '../../context.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { addressFields } from './address-fields.ts';
import { noSuchAddress } from './no-such-address.ts';
import { presentAddress } from './presenter.ts';
import { getAddress, lockPerson, updateAddress, updateDefaultAddress } from './repository.ts';

/** Changes an address. The default one stays it until another takes its place, so that there always is one. */
export function changeAddress({ db, actor }: SignedIn<Context>, id: number, form: AddressForm): Promise<Address> {
  const personId = actor.person_id;
  return inTransaction(db, async (transaction) => {
    await lockPerson(transaction, personId);
    if (!(await updateAddress(transaction, personId, id, addressFields(form)))) throw noSuchAddress();
    if (form.is_default) await updateDefaultAddress(transaction, personId, id);
    return presentAddress(await getAddress(transaction, id));
  });
}

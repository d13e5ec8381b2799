import type { Address, AddressForm } from '@souk/contract/account';
import type { Context, SignedIn } from '../../context.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { refused } from '../../platform/http/problem.ts';
import { addressFields } from './address-fields.ts';
import { presentAddress } from './presenter.ts';
import { countAddresses, getAddress, insertAddress, lockPerson, updateDefaultAddress } from './repository.ts';

const mostAddresses = 50;

/** Adds an address; the first one becomes the default. */
export function addAddress({ db, clock, actor }: SignedIn<Context>, form: AddressForm): Promise<Address> {
  const personId = actor.person_id;
  return inTransaction(db, async (transaction) => {
    await lockPerson(transaction, personId);
    const count = await countAddresses(transaction, personId);
    if (count >= mostAddresses) throw refused({ text: 'You can keep at most {limit} addresses.', with: { limit: mostAddresses } });
    const { id } = await insertAddress(transaction, personId, addressFields(form), clock.now());
    if (form.is_default || count === 0) await updateDefaultAddress(transaction, personId, id);
    return presentAddress(await getAddress(transaction, id));
  });
}

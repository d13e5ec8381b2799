import type { Address, AddressForm } from '@souk/contract/account';
import type { Context, ReadContext, SignedIn } from '../../context.ts';
import { type AppError, notFound, refused } from '../../platform/app-error.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { presentAddress } from './present.ts';
import {
  countAddresses,
  deleteAddress,
  getAddress,
  insertAddress,
  listAddresses,
  lockPerson,
  updateAddress,
  updateDefaultAddress,
} from './queries.ts';

export async function listOwnAddresses({ read, actor }: SignedIn<ReadContext>): Promise<Address[]> {
  return (await listAddresses(read, actor.person_id)).map(presentAddress);
}

const maxAddresses = 50;

/** Adds an address; the first one becomes the default. */
export function addAddress({ db, clock, actor }: SignedIn<Context>, form: AddressForm): Promise<Address> {
  const personId = actor.person_id;
  return inTransaction(db, async (transaction) => {
    await lockPerson(transaction, personId);
    const count = await countAddresses(transaction, personId);
    if (count >= maxAddresses) throw refused({ text: 'You can save up to {limit} addresses.', with: { limit: maxAddresses } });
    const { id } = await insertAddress(transaction, personId, addressFields(form), clock.now());
    if (form.is_default || count === 0) await updateDefaultAddress(transaction, personId, id);
    return presentAddress(await getAddress(transaction, id));
  });
}

/** Changes an address. The default one remains the default until another becomes it, so that there always is one. */
export function changeAddress({ db, actor }: SignedIn<Context>, id: number, form: AddressForm): Promise<Address> {
  const personId = actor.person_id;
  return inTransaction(db, async (transaction) => {
    await lockPerson(transaction, personId);
    if (!(await updateAddress(transaction, personId, id, addressFields(form)))) throw noSuchAddress();
    if (form.is_default) await updateDefaultAddress(transaction, personId, id);
    return presentAddress(await getAddress(transaction, id));
  });
}

/** Removes an address. If it was the default, the newest of the others becomes the default. */
export function removeAddress({ db, actor }: SignedIn<Context>, id: number): Promise<void> {
  const personId = actor.person_id;
  return inTransaction(db, async (transaction) => {
    await lockPerson(transaction, personId);
    const removed = await deleteAddress(transaction, personId, id);
    if (!removed) throw noSuchAddress();
    if (!removed.is_default) return;
    const [newest] = await listAddresses(transaction, personId);
    if (newest) await updateDefaultAddress(transaction, personId, newest.id);
  });
}

/** Another person's address is answered like a missing one. */
function noSuchAddress(): AppError {
  return notFound('Address not found');
}

/** The form as columns, except for `is_default`, which concerns the person's other addresses too. */
function addressFields({ is_default: _, flat_no, post_code, address_line2, latitude, longitude, ...fields }: AddressForm) {
  return {
    ...fields,
    flat_no: flat_no || null,
    post_code: post_code || null,
    address_line2: address_line2 || null,
    latitude: latitude ?? null,
    longitude: longitude ?? null,
  };
}

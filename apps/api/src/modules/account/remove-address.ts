import type { Context, SignedIn } from '../../context.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { noSuchAddress } from './no-such-address.ts';
import { deleteAddress, listAddresses, lockPerson, updateDefaultAddress } from './repository.ts';

/** Removes an address. If it was the default one, the newest of the others takes its place. */
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

import type { Address } from '@souk/contract/account';
import type { ReadContext, SignedIn } from '../../context.ts';
import { presentAddress } from './presenter.ts';
import { listAddresses } from './repository.ts';

export async function readAddresses({ read, actor }: SignedIn<ReadContext>): Promise<Address[]> {
  return (await listAddresses(read, actor.person_id)).map(presentAddress);
}

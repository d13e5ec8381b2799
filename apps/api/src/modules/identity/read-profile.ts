import type { User } from '@souk/contract/identity';
import type { ReadContext, SignedIn } from '../../context.ts';
import { presentUser } from './presenter.ts';
import { getPerson } from './repository.ts';

export async function readProfile({ read, actor }: SignedIn<ReadContext>): Promise<User> {
  return presentUser(await getPerson(read, actor.person_id));
}

import type { User } from '@souk/contract/identity';
import { complete, type Shape } from '../answers/complete.ts';

/** What the specification names of a person; the rest only our server tells. */
type NamedUser = Partial<User>;

/** Without word of it, nobody is asked to prove what the server may not even know how to. */
const untold: Shape<User> = {
  id: 0,
  name: '',
  phone: null,
  phone_code: null,
  phone_verified: true,
  email: null,
  email_verified: false,
  profile_photo: null,
  gender: null,
  date_of_birth: null,
  country: null,
  account_verified: true,
};

/** A person whole, so that what is kept of them can be restored. */
export function completeUser(user: NamedUser): User {
  return complete(untold, user);
}

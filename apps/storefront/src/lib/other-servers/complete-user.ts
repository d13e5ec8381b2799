import type { User } from '@souk/contract/identity';
import { complete, type Shape } from './complete.ts';

/** The specification names some fields of a person; our server adds others. */
type NamedUser = Partial<User>;

/** Defaults under which nobody is asked to verify, since another server may not support it. */
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

/** A complete person, which the stored state requires. */
export function completeUser(user: NamedUser): User {
  return complete(untold, user);
}

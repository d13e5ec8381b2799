import type { User } from '@souk/contract/identity';

/** A person's number as it is read, with the code of its country. */
export function phoneWords(user: Pick<User, 'phone' | 'phone_code'> | null): string | null {
  if (!user?.phone) return null;
  return user.phone_code ? `+${user.phone_code} ${user.phone}` : user.phone;
}

import { User } from '@souk/contract/identity';
import { thumbnailUrl } from '../../platform/media/present-picture.ts';
import type { PersonRow } from './queries/profile.ts';

export function presentUser(row: PersonRow): User {
  const { picture_key: key, picture_width: width } = row;
  const phoneVerified = row.phone_verified_at !== null;
  const emailVerified = row.email_verified_at !== null;
  return {
    id: row.id,
    name: row.name,
    phone: row.phone,
    phone_code: row.phone_code,
    phone_verified: phoneVerified,
    email: row.email,
    email_verified: emailVerified,
    profile_photo: key !== null && width !== null ? thumbnailUrl({ key, width }) : null,
    gender: User.shape.gender.parse(row.gender),
    date_of_birth: row.date_of_birth,
    country: row.country,
    account_verified: phoneVerified || emailVerified,
  };
}

import type { Me } from '@souk/contract/back-office/access/staff';
import type { AsStaff, ReadContext } from '../../context.ts';
import { permissionsOf } from '../../modules/staff/domain/authority.ts';
import { findMember, updateSecondFactor } from '../../modules/staff/queries.ts';
import { notSignedIn } from '../../platform/app-error.ts';
import { requestPasskeyOf } from './passkey-second-factor.ts';
import type { SignInBranch } from './two-step-sign-in.ts';

/** The origin is the site's, which passkeys belong to. */
export function createStaffBranch(origin: string): SignInBranch<Me> {
  return {
    audience: 'admin',
    purpose: 'staff-sign-in',
    findEnrolled: findMember,
    updateSecondFactor,
    requestPasskey: (db, personId) => requestPasskeyOf(db, origin, { person_id: personId, audience: 'admin' }),
    readMe: (_context, transaction, { person_id }) => readMember(transaction, person_id),
  };
}

/** The signed-in member. */
export function getMe({ read, operator }: AsStaff<ReadContext>): Promise<Me> {
  return readMember(read, operator.person_id);
}

async function readMember(read: ReadContext['read'], personId: number): Promise<Me> {
  const member = await findMember(read, personId);
  if (!member) throw notSignedIn();
  return { person_id: member.person_id, name: member.name, role: member.role, permissions: [...permissionsOf(member)] };
}

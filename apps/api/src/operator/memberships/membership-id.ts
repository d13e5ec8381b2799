import { operand, whole } from '../fields.ts';

export const membershipId = operand('id', '"memberships list" has them', whole(1, 999_999_999_999));

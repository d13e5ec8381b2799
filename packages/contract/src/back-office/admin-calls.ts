import { adminOrdersCalls } from './orders.ts';
import { signInCalls, staffCalls } from './staff.ts';

/** Every call of the admin panel. */
export const adminCalls = { ...signInCalls, ...staffCalls, ...adminOrdersCalls };

import { orderStatuses } from '@souk/contract/orders';

/** Texts that are chosen by a variable, which no reading of the sources finds. */
export const spokenElsewhere: readonly string[] = [...orderStatuses, 'Failed to send OTP', 'Login failed', 'Verification failed'];

import { transactional } from '../../platform/database/transaction.ts';
import * as charges from './manage-charges.ts';

export const setDeliveryCharges = transactional(charges.setDeliveryCharges);

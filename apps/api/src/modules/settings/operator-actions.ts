import { transactional } from '../../platform/database/transaction.ts';
import * as texts from './texts.ts';

export const setText = transactional(texts.setText);
export const resetText = transactional(texts.resetText);

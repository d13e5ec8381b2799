import { operand, words } from '../fields.ts';

export const orderCode = operand('code', 'The code of the order, such as SK-7F3K9Q', words(20));

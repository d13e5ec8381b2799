import { operand, words } from '../fields.ts';

export const who = operand('who', 'Their id, their number as +919876543210, or their mail address', words(100));

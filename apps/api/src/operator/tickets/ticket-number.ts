import { operand, words } from '../fields.ts';

export const ticketNumber = operand(
  'number',
  'The number of the ticket, such as TK-7F3K9Q',
  words(20).transform((number) => number.toUpperCase()),
);

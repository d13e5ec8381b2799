import { expect, test } from 'vitest';
import { fillReply } from './fill-reply.ts';

const person = { id: 1, name: 'Asha $& Rao', phone: null };

test('placeholders get the values of the ticket, and those without a value stay', () => {
  const ticket = { ticket_number: 'TK-7F3K9Q', order_number: null };
  expect(fillReply('Hello {name}, {ticket}: {order} {other} {name}', { person, ticket })).toBe(
    'Hello Asha $& Rao, TK-7F3K9Q: {order} {other} Asha $& Rao',
  );
  expect(fillReply('{order}', { person, ticket: { ...ticket, order_number: 'SK-1' } })).toBe('SK-1');
});

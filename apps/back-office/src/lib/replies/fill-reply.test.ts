import { expect, test } from 'vitest';
import { fillReply } from './fill-reply.ts';

test('placeholders get the values, and those without a value stay', () => {
  const values = { name: 'Asha $& Rao', ticket: 'TK-7F3K9Q', order: null, product: '' };
  expect(fillReply('Hello {name}, {ticket}: {order} {product} {other} {toString} {name', values)).toBe(
    'Hello Asha $& Rao, TK-7F3K9Q: {order} {product} {other} {toString} {name',
  );
  expect(fillReply('{name} {order}', { name: '{order}', order: 'SK-1' })).toBe('{order} SK-1');
});

import { expect, test } from 'vitest';
import { parseClaims } from './prepare-apple.ts';

const token = (claims: unknown) => `x.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.y`;

test('[auth-09] the email address of an identity token is read in any script', () => {
  expect(parseClaims(token({ sub: '1', email: 'ñoor?>@مثال.example' }))).toEqual({ email: 'ñoor?>@مثال.example' });
});

test.each(['', 'x', 'x.!.y', 'x.e30.y', token(null), token([]), token({ email: 7 })])('a token without an email address: %s', (odd) => {
  expect(parseClaims(odd)).toEqual({});
});

import { expect, test } from 'vitest';
import { readClaims } from './read-claims.ts';

const token = (claims: unknown) => `x.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.y`;

test('[auth-09] the mail address of an identity token, in any script', () => {
  expect(readClaims(token({ sub: '1', email: 'ñoor?>@مثال.example' }))).toEqual({ email: 'ñoor?>@مثال.example' });
});

test.each(['', 'x', 'x.!.y', 'x.e30.y', token(null), token([]), token({ email: 7 })])('a token that says none: %s', (odd) => {
  expect(readClaims(odd)).toEqual({});
});

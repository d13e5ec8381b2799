import { AuthenticatorCode, NewAuthenticator, noNewAuthenticator } from '../back-office/access/authenticator.ts';
import type { SellerCalls } from '../endpoint.ts';
import { Empty } from '../fields.ts';

/** The authenticator app of the signed-in member, for all of their shops. */
export const sellerAuthenticatorCalls = {
  'POST /seller/authenticator/request': {
    access: 'seller',
    needs: 'session',
    recent: true,
    summary: 'The data for another authenticator app, for ten minutes. The former app works until a code of the new one is entered.',
    answer: NewAuthenticator,
  },
  'POST /seller/authenticator': {
    access: 'seller',
    needs: 'session',
    recent: true,
    summary: 'Replaces the authenticator app by the new one, whose code proves it, and ends the other sessions of the member.',
    body: AuthenticatorCode,
    answer: Empty,
    endsSessions: true,
    refusals: noNewAuthenticator,
  },
} satisfies SellerCalls;

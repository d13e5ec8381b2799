import type { Kysely } from 'kysely';
import type { DB } from '../../db/schema.ts';
import type { TestApp } from '../test-app.ts';
import { sellerHeaders } from './seller.ts';

type Apis = Pick<TestApp, 'call' | 'clock'> & { database: { db: Kysely<DB> } };

/** Signs a member of a shop in by the code of an authenticator app, which the first sign-in sets up. */
export async function signInSeller({ call, clock, database: { db } }: Apis, personId: number): Promise<Record<string, string>> {
  const { ticket, code } = await startSellerSignIn({ call, clock, database: { db } }, personId);
  const opened = await call('POST', '/seller/second-factor', { body: { ticket, code } });
  return sellerHeaders(/^souk_seller=([\w-]{43});/.exec(String(opened.headers['set-cookie']))?.[1] ?? '');
}

/** Redeems the code of the phone; the answer has the ticket for the second factor. */
export async function startSellerSignIn({ call, clock, database: { db } }: Apis, personId: number): Promise<Record<string, unknown>> {
  const { phone } = await db.selectFrom('people').select('phone').where('id', '=', personId).executeTakeFirstOrThrow();
  // A number gets one code in a minute, and a code of the app is accepted once.
  clock.advance(61);
  const sent = await call('POST', '/seller/send-code', { body: { phone } });
  const { body } = await call('POST', '/seller/sign-in', { body: { phone, otp: String(sent.body.data?.otp) } });
  return body.data ?? {};
}

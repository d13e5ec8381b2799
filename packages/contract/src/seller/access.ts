import { z } from 'zod';
import { AuthenticatorCode, Enrolment, NewAuthenticator, noNewAuthenticator } from '../back-office/access/authenticator.ts';
import { PasskeyRequest } from '../back-office/access/passkey-fields.ts';
import type { SellerCalls } from '../endpoint.ts';
import { Day, Empty, Id, Otp, Phone, Timestamp } from '../fields.ts';
import { sellerPermissions } from './permissions.ts';

const Permissions = z.array(z.enum(sellerPermissions));

/** `data.code` of the 403 that refuses each change by somebody who only looks at the panel. */
export const onlyLooking = 'only-looking';

/** A shop of the signed-in person. */
const OwnShop = z.object({ id: Id, name: z.string() });

export const SellerMe = z.object({
  person_id: Id,
  name: z.string(),
  /** The shop that all calls of the session are about. */
  shop: OwnShop.extend({
    slug: z.string(),
    is_open: z.boolean(),
    /** The day of its return while the shop is on holiday: shoppers buy, and deliveries begin then. */
    back_on: Day.nullable(),
    /** Whether its changes of products are published without review. */
    is_trusted: z.boolean(),
  }),
  role: z.string(),
  permissions: Permissions,
  /** All shops of the person, the current one included. */
  shops: z.array(OwnShop),
  /** Set for a member of the marketplace's staff who looks at the panel: no call changes anything. */
  look: z.object({ expires_at: Timestamp }).nullable(),
});
export type SellerMe = z.infer<typeof SellerMe>;

/** An application for a shop, as its applicant sees it. */
export const ApplicationStatus = z.object({
  shop_name: z.string(),
  status: z.enum(['pending', 'accepted', 'refused']),
  /** Set for a declined application. */
  reason: z.string().nullable(),
  created_at: Timestamp,
  /** The names of its documents that are not deleted. */
  documents: z.array(z.string()),
});
export type ApplicationStatus = z.infer<typeof ApplicationStatus>;

/** Signing in: a code to the phone, then the code of an authenticator app or a passkey. */
export const sellerSignInCalls = {
  'POST /seller/send-code': {
    access: 'public',
    origin: 'ours',
    summary: 'Sends a code to a member of a shop or an applicant. The answer is the same for every other number.',
    body: z.strictObject({ phone: Phone }),
    answer: z.object({ retry_after: z.int(), otp: z.string().optional() }),
  },
  'POST /seller/sign-in': {
    access: 'public',
    origin: 'ours',
    summary:
      'Redeems the code. The ticket lets its holder enter the second factor within ten minutes; an applicant gets their application.',
    body: z.strictObject({ phone: Phone, otp: Otp }),
    answer: z.object({
      /** Null for an applicant, who has no shop yet. */
      ticket: z.string().nullable(),
      /** The newest application of the number, if no shop can be opened with the ticket. */
      application: ApplicationStatus.nullable(),
      /** The data for an authenticator app at the first sign-in; null for a member whose app is set up. */
      enrolment: Enrolment.nullable(),
      /** The code of the app: only where app_environment is local. */
      code: z.string().optional(),
      /** Absent for a member without a passkey. */
      passkey: PasskeyRequest.optional(),
    }),
  },
  'POST /seller/second-factor': {
    access: 'public',
    origin: 'ours',
    summary: 'Opens a session of twelve hours in a cookie.',
    body: z.strictObject({ ticket: z.string().regex(/^[\w-]{43}$/), code: z.string().regex(/^\d{6}$/) }),
    answer: SellerMe,
    opensSession: 'seller',
  },
} satisfies SellerCalls;

export const sellerSessionCalls = {
  'POST /seller/sign-out': {
    access: 'seller',
    needs: 'session',
    summary: 'Ends the session.',
    answer: Empty,
    endsSessions: true,
    closesSession: 'seller',
  },
  'GET /seller/me': {
    access: 'seller',
    needs: 'session',
    summary: 'Who is signed in, for which shop, and what they may do.',
    answer: SellerMe,
  },
  'GET /seller/second-factor': {
    access: 'seller',
    needs: 'session',
    summary: 'The code of the authenticator app: only where app_environment is local.',
    answer: z.object({ code: z.string().optional() }),
  },
  'POST /seller/second-factor/again': {
    access: 'seller',
    needs: 'session',
    summary: 'Enters the second factor again, so that refunds above the limit are open for ten minutes.',
    body: z.strictObject({ code: z.string().regex(/^\d{6}$/) }),
    answer: Empty,
  },
  'POST /seller/shop': {
    access: 'seller',
    needs: 'session',
    summary: 'Chooses another shop of the person for this session.',
    body: z.strictObject({ shop_id: Id }),
    answer: SellerMe,
    refusals: { 404: 'The person is no member of such a shop.' },
  },
} satisfies SellerCalls;

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

import { z } from 'zod';
import type { AdminCalls } from '../../endpoint.ts';
import { Empty } from '../../fields.ts';

/** The data by which an authenticator app is set up, as a text and as an address that apps open. */
export const Enrolment = z.object({ secret: z.string(), address: z.string() });
export type Enrolment = z.infer<typeof Enrolment>;

export const NewAuthenticator = z.object({
  enrolment: Enrolment,
  /** The code of the new app: only where app_environment is local. */
  code: z.string().optional(),
});
export type NewAuthenticator = z.infer<typeof NewAuthenticator>;

export const AuthenticatorCode = z.strictObject({ code: z.string().regex(/^\d{6}$/) });
export const noNewAuthenticator = { 409: 'No new app was asked for, or ten minutes have passed since.' };

/** The authenticator app of the signed-in member, who has another phone. */
export const authenticatorCalls = {
  'POST /admin/authenticator/request': {
    access: 'admin',
    needs: 'session',
    recent: true,
    summary: 'The data for another authenticator app, for ten minutes. The former app works until a code of the new one is entered.',
    answer: NewAuthenticator,
  },
  'POST /admin/authenticator': {
    access: 'admin',
    needs: 'session',
    recent: true,
    summary: 'Replaces the authenticator app by the new one, whose code proves it, and ends the other sessions of the member.',
    body: AuthenticatorCode,
    answer: Empty,
    endsSessions: true,
    refusals: noNewAuthenticator,
  },
} satisfies AdminCalls;

import { z } from 'zod';
import type { Calls } from './endpoint.ts';
import {
  Email,
  Empty,
  FlagParam,
  Id,
  IdParam,
  Otp,
  Phone,
  PhoneCode,
  PhoneOrEmail,
  requiredText,
  secretText,
  Timestamp,
  text,
} from './fields.ts';
import { picture } from './files.ts';

export const User = z.object({
  id: Id,
  name: z.string(),
  phone: z.string().nullable(),
  phone_code: z.string().nullable(),
  phone_verified: z.boolean(),
  email: z.string().nullable(),
  email_verified: z.boolean(),
  profile_photo: z.string().nullable(),
  gender: z.enum(['male', 'female', 'other']).nullable(),
  date_of_birth: z.string().nullable(),
  country: z.string().nullable(),
  account_verified: z.boolean(),
});
export type User = z.infer<typeof User>;

export const SignedIn = z.object({ access: z.object({ token: z.string() }), user: User });
export type SignedIn = z.infer<typeof SignedIn>;

/** `otp` is there only where app_environment is `local`; `retry_after` is how many seconds to wait before the next send. */
export const CodeSent = z.object({ otp: z.string().optional(), retry_after: z.int(), email_or_phone: z.string().optional() });
export type CodeSent = z.infer<typeof CodeSent>;

/** A code was sent; or, if none is required (`register_otp_verify`), the new account is signed in already. */
export const Registered = CodeSent.extend(SignedIn.partial().shape);
export type Registered = z.infer<typeof Registered>;

/** A session. `device` describes the browser, from its user agent. */
export const Session = z.object({ id: Id, device: z.string(), is_current: z.boolean(), created_at: Timestamp, last_used_at: Timestamp });
export type Session = z.infer<typeof Session>;

/** The registration form fills in the same one for everybody; it is not stored. */
const FormPassword = secretText(200).min(6);

const Password = secretText(200).min(8);

export const identityCalls = {
  'POST /send-login-otp': {
    access: 'public',
    origin: 'specification',
    summary:
      'Sends a sign-in code, also to a number without an account. A mail address is accepted where phone_required is off or register_otp_type is email.',
    body: z.strictObject({ phone: PhoneOrEmail }),
    answer: CodeSent,
  },
  'POST /login': {
    access: 'public',
    origin: 'specification',
    summary: 'Signs in with the code. Where the number has no account, the code opens one under `name`.',
    body: z.strictObject({ phone: PhoneOrEmail, otp: Otp, name: requiredText(120).optional() }),
    endsSessions: true,
    answer: SignedIn,
    refusals: {
      422: 'The code is wrong, used or expired (errors.otp); or it is right, but the number has no account and `name` is missing (errors.name): the code stays valid for the call that carries it.',
    },
  },
  'POST /registration': {
    access: 'public',
    origin: 'specification',
    summary: 'Opens an account and sends the code that verifies it. Settings say whether a phone is needed and where the code goes.',
    body: z.strictObject({
      name: requiredText(120),
      phone: Phone.optional(),
      email: Email.optional(),
      password: FormPassword,
      country: requiredText(80),
      phone_code: PhoneCode,
    }),
    answer: Registered,
    status: 201,
  },
  'POST /verify-registration': {
    access: 'public',
    summary:
      'Verifies a new account and signs in; a number that had an account already is signed in to that one. `phone` is the mail address of who gave no number.',
    body: z.strictObject({ phone: PhoneOrEmail, otp: Otp, name: requiredText(120).optional() }),
    endsSessions: true,
    answer: SignedIn,
  },
  'POST /send-otp': {
    access: 'public',
    origin: 'specification',
    summary: 'Sends a code for a forgotten password, by phone or mail.',
    body: z.strictObject({
      phone: requiredText(254),
      phone_code: PhoneCode.optional(),
      forgot_password: z.union([z.boolean(), z.literal(1)]),
    }),
    answer: CodeSent,
  },
  'POST /verify-otp': {
    access: 'public',
    origin: 'specification',
    summary: 'Exchanges a code for the token that resets the password.',
    body: z.strictObject({ phone: requiredText(254), otp: Otp }),
    answer: z.object({ token: z.string() }),
  },
  'POST /reset-password': {
    access: 'public',
    origin: 'specification',
    summary: 'Sets a new password; every session of the person ends.',
    body: z.strictObject({ password: Password, password_confirmation: secretText(200), token: requiredText(200) }),
    endsSessions: true,
    answer: Empty,
  },
  'POST /auth/{provider}/nonce': {
    access: 'public',
    origin: 'ours',
    summary: 'Issues the nonce that the next identity token of this provider is bound to. It is valid once, for ten minutes.',
    params: z.strictObject({ provider: z.enum(['google', 'facebook', 'apple']) }),
    answer: z.object({ nonce: z.string() }),
    refusals: { 404: 'The provider is not switched on.' },
  },
  'POST /auth/{provider}/token': {
    access: 'public',
    origin: 'specification',
    summary: 'Signs in through Google, Facebook or Apple.',
    params: z.strictObject({ provider: z.enum(['google', 'facebook', 'apple']) }),
    body: z.strictObject({ code: requiredText(4000), data: z.record(z.string(), z.unknown()).optional() }),
    endsSessions: true,
    answer: SignedIn,
    refusals: { 404: 'The provider is not switched on.' },
  },
  'POST /send-verification-otp': {
    access: 'signed-in',
    summary: 'Sends a code that verifies your account: to the number or mail address given, or to the number that you registered.',
    body: z.strictObject({ phone: PhoneOrEmail.optional(), phone_code: PhoneCode.optional() }),
    answer: CodeSent,
    refusals: { 409: 'Your account is already verified.' },
  },
  'POST /verify-account': {
    access: 'signed-in',
    summary: 'Verifies your account with the code. `phone` is what the sending answered as email_or_phone.',
    body: z.strictObject({ phone: PhoneOrEmail, otp: Otp }),
    answer: z.object({ user: User }),
  },
  'POST /change-phone/start': {
    access: 'signed-in',
    origin: 'ours',
    summary:
      'Begins the change of a verified number: sends a code to it, or to a mail address that you verified a week ago or earlier. The answer says where else it could go.',
    body: z.strictObject({ by: z.enum(['phone', 'email']).optional() }),
    answer: CodeSent.extend({ other_way: z.enum(['phone', 'email']).nullable() }),
    refusals: { 409: 'Nothing of yours is verified yet: /send-verification-otp takes the number.' },
  },
  'POST /change-phone/confirm': {
    access: 'signed-in',
    origin: 'ours',
    summary: 'Exchanges that code for a pass, good for ten minutes in this session.',
    body: z.strictObject({ otp: Otp }),
    answer: z.object({ pass: z.string() }),
    refusals: { 422: 'The code is wrong, used or expired.' },
  },
  'POST /change-phone/send-otp': {
    access: 'signed-in',
    origin: 'ours',
    summary: 'Sends a code to the new number. One that somebody else has is answered like any other.',
    body: z.strictObject({ pass: requiredText(200), phone: Phone, phone_code: PhoneCode.optional() }),
    answer: CodeSent,
    refusals: { 409: 'It is your number already.', 422: 'The pass is over, or there can be no such number.' },
  },
  'POST /change-phone': {
    access: 'signed-in',
    origin: 'ours',
    summary: 'Makes the number yours. `phone` is what the sending answered as email_or_phone. Every other session ends.',
    body: z.strictObject({ pass: requiredText(200), phone: Phone, otp: Otp }),
    endsSessions: true,
    answer: z.object({ user: User }),
    refusals: { 422: 'The code is wrong, used or expired, or the pass is over.' },
  },
  'GET /logout': {
    access: 'signed-in',
    origin: 'specification',
    summary: 'Ends this session.',
    answer: Empty,
    writes: true,
    endsSessions: true,
  },
  'POST /update-profile': {
    access: 'signed-in',
    summary:
      'Changes what you say of yourself: what is left out stays, what is empty goes. A new mail address has to be verified again. The phone changes by /send-verification-otp.',
    body: z.strictObject({
      name: requiredText(120),
      email: z.union([Email, z.literal('')]).optional(),
      gender: z.enum(['male', 'female', 'other', '']).optional(),
      date_of_birth: z.union([z.iso.date(), z.literal('')]).optional(),
      country: text(80).optional(),
      remove_photo: FlagParam.optional(),
    }),
    files: { profile_photo: { ...picture, required: false } },
    answer: z.object({ user: User }),
    refusals: { 422: 'Somebody else has that mail address, or there is no such country.' },
  },
  'POST /change-password': {
    access: 'signed-in',
    summary: 'Sets a new password; every other session ends. Who has none yet leaves `current_password` empty.',
    body: z.strictObject({ current_password: secretText(200), password: Password, password_confirmation: secretText(200) }),
    endsSessions: true,
    answer: Empty,
    refusals: { 422: 'The current password is not right, or the two new ones differ.' },
  },
  'GET /sessions': {
    access: 'signed-in',
    origin: 'ours',
    summary: 'Where you are signed in.',
    answer: z.object({ sessions: z.array(Session) }),
  },
  'DELETE /sessions/{id}': {
    access: 'signed-in',
    origin: 'ours',
    summary: 'Signs a device out.',
    params: z.strictObject({ id: IdParam }),
    endsSessions: true,
    answer: z.object({ sessions: z.array(Session) }),
    refusals: { 404: 'There is no such session of yours.' },
  },
  'POST /sessions/end-others': {
    access: 'signed-in',
    origin: 'ours',
    summary: 'Signs every other device out.',
    endsSessions: true,
    answer: z.object({ sessions: z.array(Session) }),
  },
  'GET /profile': { access: 'signed-in', summary: 'The person signed in.', answer: z.object({ user: User }) },
} satisfies Calls;

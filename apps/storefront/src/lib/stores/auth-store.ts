import type { Address } from '@souk/contract/account';
import type { SignedIn, User } from '@souk/contract/identity';
import { createKeptStore, type KeptStore, type TextStorage } from './kept-store.ts';
import { isFlag, isNumber, isText, listOf, oneOf, orNull, recordOf, type Shape, type Shapes } from './stored-shape.ts';

export type AuthState = {
  user: User | null;
  /** As it is sent: `Bearer …`. */
  token: string | null;
  addresses: Address[];
  /** How many products are on the wishlist. */
  favoriteProducts: number;
  loginModal: boolean;
  registerModal: boolean;
  /** Ours: the steps to a new password. */
  forgotModal: boolean;
  /** Ours: a person proves their number or mail address before what needs it. */
  verifyModal: boolean;
  /** Ours: why the login dialog has opened by itself, in the page's language. */
  signInReason: string | null;
  addressModal: boolean;
  orderCancelModal: boolean;
};
export type AuthStore = KeptStore<AuthState>;

const shut = { loginModal: false, registerModal: false, forgotModal: false } as const;

export const signedOut: AuthState = {
  user: null,
  token: null,
  addresses: [],
  favoriteProducts: 0,
  ...shut,
  verifyModal: false,
  signInReason: null,
  addressModal: false,
  orderCancelModal: false,
};

/** After a sign-in of any kind: who it is, the token as it is sent, the dialogs shut. */
export function signIn(state: AuthState, { access, user }: SignedIn): AuthState {
  return { ...state, user, token: `Bearer ${access.token}`, ...shut };
}

/** Whether one of the dialogs of the ways in is open; from each of them leads a way to the others. */
export function isSigningIn({ loginModal, registerModal, forgotModal }: AuthState): boolean {
  return loginModal || registerModal || forgotModal;
}

/** What another tab kept, with the dialogs shut that it has answered. */
export function takeOver(auth: AuthStore): void {
  auth.restore();
  const { token, user } = auth.getState();
  if (token) auth.setState({ ...shut, ...(user?.account_verified && { verifyModal: false }) });
}

/** After a logout or a 401; open dialogs stay, since the login dialog may be what follows. */
export function clearSession(state: AuthState): AuthState {
  const { user, token, addresses, favoriteProducts } = signedOut;
  return { ...state, user, token, addresses, favoriteProducts };
}

/** The address to deliver to: the default one, otherwise the first. */
export function currentAddress(addresses: readonly Address[]): Address | null {
  return addresses.find(({ is_default }) => is_default) ?? addresses[0] ?? null;
}

export function createAuthStore(storage: TextStorage): AuthStore {
  return createKeptStore({ key: 'souk.auth', version: 1, initial: signedOut, shapes, storage });
}

const isUser: Shape<User> = recordOf({
  id: isNumber,
  name: isText,
  phone: orNull(isText),
  phone_code: orNull(isText),
  phone_verified: isFlag,
  email: orNull(isText),
  email_verified: isFlag,
  profile_photo: orNull(isText),
  gender: orNull(oneOf('male', 'female', 'other')),
  date_of_birth: orNull(isText),
  country: orNull(isText),
  account_verified: isFlag,
});
export const isAddress: Shape<Address> = recordOf({
  id: isNumber,
  name: isText,
  phone: isText,
  area: isText,
  flat_no: orNull(isText),
  post_code: orNull(isText),
  address_line: isText,
  address_line2: orNull(isText),
  address_type: oneOf('home', 'office', 'other'),
  is_default: isFlag,
  latitude: orNull(isNumber),
  longitude: orNull(isNumber),
});

/** The dialogs' flags are kept but not restored: no visit starts with a dialog nobody asked for. */
const shapes: Shapes<AuthState> = {
  user: orNull(isUser),
  token: orNull(isText),
  addresses: listOf(isAddress),
  favoriteProducts: isNumber,
};

import { createPersistedStore, type PersistedStore, type TextStorage } from '@souk/client/stores/persisted-store.ts';
import { isFlag, isNumber, isText, listOf, oneOf, orNull, recordOf, type Shape, type Shapes } from '@souk/client/stores/stored-shape.ts';
import type { Address } from '@souk/contract/account';
import type { SignedIn, User } from '@souk/contract/identity';

export type AuthState = {
  user: User | null;
  /** As it is sent: `Bearer …`. */
  token: string | null;
  addresses: Address[];
  /** The number of products on the wishlist. */
  favoriteProducts: number;
  loginModal: boolean;
  registerModal: boolean;
  /** Ours: the dialog to reset a password. */
  resetModal: boolean;
  /** Ours: the dialog that verifies a phone number or mail address. */
  verifyModal: boolean;
  /** Ours: the reason for opening the login dialog, in the page's language. */
  signInReason: string | null;
  addressModal: boolean;
  orderCancelModal: boolean;
};
export type AuthStore = PersistedStore<AuthState>;

const closedDialogs = { loginModal: false, registerModal: false, resetModal: false } as const;

export const signedOut: AuthState = {
  user: null,
  token: null,
  addresses: [],
  favoriteProducts: 0,
  ...closedDialogs,
  verifyModal: false,
  signInReason: null,
  addressModal: false,
  orderCancelModal: false,
};

/** The state after any kind of sign-in: person and token stored, dialogs closed. */
export function signIn(state: AuthState, { access, user }: SignedIn): AuthState {
  return { ...state, user, token: `Bearer ${access.token}`, ...closedDialogs };
}

/** Whether a sign-in dialog is open; each of them leads to the others. */
export function isSigningIn({ loginModal, registerModal, resetModal }: AuthState): boolean {
  return loginModal || registerModal || resetModal;
}

/** Restores what another tab has stored, and closes the dialogs that are no longer needed. */
export function restoreSession(auth: AuthStore): void {
  auth.restore();
  const { token, user } = auth.getState();
  if (token) auth.setState({ ...closedDialogs, ...(user?.account_verified && { verifyModal: false }) });
}

/** After a logout or a 401. Open dialogs stay, since the login dialog may follow. */
export function clearSession(state: AuthState): AuthState {
  const { user, token, addresses, favoriteProducts } = signedOut;
  return { ...state, user, token, addresses, favoriteProducts };
}

/** The default delivery address, otherwise the first. */
export function currentAddress(addresses: readonly Address[]): Address | null {
  return addresses.find(({ is_default }) => is_default) ?? addresses[0] ?? null;
}

export function createAuthStore(storage: TextStorage): AuthStore {
  return createPersistedStore({ key: 'souk.auth', version: 1, initial: signedOut, shapes, storage });
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

/** Dialog flags are not restored: no visit starts with an open dialog. */
const shapes: Shapes<AuthState> = {
  user: orNull(isUser),
  token: orNull(isText),
  addresses: listOf(isAddress),
  favoriteProducts: isNumber,
};

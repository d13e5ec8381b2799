import { createMemoryStorage, type TextStorage } from '@souk/client/stores/persisted-store.ts';
import { beforeEach, expect, test } from 'vitest';
import { completeUser } from '../other-servers/complete-user.ts';
import { type AuthStore, clearSession, createAuthStore, isSigningIn, restoreSession, signIn } from '../stores/auth-store.ts';
import { createGate, type Gate } from './create-gate.ts';

const user = completeUser({ id: 1, name: 'Mina', phone: '5550100200' });
const answer = { access: { token: 'abc' }, user };

let storage: TextStorage;
let auth: AuthStore;
let whenSignedIn: Gate;
let done: string[];
const act = (what: string) => () => void done.push(what);

beforeEach(() => {
  storage = createMemoryStorage();
  auth = createAuthStore(storage);
  whenSignedIn = createGate(auth, { isOpen: ({ token }) => token !== null, isAsking: isSigningIn, ask: { loginModal: true } });
  done = [];
});

test('[auth-14] a signed-in shopper continues at once', () => {
  auth.setState((state) => signIn(state, answer));
  whenSignedIn(act('buy'));
  expect(done).toEqual(['buy']);
  expect(auth.getState().loginModal).toBe(false);
});

test('[auth-14] a visitor is asked to sign in first, and the action runs once', () => {
  whenSignedIn(act('buy'));
  expect(auth.getState().loginModal).toBe(true);
  expect(done).toEqual([]);
  auth.setState((state) => signIn(state, answer));
  expect(done).toEqual(['buy']);
  auth.setState(clearSession);
  auth.setState((state) => signIn(state, answer));
  expect(done).toEqual(['buy']);
});

test('[auth-14] the action waits through registration, password reset and back', () => {
  whenSignedIn(act('buy'));
  auth.setState({ loginModal: false, registerModal: true });
  auth.setState({ registerModal: false, loginModal: true });
  auth.setState({ loginModal: false, resetModal: true });
  auth.setState({ resetModal: false, loginModal: true });
  auth.setState((state) => signIn(state, answer));
  expect(done).toEqual(['buy']);
});

test('[auth-14] closing the dialog discards the action', () => {
  whenSignedIn(act('buy'));
  auth.setState({ loginModal: false });
  auth.setState({ loginModal: true });
  auth.setState((state) => signIn(state, answer));
  expect(done).toEqual([]);
});

test('only the last action runs', () => {
  whenSignedIn(act('buy'));
  whenSignedIn(act('like'));
  auth.setState((state) => signIn(state, answer));
  expect(done).toEqual(['like']);
});

test('[auth-14] a sign-in in another tab runs the action too, and closes the dialog', () => {
  const other = createAuthStore(storage);
  whenSignedIn(act('buy'));
  other.setState((state) => signIn(state, answer));
  restoreSession(auth);
  expect(done).toEqual(['buy']);
  expect(auth.getState().loginModal).toBe(false);
});

import { beforeEach, expect, test } from 'vitest';
import { type AuthStore, clearSession, createAuthStore, isSigningIn, signIn, takeOver } from '../stores/auth-store.ts';
import { completeUser } from '../stores/complete-user.ts';
import { createMemoryStorage, type TextStorage } from '../stores/kept-store.ts';
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

test('[auth-14] whoever is signed in goes on at once', () => {
  auth.setState((state) => signIn(state, answer));
  whenSignedIn(act('buy'));
  expect(done).toEqual(['buy']);
  expect(auth.getState().loginModal).toBe(false);
});

test('[auth-14] a visitor is asked first, and what they were about to do happens once', () => {
  whenSignedIn(act('buy'));
  expect(auth.getState().loginModal).toBe(true);
  expect(done).toEqual([]);
  auth.setState((state) => signIn(state, answer));
  expect(done).toEqual(['buy']);
  auth.setState(clearSession);
  auth.setState((state) => signIn(state, answer));
  expect(done).toEqual(['buy']);
});

test('[auth-14] it waits through registration, a forgotten password and back', () => {
  whenSignedIn(act('buy'));
  auth.setState({ loginModal: false, registerModal: true });
  auth.setState({ registerModal: false, loginModal: true });
  auth.setState({ loginModal: false, forgotModal: true });
  auth.setState({ forgotModal: false, loginModal: true });
  auth.setState((state) => signIn(state, answer));
  expect(done).toEqual(['buy']);
});

test('[auth-14] who shuts the dialog has changed their mind', () => {
  whenSignedIn(act('buy'));
  auth.setState({ loginModal: false });
  auth.setState({ loginModal: true });
  auth.setState((state) => signIn(state, answer));
  expect(done).toEqual([]);
});

test('the last wish counts', () => {
  whenSignedIn(act('buy'));
  whenSignedIn(act('like'));
  auth.setState((state) => signIn(state, answer));
  expect(done).toEqual(['like']);
});

test('[auth-14] a sign-in in another tab opens it too, and shuts the dialog', () => {
  const other = createAuthStore(storage);
  whenSignedIn(act('buy'));
  other.setState((state) => signIn(state, answer));
  takeOver(auth);
  expect(done).toEqual(['buy']);
  expect(auth.getState().loginModal).toBe(false);
});

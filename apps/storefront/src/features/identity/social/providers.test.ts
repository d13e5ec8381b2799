import { expect, test } from 'vitest';
import { activeProviders } from './providers.ts';

const off = { is_active: false, client_id: 'id' };
const names = (auths: Parameters<typeof activeProviders>[0]) => activeProviders(auths).map(({ name }) => name);

test('[auth-09] there is a button for each provider that is enabled and has a client id', () => {
  expect(names({ google: off, facebook: off, apple: { ...off, redirect_url: null } })).toEqual([]);
  const on = { is_active: true, client_id: 'id' };
  expect(names({ google: on, facebook: off, apple: { ...on, redirect_url: null } })).toEqual(['google', 'apple']);
  expect(names({ google: on, facebook: on, apple: { ...on, redirect_url: null } })).toEqual(['google', 'facebook', 'apple']);
  for (const client_id of [null, ''])
    expect(names({ google: { is_active: true, client_id }, facebook: off, apple: { ...off, redirect_url: null } })).toEqual([]);
});

import { permissions } from '@souk/contract/back-office/permissions';
import { expect, test } from 'vitest';
import { mayManage, permissionsOf } from './authority.ts';

const owner = { permissions: [], is_owner: true };
const all = { permissions, is_owner: false };
const packer = { permissions: ['orders:read', 'orders:write'], is_owner: false };
const reader = { permissions: ['orders:read'], is_owner: false };

test('the owner has every permission, other roles those of their list that exist', () => {
  expect([...permissionsOf(owner)]).toEqual(permissions);
  expect([...permissionsOf({ permissions: ['orders:read', 'teleports'], is_owner: false })]).toEqual(['orders:read']);
});

test.each([
  ['the command line manages owners', 'command-line', owner, true],
  ['an owner manages owners', owner, owner, true],
  ['all permissions do not make an owner', all, owner, false],
  ['equal roles', packer, packer, true],
  ['a smaller role', packer, reader, true],
  ['a larger role', reader, packer, false],
  ['all but owners', all, all, true],
] as const)('%s', (_title, own, role, may) => {
  expect(mayManage(own, role)).toBe(may);
});

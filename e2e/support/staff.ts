import { createHash, randomBytes } from 'node:crypto';
import type { APIRequestContext, BrowserContext } from '@playwright/test';
import { changeMarketplace } from './change-marketplace.ts';
import { apiAddress } from './environment.ts';
import { registerShopper } from './shopper.ts';

type Member = { name: string; permissions: readonly string[] };

/** A new owner of the marketplace, who has never signed in: the number. */
export async function addOwner(request: APIRequestContext, name: string): Promise<string> {
  const { phone } = await registerShopper(request, name);
  changeMarketplace(`insert into staff (person_id, role_id)
    select people.id, roles.id from people, roles where people.phone_full = '91${phone}' and roles.is_owner;`);
  return phone;
}

/** Signs a new member of the staff in on the pages of the context. Their sign-in itself is a journey of its own. */
export async function comeAsMember(context: BrowserContext, request: APIRequestContext, { name, permissions }: Member): Promise<void> {
  const { phone } = await registerShopper(request, name);
  const token = randomBytes(32).toString('base64url');
  const hash = createHash('sha256').update(token).digest('hex');
  changeMarketplace(`
    with role as (insert into roles (name, permissions) values ('Role of ${phone}', '{${permissions.join(',')}}') returning id),
      person as (select id from people where phone_full = '91${phone}'),
      member as (insert into staff (person_id, role_id) select person.id, role.id from person, role)
    insert into sessions (person_id, token_hash, audience, second_factor_at, expires_at)
      select id, '\\x${hash}', 'admin', now(), now() + interval '1 day' from person;`);
  const { hostname } = new URL(apiAddress());
  await context.addCookies([
    { name: 'souk_admin', value: token, domain: hostname, path: '/api/admin', httpOnly: true, sameSite: 'Strict' },
  ]);
}

import type { APIRequestContext } from '@playwright/test';
import { changeMarketplace } from './change-marketplace.ts';
import { registerShopper } from './shopper.ts';

/** A closed shop of a new person, which no other journey sees, and their number. */
export async function openOwnShop(request: APIRequestContext, name: string): Promise<{ phone: string; slug: string }> {
  const { phone } = await registerShopper(request, 'Omar Haddad');
  const slug = `own-${phone}`;
  changeMarketplace(`
    with shop as (insert into shops (slug, name, active) values ('${slug}', '{"en": "${name}"}', false) returning id)
    insert into shop_members (shop_id, person_id, role_id)
      select shop.id, p.id, r.id from shop, people p, shop_roles r where p.phone_full = '91${phone}' and r.is_owner;`);
  return { phone, slug };
}

import type { SeededProduct } from './seed-catalog.ts';
import { daysFrom, type SeedContext } from './seed-context.ts';

/** The account that the README mentions. Its one-time code is in the server's log and in the dialog. */
export const demoShopper = { name: 'Layla Haddad', phone: '9876543210', phone_code: '91', email: 'layla@souk.example' } as const;

/** Owner of the demo marketplace. The sign-in of the back office shows both codes. */
const demoAdmin = { name: 'Noor Karimi', phone: '9876500001', phone_code: '91', email: 'noor@souk.example' } as const;

/** Sells for two shops of the demo marketplace. */
const demoSeller = { name: 'Rana Saleh', phone: '9876500002', phone_code: '91', email: 'rana@souk.example' } as const;
const sellerShops = 2;

const collectedOneIn = 3;

/** The demo admin, who has placed no order. */
export async function seedAdmin(context: SeedContext): Promise<void> {
  const { db } = context;
  const id = await insertOperator(context, demoAdmin);
  const owner = await db.selectFrom('roles').select('id').where('is_owner', '=', true).executeTakeFirstOrThrow();
  await db.insertInto('staff').values({ person_id: id, role_id: owner.id }).execute();
}

/** The demo seller, the owner of the first shops. */
export async function seedSeller(context: SeedContext): Promise<void> {
  const { db } = context;
  const person_id = await insertOperator(context, demoSeller);
  const shops = await db.selectFrom('shops').select('id').orderBy('id').limit(sellerShops).execute();
  const { id: role_id } = await db.selectFrom('shop_roles').select('id').where('is_owner', '=', true).executeTakeFirstOrThrow();
  await db
    .insertInto('shop_members')
    .values(shops.map(({ id: shop_id }) => ({ shop_id, person_id, role_id })))
    .execute();
}

async function insertOperator({ db, now }: SeedContext, person: typeof demoAdmin | typeof demoSeller): Promise<number> {
  const { id } = await db
    .insertInto('people')
    .values({
      ...person,
      phone_full: `${person.phone_code}${person.phone}`,
      phone_verified_at: daysFrom(now, -300),
      created_at: daysFrom(now, -300),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export type SeededPeople = { shopper: number };

/** The demo shopper with addresses, a wishlist, collected vouchers and recently viewed products. */
export async function seedPeople({ db, now }: SeedContext, products: SeededProduct[]): Promise<SeededPeople> {
  const { id } = await db
    .insertInto('people')
    .values({
      ...demoShopper,
      phone_full: `${demoShopper.phone_code}${demoShopper.phone}`,
      phone_verified_at: daysFrom(now, -200),
      created_at: daysFrom(now, -200),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db.insertInto('addresses').values(addressesOf(id)).execute();
  const liked = products.filter((_product, index) => index % 31 === 3);
  await db
    .insertInto('favorites')
    .values(liked.map((product, index) => ({ person_id: id, product_id: product.id, created_at: daysFrom(now, -index) })))
    .execute();
  const seen = products.filter((_product, index) => index % 23 === 7);
  await db
    .insertInto('recent_views')
    .values(seen.map((product, index) => ({ person_id: id, product_id: product.id, viewed_at: daysFrom(now, -index / 10) })))
    .execute();
  const vouchers = await db.selectFrom('vouchers').select('id').where('listed', '=', true).orderBy('id').execute();
  const collected = vouchers.filter((_voucher, index) => index % collectedOneIn === 1);
  await db
    .insertInto('voucher_collections')
    .values(collected.map((voucher, index) => ({ person_id: id, voucher_id: voucher.id, collected_at: daysFrom(now, -index - 1) })))
    .execute();
  return { shopper: id };
}

function addressesOf(person_id: number) {
  return [
    {
      person_id,
      name: demoShopper.name,
      phone: demoShopper.phone,
      area: 'Fort Kochi',
      flat_no: '2B',
      post_code: '682001',
      address_line: '18 Princess Street',
      address_type: 'home',
      is_default: true,
    },
    {
      person_id,
      name: demoShopper.name,
      phone: demoShopper.phone,
      area: 'Ernakulam',
      flat_no: 'Floor 5',
      post_code: '682016',
      address_line: '40 Marine Drive',
      address_line2: 'Ask for the studio at the desk',
      address_type: 'office',
      is_default: false,
    },
  ];
}

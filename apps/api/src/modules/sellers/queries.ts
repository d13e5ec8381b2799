import { type Insertable, type Kysely, type RawBuilder, type Selectable, sql, type Updateable } from 'kysely';
import type { DB, ShopApplications } from '../../../db/schema.ts';
import type { ReadDatabase } from '../../platform/database/kysely.ts';
import { matchesContact } from '../../platform/database/matches-contact.ts';

type Contact = Parameters<typeof matchesContact>[0];

export async function isMultiVendor(read: ReadDatabase<DB>): Promise<boolean> {
  return (await read.selectFrom('settings').select('multi_vendor').executeTakeFirstOrThrow()).multi_vendor;
}

/** Returns undefined if an application with that phone number is pending. */
export function insertApplication(db: Kysely<DB>, application: Insertable<ShopApplications>): Promise<{ id: number } | undefined> {
  return db
    .insertInto('shop_applications')
    .values(application)
    .onConflict((conflict) => conflict.column('phone').where('status', '=', 'pending').doNothing())
    .returning('id')
    .executeTakeFirst();
}

/** Applications, the pending ones first, oldest first. */
export function listApplicationRows(read: ReadDatabase<DB>, status: string | undefined) {
  const all = read.selectFrom('shop_applications').selectAll().orderBy(sql`status = 'pending'`, 'desc').orderBy('id').limit(1000);
  return (status === undefined ? all : all.where('status', '=', status)).execute();
}

export function lockApplication(db: Kysely<DB>, id: number) {
  return db.selectFrom('shop_applications').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

export async function updateApplication(db: Kysely<DB>, id: number, fields: Updateable<ShopApplications>): Promise<void> {
  await db.updateTable('shop_applications').set(fields).where('id', '=', id).execute();
}

/** The newest application with that number, in digits. */
export function findNewestApplication(db: Kysely<DB>, phone: string) {
  return db
    .selectFrom('shop_applications')
    .select(['id', 'shop_name', 'status', 'reason', 'created_at', 'locale'])
    .where('phone', '=', phone)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Stores the shop that was opened for an application. */
export async function updateShopOfApplication(db: Kysely<DB>, { id, shopId }: { id: number; shopId: number }): Promise<void> {
  await updateApplication(db, id, { shop_id: shopId });
}

/** Applications with a verified number or mail address of the person. */
export function listApplicationsOf(read: ReadDatabase<DB>, contact: Contact) {
  return read
    .selectFrom('shop_applications')
    .select(['owner_name', 'phone', 'email', 'shop_name', 'description', 'address', 'status', 'reason', 'created_at'])
    .select(['id', 'logo_id', 'banner_id'])
    .where(matchesContact(contact))
    .orderBy('id')
    .execute();
}

export function deleteApplicationsOf(db: Kysely<DB>, contact: Contact) {
  return db.deleteFrom('shop_applications').where(matchesContact(contact)).returning(['logo_id', 'banner_id']).execute();
}

export async function listPictures(read: ReadDatabase<DB>, ids: readonly number[]) {
  if (ids.length === 0) return [];
  return read.selectFrom('pictures').select(['id', 'key', 'width']).where('id', 'in', ids).orderBy('id').execute();
}

const duplicatesOf = sql<number>`(
  (select count(*) from shop_applications o where o.phone = a.phone and o.id <> a.id)
  + (select count(*) from shops s where regexp_replace(s.phone, '\\D', '', 'g') = a.phone and s.id is distinct from a.shop_id))::int`;

export type ManagedApplicationRow = Selectable<ShopApplications> & { duplicates: number };

type ApplicationFilter = { status?: string | undefined; search: string | undefined };

function whereApplications({ status, search }: ApplicationFilter): RawBuilder<unknown> {
  const words = `%${(search ?? '').replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const digits = (search ?? '').replaceAll(/\D/g, '');
  const named = sql`(a.shop_name ilike ${words} or a.owner_name ilike ${words} or a.email ilike ${words}
    or (${digits} <> '' and a.phone like ${`%${digits}%`}))`;
  return sql.join([search ? named : sql`true`, status === undefined ? sql`true` : sql`a.status = ${status}`], sql` and `);
}

export async function countApplications(read: ReadDatabase<DB>, filter: ApplicationFilter) {
  type Counts = { pending: number; accepted: number; refused: number };
  const { rows } = await sql<Counts>`
    select count(*) filter (where a.status = 'pending') as pending, count(*) filter (where a.status = 'accepted') as accepted,
      count(*) filter (where a.status = 'refused') as refused
    from shop_applications a where ${whereApplications(filter)}`.execute(read);
  return rows[0] ?? { pending: 0, accepted: 0, refused: 0 };
}

/** Pending ones first, the oldest of them at the top; then the newest. */
export async function listManagedApplications(
  read: ReadDatabase<DB>,
  { limit, offset, ...filter }: ApplicationFilter & { limit: number; offset: number },
): Promise<ManagedApplicationRow[]> {
  const { rows } = await sql<ManagedApplicationRow>`
    select a.*, ${duplicatesOf} as duplicates from shop_applications a where ${whereApplications(filter)}
    order by a.status = 'pending' desc, case when a.status = 'pending' then a.id end, a.id desc limit ${limit}::int offset ${offset}::int`.execute(
    read,
  );
  return rows;
}

export async function findManagedApplication(read: ReadDatabase<DB>, id: number): Promise<ManagedApplicationRow | undefined> {
  const { rows } = await sql<ManagedApplicationRow>`
    select a.*, ${duplicatesOf} as duplicates from shop_applications a where a.id = ${id}`.execute(read);
  return rows[0];
}

/** The other applications and shops with the phone number of an application. */
export async function listSamePhone(read: ReadDatabase<DB>, { id, phone, shop_id }: { id: number; phone: string; shop_id: number | null }) {
  const [applications, shops] = await Promise.all([
    read
      .selectFrom('shop_applications')
      .select(['id', 'shop_name', 'status', 'created_at'])
      .where('phone', '=', phone)
      .where('id', '<>', id)
      .orderBy('id', 'desc')
      .limit(20)
      .execute(),
    sql<{ id: number; name: unknown }>`
      select s.id, s.name from shops s where regexp_replace(s.phone, '\\D', '', 'g') = ${phone} and s.id is distinct from ${shop_id}
      order by s.id limit 20`.execute(read),
  ]);
  return { applications, shops: shops.rows };
}

export async function findShopName(read: ReadDatabase<DB>, id: number): Promise<{ id: number; name: unknown } | undefined> {
  return read.selectFrom('shops').select(['id', 'name']).where('id', '=', id).executeTakeFirst();
}

export async function countPendingApplications(read: ReadDatabase<DB>): Promise<number> {
  const { count } = await read
    .selectFrom('shop_applications')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('status', '=', 'pending')
    .executeTakeFirstOrThrow();
  return count;
}

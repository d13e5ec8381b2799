import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import type { ReadDatabase } from '../../platform/database/kysely.ts';

type Read = ReadDatabase<DB>;

export function getSettings(read: Read) {
  return read.selectFrom('settings').selectAll().executeTakeFirstOrThrow();
}

export function listCurrencies(read: Read) {
  return read.selectFrom('currencies').selectAll().where('active', '=', true).orderBy('is_default', 'desc').orderBy('id').execute();
}

export function listLanguages(read: Read) {
  return read.selectFrom('languages').selectAll().where('active', '=', true).orderBy('position').orderBy('name').execute();
}

export async function findSiteName(read: Read): Promise<unknown> {
  return (await read.selectFrom('settings').select('app_name').executeTakeFirstOrThrow()).app_name;
}

export function listCountries(read: Read) {
  return read.selectFrom('countries').select(['id', 'iso', 'name', 'phone_code']).orderBy('name').execute();
}

export function getCountryByName(read: Read, name: string) {
  return read.selectFrom('countries').select(['name', 'iso', 'phone_code']).where('name', '=', name).executeTakeFirstOrThrow();
}

export function listPaymentGateways(read: Read) {
  return read.selectFrom('payment_gateways').selectAll().where('active', '=', true).orderBy('position').orderBy('name').execute();
}

export function listSocialLinks(read: Read) {
  return read.selectFrom('social_links').selectAll().orderBy('position').orderBy('id').execute();
}

export function listMenus(read: Read) {
  return read.selectFrom('menus').selectAll().orderBy('position').orderBy('id').execute();
}

export function listFooters(read: Read) {
  return read.selectFrom('footers').selectAll().orderBy('position').orderBy('id').execute();
}

export function listFooterItems(read: Read) {
  return read.selectFrom('footer_items').selectAll().orderBy('position').orderBy('id').execute();
}

/** The operator's own texts in a language, which replace the shipped ones. */
export function listTexts(read: Read, locale: string) {
  return read.selectFrom('texts').select(['key', 'value']).where('locale', '=', locale).execute();
}

export async function findText(read: Read, { locale, key }: { locale: string; key: string }): Promise<string | undefined> {
  const row = await read.selectFrom('texts').select('value').where('locale', '=', locale).where('key', '=', key).executeTakeFirst();
  return row?.value;
}

/** Those that are off too. */
export function listAllLanguages(read: Read) {
  return read.selectFrom('languages').selectAll().orderBy('position').orderBy('name').execute();
}

/** Those that are off too, locked in the order of their ids. */
export function listAllCurrencies(db: Kysely<DB>) {
  return db.selectFrom('currencies').selectAll().orderBy('id').forUpdate().execute();
}

/** The default currency has the rate 1; `rates` are those of the others. */
export async function updateDefaultCurrency(db: Kysely<DB>, name: string, rates: Readonly<Record<string, string>>): Promise<void> {
  await db.updateTable('currencies').set({ is_default: false }).where('is_default', '=', true).execute();
  for (const [currency, rate] of Object.entries(rates))
    await db
      .updateTable('currencies')
      .set({ rate_from_default: rate, is_default: currency === name })
      .where('name', '=', currency)
      .execute();
}

/** Replaces many texts at once; null deletes one. */
export async function replaceTexts(db: Kysely<DB>, locale: string, texts: readonly (readonly [string, string | null])[]): Promise<void> {
  if (texts.length === 0) return;
  const keys = texts.map(([key]) => key);
  await sql`delete from texts where locale = ${locale} and key = any(${keys}::text[])`.execute(db);
  const values = texts.flatMap(([key, value]) => (value === null ? [] : [{ locale, key, value }]));
  if (values.length > 0) await db.insertInto('texts').values(values).execute();
}

export function listAllTexts(read: Read) {
  return read.selectFrom('texts').selectAll().execute();
}

/** Returns the previous text; undefined if there was none. */
export async function upsertText(db: Kysely<DB>, text: { locale: string; key: string; value: string }): Promise<string | undefined> {
  const before = await deleteText(db, text);
  await db.insertInto('texts').values(text).execute();
  return before;
}

/** Returns the deleted text; undefined if there was none. */
export async function deleteText(db: Kysely<DB>, { locale, key }: { locale: string; key: string }): Promise<string | undefined> {
  const row = await db.deleteFrom('texts').where('locale', '=', locale).where('key', '=', key).returning('value').executeTakeFirst();
  return row?.value;
}

/** The marketplace's name in all languages, and the default currency, in which amounts are stored. */
export function getMarketplaceName(read: Read): Promise<{ name: unknown; currency: string }> {
  return read
    .selectFrom('settings')
    .innerJoin('currencies', (join) => join.on('currencies.is_default', '=', true))
    .select(['app_name as name', 'currencies.name as currency'])
    .executeTakeFirstOrThrow();
}

export function getThemeRow(read: Read, locale: string) {
  return read
    .selectFrom('settings')
    .innerJoin('currencies', (join) => join.on('currencies.is_default', '=', true))
    .leftJoin('languages', (join) => join.on('languages.name', '=', locale))
    .select([
      'settings.app_name',
      'settings.app_locale',
      'settings.theme_colors',
      'currencies.symbol',
      'currencies.position',
      'languages.direction',
    ])
    .executeTakeFirstOrThrow();
}

/** The origins of other sites that serve logos of the settings. All other pictures are the marketplace's own. */
export async function listPictureOrigins(read: Read): Promise<string[]> {
  const { rows } = await sql<{ address: string | null }>`
    select logo.address from settings, lateral (select value as address from jsonb_each_text(logo_url)
      union select value from jsonb_each_text(footer_logo_url) union select footer_qr_url) logo
    union select logo_url from social_links union select logo_url from payment_gateways`.execute(read);
  const origins = rows.flatMap(({ address }) =>
    address !== null && /^https:/.test(address) && URL.canParse(address) ? [new URL(address).origin] : [],
  );
  return [...new Set(origins)].toSorted();
}

export function lockSettings(db: Kysely<DB>) {
  return db.selectFrom('settings').selectAll().forUpdate().executeTakeFirstOrThrow();
}

/** Stores settings in one statement, because some limit each other; `isJson` for a column of type jsonb. */
export async function updateSettings(
  db: Kysely<DB>,
  columns: readonly { column: string; value: unknown; isJson: boolean }[],
): Promise<void> {
  const changes = columns.map(({ column, value, isJson }) => {
    const stored = isJson ? sql`${value === null ? null : JSON.stringify(value)}::jsonb` : sql`${value}`;
    return sql`${sql.ref(column)} = ${stored}`;
  });
  await sql`update settings set ${sql.join(changes)}`.execute(db);
}

/** The default phone code is always the code of the default country. */
export async function updateDefaultPhoneCode(db: Kysely<DB>, country: unknown): Promise<void> {
  await sql`update settings set default_phone_code = (select phone_code from countries where name = ${country})`.execute(db);
}

export function findShop(read: Read, { id = null, slug = null }: { id?: number | null; slug?: string | null }) {
  return read
    .selectFrom('shops')
    .select(['id', 'active'])
    .where((row) => row.or([row('id', '=', id), row('slug', '=', slug)]))
    .executeTakeFirst();
}

/** The shops to choose from, oldest first. */
export function listOpenShops(read: Read) {
  return read.selectFrom('shops').select(['id', 'name']).where('active', '=', true).orderBy('id').limit(500).execute();
}

export function findShopSlug(read: Read, id: number) {
  return read.selectFrom('shops').select('slug').where('id', '=', id).executeTakeFirst();
}

/** Finds a country by its English name or its two letters, in any case. */
export function findCountry(read: Read, typed: string) {
  return read
    .selectFrom('countries')
    .select('name')
    .where((row) => row.or([sql<boolean>`lower(name) = ${typed.toLowerCase()}`, row('iso', '=', typed.toUpperCase())]))
    .executeTakeFirst();
}

export async function isLanguageActive(read: Read, name: string): Promise<boolean> {
  const language = await read.selectFrom('languages').select('active').where('name', '=', name).executeTakeFirst();
  return language?.active ?? false;
}

export async function isDefaultCurrencyActive(read: Read): Promise<boolean> {
  const currency = await read.selectFrom('currencies').select('active').where('is_default', '=', true).executeTakeFirst();
  return currency?.active ?? false;
}

type NewGateway = { name: string; title: string; active: boolean; position: number };

/**
 * Inserts the gateways that have no row yet, and switches online payment on if there are any. Returns whether there are
 * any.
 */
export async function insertGateways(db: Kysely<DB>, gateways: NewGateway[]): Promise<boolean> {
  const inserted = await db
    .insertInto('payment_gateways')
    .values(gateways)
    .onConflict((conflict) => conflict.column('name').doNothing())
    .returning('name')
    .execute();
  if (inserted.length === 0) return false;
  await db.updateTable('settings').set({ online_payment: true }).execute();
  return true;
}

type PusherRow = { pusher_app_key: string | null; pusher_app_cluster: string | null; pusher_host: string | null };

/** Returns false if the settings had these values already. */
export async function updatePusherRow(db: Kysely<DB>, row: PusherRow): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('settings')
    .set(row)
    .where(({ eb, or }) =>
      or([
        eb('pusher_app_key', 'is distinct from', row.pusher_app_key),
        eb('pusher_app_cluster', 'is distinct from', row.pusher_app_cluster),
        eb('pusher_host', 'is distinct from', row.pusher_host),
      ]),
    )
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** A member refunds more than this amount only shortly after the second factor. */
export async function getRefundLimit(db: Kysely<DB>): Promise<number> {
  const { refund_code_above } = await db.selectFrom('settings').select('refund_code_above').executeTakeFirstOrThrow();
  return refund_code_above;
}

/** An order that is not handed over after these hours is late. */
export async function getLateAfterHours(read: Read): Promise<number> {
  const { late_after_hours } = await read.selectFrom('settings').select('late_after_hours').executeTakeFirstOrThrow();
  return late_after_hours;
}

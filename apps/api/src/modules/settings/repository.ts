import type { Kysely } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import type { ReadDatabase } from '../../platform/database/read-database.ts';

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

/** The operator's own wordings in a language. */
export function listTexts(read: Read, locale: string) {
  return read.selectFrom('texts').select(['key', 'value']).where('locale', '=', locale).execute();
}

export function listAllTexts(read: Read) {
  return read.selectFrom('texts').selectAll().execute();
}

/** What the wording was before; undefined where there was none. */
export async function upsertText(db: Kysely<DB>, text: { locale: string; key: string; value: string }): Promise<string | undefined> {
  const before = await deleteText(db, text);
  await db.insertInto('texts').values(text).execute();
  return before;
}

/** What the wording was; undefined where there was none. */
export async function deleteText(db: Kysely<DB>, { locale, key }: { locale: string; key: string }): Promise<string | undefined> {
  const row = await db.deleteFrom('texts').where('locale', '=', locale).where('key', '=', key).returning('value').executeTakeFirst();
  return row?.value;
}

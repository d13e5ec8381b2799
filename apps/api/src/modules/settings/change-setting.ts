import { sql, type Transaction } from 'kysely';
import { z } from 'zod';
import type { DB } from '../../../db/schema.ts';
import { bumpTags } from '../../platform/cache/content-versions.ts';
import { hasCode } from '../../platform/database/error-code.ts';
import { Fault } from '../../platform/fault.ts';
import { mergeTexts } from '../../platform/text/merge-texts.ts';
import { getCountryByName, listLanguages } from './repository.ts';
import { type SiteSetting, siteSettings } from './site-settings.ts';

export type SettingChange = {
  name: string;
  /** As it was typed; `(none)` is null. */
  value: string;
  /** For texts: the language that it is in, the market's own unless said. */
  language?: string | undefined;
};

const checkFailed = '23514';

/** Changes one setting of the site; every process and every new page has it within a second. Gives what it was and is. */
export async function changeSetting(
  transaction: Transaction<DB>,
  change: SettingChange,
): Promise<{ name: string; from: unknown; to: unknown }> {
  const setting = siteSettings.find(({ name, column }) => name === change.name || column === change.name);
  if (!setting) throw new Fault(`There is no setting "${change.name}"`);
  const row = await transaction.selectFrom('settings').selectAll().forUpdate().executeTakeFirstOrThrow();
  if (change.language !== undefined && setting.kind !== 'texts') throw new Fault('is the same in every language', setting.name);
  const from = row[setting.column];
  const to =
    setting.kind === 'texts'
      ? await spoken(transaction, setting, { ...change, own: row.app_locale, from })
      : await singleValue(transaction, setting, change);
  await checkAgainstOthers(transaction, row, setting, to);
  const stored = setting.kind === 'texts' || setting.kind === 'json' ? sql`${to === null ? null : JSON.stringify(to)}::jsonb` : sql`${to}`;
  try {
    await sql`update settings set ${sql.ref(setting.column)} = ${stored}`.execute(transaction);
    // The code of a number that is typed without one is the code of that country.
    if (setting.kind === 'country')
      await sql`update settings set default_phone_code = (select phone_code from countries where name = ${to})`.execute(transaction);
  } catch (error) {
    if (hasCode(error, checkFailed)) throw new Fault('does not go together with the other settings', setting.name);
    throw error;
  }
  await bumpTags(transaction, ['settings', 'catalog', 'content']);
  return { name: setting.name, from, to };
}

async function singleValue(transaction: Transaction<DB>, setting: SiteSetting, { value }: SettingChange): Promise<unknown> {
  const typed = value.trim();
  const isNone = typed.toLowerCase() === '(none)';
  if (setting.kind === 'shop') return isNone ? null : shopOf(transaction, setting.name, typed);
  if (setting.kind === 'country') return countryOf(transaction, setting.name, typed);
  const read = setting.schema.safeParse(isNone ? null : meant(setting, typed));
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  const where = issue && issue.path.length > 0 ? `: ${issue.path.join('.')} ` : ': ';
  throw new Fault(`cannot be ${isNone ? '(none)' : `"${typed.slice(0, 80)}"`}${where}${issue?.message ?? 'it is wrong'}`, setting.name);
}

const flags: Readonly<Record<string, boolean>> = { yes: true, true: true, on: true, no: false, false: false, off: false };

function meant({ kind, name }: SiteSetting, typed: string): unknown {
  switch (kind) {
    case 'flag': {
      const flag = flags[typed.toLowerCase()];
      if (flag === undefined) throw new Fault('must be yes or no', name);
      return flag;
    }
    case 'whole':
      if (!/^\d{1,9}$/.test(typed)) throw new Fault('must be a whole number', name);
      return Number(typed);
    case 'json':
      return readJson(name, typed);
    case 'text':
    case 'texts':
    case 'shop':
    case 'country':
      return typed;
  }
}

function readJson(name: string, typed: string): unknown {
  try {
    return z.json().parse(JSON.parse(typed));
  } catch {
    throw new Fault('must be JSON, between single quotes in most shells', name);
  }
}

type Speaking = SettingChange & { own: string; from: unknown };

async function spoken(transaction: Transaction<DB>, setting: SiteSetting, { value, language, own, from }: Speaking) {
  const names = (await listLanguages(transaction)).map(({ name }) => name);
  const chosen = language ?? own;
  if (!names.includes(chosen)) throw new Fault(`: the market does not speak "${chosen}"; it speaks ${names.join(', ')}`, setting.name);
  const read = setting.schema.safeParse(value.trim().toLowerCase() === '(none)' ? '' : value);
  if (!read.success) throw new Fault(`: ${read.error.issues[0]?.message}`, setting.name);
  return mergeTexts(from, { [chosen]: z.string().parse(read.data) });
}

async function shopOf(transaction: Transaction<DB>, name: string, slug: string): Promise<number> {
  const shop = await transaction.selectFrom('shops').select(['id', 'active']).where('slug', '=', slug).executeTakeFirst();
  if (!shop) throw new Fault(`: there is no shop "${slug}"; "shops list" has them all`, name);
  if (!shop.active) throw new Fault(`: the shop "${slug}" is closed`, name);
  return shop.id;
}

async function countryOf(transaction: Transaction<DB>, name: string, typed: string): Promise<string> {
  const country = await transaction
    .selectFrom('countries')
    .select('name')
    .where((row) => row.or([sql<boolean>`lower(name) = ${typed.toLowerCase()}`, row('iso', '=', typed.toUpperCase())]))
    .executeTakeFirst();
  if (!country) throw new Fault(`: there is no country "${typed.slice(0, 80)}" in the list of countries`, name);
  return country.name;
}

type Row = { phone_min_length: number; phone_max_length: number; default_country: string };

/** What a value cannot be for what other settings and rows are. */
async function checkAgainstOthers(transaction: Transaction<DB>, row: Row, { name }: SiteSetting, to: unknown): Promise<void> {
  if (name === 'app_locale') {
    const names = (await listLanguages(transaction)).map((language) => language.name);
    if (!names.some((each) => each === to)) throw new Fault(`must be a language that the market speaks: ${names.join(', ')}`, name);
  }
  if (name === 'default_phone_code') {
    const country = await getCountryByName(transaction, row.default_country);
    if (to !== country.phone_code) throw new Fault(`is the code of ${country.name}; change default_country instead`, name);
  }
  if (name === 'phone_min_length' && Number(to) > row.phone_max_length) {
    throw new Fault(`cannot be more than phone_max_length, ${row.phone_max_length}`, name);
  }
  if (name === 'phone_max_length' && Number(to) < row.phone_min_length) {
    throw new Fault(`cannot be less than phone_min_length, ${row.phone_min_length}`, name);
  }
}

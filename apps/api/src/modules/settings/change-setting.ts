import type { Transaction } from 'kysely';
import { z } from 'zod';
import type { DB } from '../../../db/schema.ts';
import { operatorError } from '../../platform/app-error.ts';
import { bumpTags } from '../../platform/cache/content-versions.ts';
import { hasCode } from '../../platform/database/database-errors.ts';
import type { ReadDatabase } from '../../platform/database/kysely.ts';
import { mergeTexts } from '../../platform/text/texts.ts';
import {
  findCountry,
  findShopBySlug,
  findShopSlug,
  getCountryByName,
  getSettings,
  listLanguages,
  lockSettings,
  updateDefaultPhoneCode,
  updateSetting,
} from './queries.ts';
import { type SiteSetting, siteSettings } from './site-settings.ts';

export type SettingChange = {
  name: string;
  /** The text that was typed; `(none)` means null. */
  value: string;
  /** The language of a text; the default language if undefined. */
  language?: string | undefined;
};

const checkFailed = '23514';

/** Changes one setting. Every process applies it within a second. Returns the old and the new value. */
export async function changeSetting(
  transaction: Transaction<DB>,
  change: SettingChange,
): Promise<{ name: string; from: unknown; to: unknown }> {
  const setting = siteSettings.find(({ name, column }) => name === change.name || column === change.name);
  if (!setting) throw operatorError('not-found', `There is no setting "${change.name}"`);
  const row = await lockSettings(transaction);
  if (change.language !== undefined && setting.kind !== 'texts')
    throw operatorError('invalid', 'is the same in every language', setting.name);
  const from = row[setting.column];
  const to =
    setting.kind === 'texts'
      ? await textValue(transaction, setting, { ...change, own: row.app_locale, from })
      : await singleValue(transaction, setting, change);
  await checkConsistency(transaction, row, setting, to);
  try {
    await updateSetting(transaction, { column: setting.column, value: to, isJson: setting.kind === 'texts' || setting.kind === 'json' });
    if (setting.kind === 'country') await updateDefaultPhoneCode(transaction, to);
  } catch (error) {
    if (hasCode(error, checkFailed)) throw operatorError('invalid', 'conflicts with the other settings', setting.name);
    throw error;
  }
  await bumpTags(transaction, ['settings', 'catalog', 'content']);
  return { name: setting.name, from, to };
}

async function singleValue(transaction: Transaction<DB>, setting: SiteSetting, { value }: SettingChange): Promise<unknown> {
  const typed = value.trim();
  const isNone = typed.toLowerCase() === '(none)';
  if (setting.kind === 'shop') return isNone ? null : getShopId(transaction, setting.name, typed);
  if (setting.kind === 'country') return getCountryName(transaction, setting.name, typed);
  const parsed = setting.schema.safeParse(isNone ? null : parseTyped(setting, typed));
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const where = issue && issue.path.length > 0 ? `: ${issue.path.join('.')} ` : ': ';
  throw operatorError(
    'invalid',
    `cannot be ${isNone ? '(none)' : `"${typed.slice(0, 80)}"`}${where}${issue?.message ?? 'it is wrong'}`,
    setting.name,
  );
}

const flags: Readonly<Record<string, boolean>> = { yes: true, true: true, on: true, no: false, false: false, off: false };

function parseTyped({ kind, name }: SiteSetting, typed: string): unknown {
  switch (kind) {
    case 'flag': {
      const flag = flags[typed.toLowerCase()];
      if (flag === undefined) throw operatorError('invalid', 'must be yes or no', name);
      return flag;
    }
    case 'whole':
      if (!/^\d{1,9}$/.test(typed)) throw operatorError('invalid', 'must be a whole number', name);
      return Number(typed);
    case 'json':
      return parseJson(name, typed);
    case 'text':
    case 'texts':
    case 'shop':
    case 'country':
      return typed;
  }
}

function parseJson(name: string, typed: string): unknown {
  try {
    return z.json().parse(JSON.parse(typed));
  } catch {
    throw operatorError('invalid', 'must be JSON, between single quotes in most shells', name);
  }
}

type TextChange = SettingChange & { own: string; from: unknown };

async function textValue(transaction: Transaction<DB>, setting: SiteSetting, { value, language, own, from }: TextChange) {
  const names = (await listLanguages(transaction)).map(({ name }) => name);
  const chosen = language ?? own;
  if (!names.includes(chosen))
    throw operatorError('invalid', `: the marketplace does not have the language "${chosen}"; it has ${names.join(', ')}`, setting.name);
  const parsed = setting.schema.safeParse(value.trim().toLowerCase() === '(none)' ? '' : value);
  if (!parsed.success) throw operatorError('invalid', `: ${parsed.error.issues[0]?.message}`, setting.name);
  const texts = mergeTexts(from, { [chosen]: z.string().parse(parsed.data) });
  if (setting.name === 'app_name' && !(own in texts))
    throw operatorError('invalid', 'cannot be empty in the default language', setting.name);
  return texts;
}

async function getShopId(transaction: Transaction<DB>, name: string, slug: string): Promise<number> {
  const shop = await findShopBySlug(transaction, slug);
  if (!shop) throw operatorError('invalid', `: there is no shop "${slug}"; "shops list" lists them`, name);
  if (!shop.active) throw operatorError('conflict', `: the shop "${slug}" is closed`, name);
  return shop.id;
}

async function getCountryName(transaction: Transaction<DB>, name: string, typed: string): Promise<string> {
  const country = await findCountry(transaction, typed);
  if (!country) throw operatorError('invalid', `: there is no country "${typed.slice(0, 80)}" in the list of countries`, name);
  return country.name;
}

type Row = { phone_min_length: number; phone_max_length: number; default_country: string };

/** Throws if the value contradicts other settings or rows. */
async function checkConsistency(transaction: Transaction<DB>, row: Row, { name }: SiteSetting, to: unknown): Promise<void> {
  if (name === 'app_locale') {
    const names = (await listLanguages(transaction)).map((language) => language.name);
    if (!names.some((each) => each === to))
      throw operatorError('invalid', `must be a language of the marketplace: ${names.join(', ')}`, name);
  }
  if (name === 'default_phone_code') {
    const country = await getCountryByName(transaction, row.default_country);
    if (to !== country.phone_code) throw operatorError('invalid', `is the code of ${country.name}; change default_country instead`, name);
  }
  if (name === 'phone_min_length' && Number(to) > row.phone_max_length) {
    throw operatorError('invalid', `cannot be more than phone_max_length, ${row.phone_max_length}`, name);
  }
  if (name === 'phone_max_length' && Number(to) < row.phone_min_length) {
    throw operatorError('invalid', `cannot be less than phone_min_length, ${row.phone_min_length}`, name);
  }
}

export type ShownSetting = { name: string; value: unknown; help: string };

/** Lists every setting. Secrets are not settings but environment variables. */
export async function listSettings(read: ReadDatabase<DB>): Promise<ShownSetting[]> {
  const row = await getSettings(read);
  const shop = row.single_shop_id;
  const only = shop === null ? undefined : await findShopSlug(read, shop);
  return siteSettings.map(({ name, column, kind, help }) => ({ name, value: kind === 'shop' ? (only?.slug ?? null) : row[column], help }));
}

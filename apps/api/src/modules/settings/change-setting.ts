import { createHash } from 'node:crypto';
import type { Transaction } from 'kysely';
import { z } from 'zod';
import type { DB } from '../../../db/schema.ts';
import { AppError, operatorError } from '../../platform/app-error.ts';
import { bumpTags } from '../../platform/cache/content-versions.ts';
import { hasCode } from '../../platform/database/database-errors.ts';
import type { ReadDatabase } from '../../platform/database/kysely.ts';
import { fieldErrors } from '../../platform/http/field-errors.ts';
import { mergeTexts } from '../../platform/text/texts.ts';
import { parseTypedSetting } from './parse-typed-setting.ts';
import {
  findCountry,
  findShop,
  findShopSlug,
  getCountryByName,
  getSettings,
  listLanguages,
  lockSettings,
  updateDefaultPhoneCode,
  updateSettings,
} from './queries.ts';
import type { SiteSetting } from './site-setting.ts';
import { siteSettings } from './site-settings.ts';

/** A value to store; `version` names the one that the operator saw. */
export type SettingChange = { name: string; value: unknown; version?: string | undefined };
export type ChangedSetting = { name: string; from: unknown; to: unknown };

export type TypedChange = {
  name: string;
  /** The text that was typed; `(none)` means null. */
  value: string;
  /** The language of a text; the default language if undefined. */
  language?: string | undefined;
};

type Row = Awaited<ReturnType<typeof lockSettings>>;
type Checked = { setting: SiteSetting; from: unknown; to: unknown };

/** Changes settings, all or none of them. Every process applies them within a second. */
export async function changeSettings(transaction: Transaction<DB>, changes: readonly SettingChange[]): Promise<ChangedSetting[]> {
  const row = await lockSettings(transaction);
  const outdated = changes.filter(({ name, version }) => version !== undefined && version !== versionOfValue(row[getSetting(name).column]));
  if (outdated.length > 0)
    throw operatorError('conflict', 'Somebody else has changed these settings.', undefined, { names: outdated.map(({ name }) => name) });
  const checked: Checked[] = [];
  for (const { name, value } of changes) {
    const setting = getSetting(name);
    checked.push({ setting, from: row[setting.column], to: await checkValue(transaction, setting, { value, row }) });
  }
  return store(transaction, row, checked);
}

/** Changes one setting to a value that was typed. */
export async function changeTypedSetting(transaction: Transaction<DB>, change: TypedChange): Promise<ChangedSetting> {
  const setting = getSetting(change.name);
  const row = await lockSettings(transaction);
  if (change.language !== undefined && setting.kind !== 'texts')
    throw operatorError('invalid', 'is the same in every language', setting.name);
  const value =
    setting.kind === 'texts'
      ? await mergeTyped(transaction, setting, { ...change, row })
      : await parseTypedSetting(transaction, setting, change.value);
  const [changed] = await store(transaction, row, [{ setting, from: row[setting.column], to: value }]);
  if (!changed) throw new Error(`${setting.name} was not changed`);
  return changed;
}

/** Names a stored value: a change names the one that the operator saw. */
export function versionOfValue(value: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify(value ?? null))
    .digest('base64url')
    .slice(0, 16);
}

function getSetting(name: string): SiteSetting {
  const setting = siteSettings.find((each) => each.name === name || each.column === name);
  if (!setting) throw operatorError('invalid', { text: ': there is no setting "{name}"', with: { name: name.slice(0, 60) } }, 'name');
  return setting;
}

const checkFailed = '23514';

async function store(transaction: Transaction<DB>, row: Row, checked: readonly Checked[]): Promise<ChangedSetting[]> {
  const next = { ...row, ...Object.fromEntries(checked.map(({ setting, to }) => [setting.column, to])) };
  for (const { setting, to } of checked) await checkConsistency(transaction, next, { setting, to });
  const columns = checked.map(({ setting: { column, kind }, to }) => ({ column, value: to, isJson: kind === 'texts' || kind === 'json' }));
  try {
    await updateSettings(transaction, columns);
    const country = checked.find(({ setting }) => setting.kind === 'country');
    if (country) await updateDefaultPhoneCode(transaction, country.to);
  } catch (error) {
    if (hasCode(error, checkFailed)) throw operatorError('invalid', 'conflicts with the other settings', checked[0]?.setting.name);
    throw error;
  }
  await bumpTags(transaction, ['settings', 'catalog', 'content']);
  return checked.map(({ setting: { name }, from, to }) => ({ name, from, to }));
}

type Given = { value: unknown; row: Row };

/** The value as it is stored. Throws a 422 that names the setting. */
async function checkValue(transaction: Transaction<DB>, setting: SiteSetting, { value, row }: Given): Promise<unknown> {
  switch (setting.kind) {
    case 'texts':
      return checkTexts(transaction, setting, { value, row });
    case 'shop':
      return value === null ? null : checkShop(transaction, setting.name, value);
    case 'country': {
      const country = typeof value === 'string' ? await findCountry(transaction, value) : undefined;
      if (!country) throw operatorError('invalid', 'is not in the list of countries', setting.name);
      return country.name;
    }
    default: {
      const parsed = setting.schema.safeParse(value === '' ? null : value);
      if (parsed.success) return parsed.data;
      throw refusalOf(setting, parsed.error, value);
    }
  }
}

/** The rules of `siteSettings` have texts of their own; those of zod are put into our words. */
function refusalOf({ name }: SiteSetting, error: z.ZodError, value: unknown): AppError {
  const [issue] = error.issues;
  if (issue && /^(must|is) /.test(issue.message)) return operatorError('invalid', issue.message, name);
  const [message] = Object.values(fieldErrors(error, value));
  return new AppError(
    'invalid',
    { text: 'The {field} field is not valid', ...message, with: { ...message?.with, field: name } },
    { field: name },
  );
}

async function checkTexts(transaction: Transaction<DB>, setting: SiteSetting, { value, row }: Given): Promise<Record<string, string>> {
  const given = z.record(z.string(), z.string()).safeParse(value);
  if (!given.success) throw operatorError('invalid', 'must be a text in each language', setting.name);
  const languages = (await listLanguages(transaction)).map(({ name }) => name);
  const unknown = Object.keys(given.data).find((name) => !languages.includes(name) && !Object.hasOwn(Object(row[setting.column]), name));
  if (unknown !== undefined)
    throw operatorError(
      'invalid',
      { text: ': the marketplace does not have the language "{language}"', with: { language: unknown.slice(0, 20) } },
      setting.name,
    );
  const entries = Object.entries(given.data).map(([name, text]): [string, string] => {
    const parsed = setting.schema.safeParse(text);
    if (!parsed.success) throw refusalOf(setting, parsed.error, text);
    return [name, z.string().parse(parsed.data)];
  });
  return checkName(setting, row, Object.fromEntries(entries.filter(([, text]) => text !== '')));
}

/** A text that was typed, among those of the other languages. */
async function mergeTyped(transaction: Transaction<DB>, setting: SiteSetting, { value, language, row }: TypedChange & { row: Row }) {
  const names = (await listLanguages(transaction)).map(({ name }) => name);
  const chosen = language ?? row.app_locale;
  if (!names.includes(chosen))
    throw operatorError(
      'invalid',
      {
        text: ': the marketplace does not have the language "{language}"; it has {names}',
        with: { language: chosen, names: names.join(', ') },
      },
      setting.name,
    );
  const parsed = setting.schema.safeParse(value.trim().toLowerCase() === '(none)' ? '' : value);
  if (!parsed.success) throw refusalOf(setting, parsed.error, value);
  return checkName(setting, row, mergeTexts(row[setting.column], { [chosen]: z.string().parse(parsed.data) }));
}

function checkName<Texts extends object>({ name }: SiteSetting, { app_locale }: Row, texts: Texts): Texts {
  if (name === 'app_name' && !(app_locale in texts)) throw operatorError('invalid', 'cannot be empty in the default language', name);
  return texts;
}

async function checkShop(transaction: Transaction<DB>, name: string, value: unknown): Promise<number> {
  const id = z.int().min(1).safeParse(value);
  const shop = id.success ? await findShop(transaction, { id: id.data }) : undefined;
  if (!shop) throw operatorError('invalid', 'is not a shop of the marketplace', name);
  if (!shop.active) throw operatorError('invalid', 'is a closed shop', name);
  return shop.id;
}

/** Throws if the value contradicts other settings or rows. */
async function checkConsistency(transaction: Transaction<DB>, row: Row, { setting: { name }, to }: Pick<Checked, 'setting' | 'to'>) {
  if (name === 'app_locale') {
    const names = (await listLanguages(transaction)).map((language) => language.name);
    if (!names.some((each) => each === to))
      throw operatorError('invalid', { text: 'must be a language of the marketplace: {names}', with: { names: names.join(', ') } }, name);
  }
  if (name === 'default_phone_code') {
    const country = await getCountryByName(transaction, row.default_country);
    if (to !== country.phone_code)
      throw operatorError(
        'invalid',
        { text: 'is the code of {country}; change the default country instead', with: { country: country.name } },
        name,
      );
  }
  if (row.phone_min_length <= row.phone_max_length) return;
  if (name === 'phone_min_length')
    throw operatorError(
      'invalid',
      { text: 'cannot be more than the longest number, {limit}', with: { limit: row.phone_max_length } },
      name,
    );
  if (name === 'phone_max_length')
    throw operatorError(
      'invalid',
      { text: 'cannot be less than the shortest number, {limit}', with: { limit: row.phone_min_length } },
      name,
    );
}

export type ShownSetting = { name: string; value: unknown; help: string };

/** Lists every setting. Secrets are not settings but environment variables. */
export async function listSettings(read: ReadDatabase<DB>): Promise<ShownSetting[]> {
  const row = await getSettings(read);
  const shop = row.single_shop_id;
  const only = shop === null ? undefined : await findShopSlug(read, shop);
  return siteSettings.map(({ name, column, kind, help }) => ({ name, value: kind === 'shop' ? (only?.slug ?? null) : row[column], help }));
}

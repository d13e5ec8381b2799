import type { Transaction } from 'kysely';
import { z } from 'zod';
import type { DB } from '../../../db/schema.ts';
import { operatorError } from '../../platform/app-error.ts';
import { findCountry, findShop } from './queries.ts';
import type { SiteSetting } from './site-setting.ts';

/** The value of a setting that was typed at the command line. Texts by language are merged elsewhere. */
export async function parseTypedSetting(transaction: Transaction<DB>, setting: SiteSetting, value: string): Promise<unknown> {
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

async function getShopId(transaction: Transaction<DB>, name: string, slug: string): Promise<number> {
  const shop = await findShop(transaction, { slug });
  if (!shop)
    throw operatorError('invalid', { text: ': there is no shop "{shop}"', with: { shop: slug }, hint: '"shops list" lists them' }, name);
  if (!shop.active) throw operatorError('conflict', { text: ': the shop "{slug}" is closed', with: { slug } }, name);
  return shop.id;
}

async function getCountryName(transaction: Transaction<DB>, name: string, typed: string): Promise<string> {
  const country = await findCountry(transaction, typed);
  if (!country)
    throw operatorError(
      'invalid',
      { text: ': there is no country "{typed}" in the list of countries', with: { typed: typed.slice(0, 80) } },
      name,
    );
  return country.name;
}

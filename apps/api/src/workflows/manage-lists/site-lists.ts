import type { SiteListFields, SiteListName, SiteListRow } from '@souk/contract/back-office/settings/site-lists';
import { fromAmountText, toAmountText } from '@souk/money/currency';
import { z } from 'zod';
import type { DB } from '../../../db/schema.ts';
import type { Context, ReadContext } from '../../context.ts';
import { taxList } from '../../modules/checkout/manage-charges.ts';
import { listFailedPayments } from '../../modules/payments/queries/failed-payments.ts';
import { getSettings, listLanguages, listTexts } from '../../modules/settings/queries.ts';
import { siteLists } from '../../modules/settings/site-lists.ts';
import { countTranslated } from '../../modules/settings/wordings.ts';
import { operatorError } from '../../platform/app-error.ts';
import { addListRow, removeListRow, type SavedRow, updateListRow, versionOfRow } from '../../platform/database/edit-list-rows.ts';
import { listRows, type Row, type RowChange, type RowList } from '../../platform/database/edit-rows.ts';

type Acting = Pick<Context, 'db' | 'clock' | 'operator' | 'caller'>;

type EditableList = {
  list: RowList<DB>;
  /** The columns by their fields; other fields are refused. */
  columns: Partial<Record<keyof SiteListFields, string>>;
  /** The form of the key of a new row; undefined if the database makes it. */
  key?: RegExp;
  /** The fields of a new row; undefined if operators add none. */
  required?: readonly (keyof SiteListFields)[];
};

const editableLists: Readonly<Record<SiteListName, EditableList>> = {
  languages: {
    list: siteLists.languages,
    columns: { title: 'title', direction: 'direction', is_active: 'active', position: 'position' },
    key: /^[a-z]{2}$/,
    required: ['title', 'direction'],
  },
  currencies: {
    list: siteLists.currencies,
    columns: { symbol: 'symbol', side: 'position', rate: 'rate_from_default', is_active: 'active' },
    key: /^[A-Z]{3}$/,
    required: ['symbol', 'rate'],
  },
  taxes: {
    list: taxList,
    columns: { name: 'name', percent: 'basis_points', is_active: 'active', position: 'position' },
    required: ['name', 'percent'],
  },
  gateways: {
    list: siteLists.gateways,
    columns: { title: 'title', logo: 'logo_url', is_active: 'active', position: 'position' },
  },
};

type Process = { gateways: ReadonlySet<string> };

/** The rows of a list, with what is known about each. */
export async function readSiteList({ read }: Pick<ReadContext, 'read'>, name: SiteListName, { gateways }: Process): Promise<SiteListRow[]> {
  const { list } = editableLists[name];
  const [rows, { app_locale }, texts, failed] = await Promise.all([
    listRows<DB>(read, list),
    getSettings(read),
    name === 'languages' ? countTranslated(read) : [],
    name === 'gateways' ? listFailedPayments(read) : [],
  ]);
  return rows.map((row) => {
    const key = String(row[list.key]);
    const own = presentRow(name, row);
    return {
      ...own,
      key,
      version: versionOfRow(row),
      is_default: name === 'currencies' ? row.is_default === true : name === 'languages' && key === app_locale,
      texts: texts.find(({ language }) => language === key)?.counts ?? null,
      is_configured: name === 'gateways' ? gateways.has(key) : null,
      failed_at: failed.find(({ gateway }) => gateway === key)?.failed_at.toISOString() ?? null,
    };
  });
}

type Own = Omit<SiteListRow, 'key' | 'version' | 'is_default' | 'texts' | 'is_configured' | 'failed_at'>;

const Columns = z.object({
  title: z.string().nullish(),
  direction: z.enum(['ltr', 'rtl']).nullish(),
  symbol: z.string().nullish(),
  rate_from_default: z.union([z.string(), z.number()]).nullish(),
  basis_points: z.number().nullish(),
  name: z.union([z.string(), z.record(z.string(), z.string())]),
  logo_url: z.string().nullish(),
  position: z.union([z.int(), z.enum(['prefix', 'suffix'])]).nullish(),
  active: z.boolean(),
});

function presentRow(name: SiteListName, row: Row): Own {
  const columns = Columns.parse({ name: '', ...row });
  const { position, rate_from_default: rate, basis_points } = columns;
  return {
    title: columns.title ?? null,
    direction: columns.direction ?? null,
    symbol: columns.symbol ?? null,
    side: typeof position === 'string' ? position : null,
    rate: rate === undefined || rate === null ? null : String(rate),
    percent: basis_points === undefined || basis_points === null ? null : toAmountText(basis_points).replace(/\.?0+$/, ''),
    name: name === 'taxes' && typeof columns.name === 'object' ? columns.name : null,
    logo: columns.logo_url ?? null,
    position: typeof position === 'number' ? position : null,
    is_active: columns.active,
  };
}

type Adding = { list: SiteListName; key: string | undefined; fields: SiteListFields };

export async function addSiteListRow(context: Acting, { list: name, key, fields }: Adding): Promise<SavedRow> {
  const { list, key: form, required } = editableLists[name];
  if (!required) throw operatorError('invalid', 'has rows of the process alone', 'list');
  if (form ? !form.test(key ?? '') : key !== undefined) throw operatorError('invalid', 'has another form', 'key');
  const missing = required.find((field) => fields[field] === undefined);
  if (missing) throw operatorError('invalid', 'is missing', missing);
  const change = await changeOf(context, name, fields);
  return addListRow(context, list, { ...change, values: { ...change.values, ...(form && { name: key }) } });
}

type Changing = { list: SiteListName; key: string; fields: SiteListFields; version: string };

export async function changeSiteListRow(context: Acting, { list: name, key, fields, version }: Changing): Promise<SavedRow> {
  return updateListRow(context, editableLists[name].list, { key, version, ...(await changeOf(context, name, fields)) });
}

export function removeSiteListRow(context: Acting, name: SiteListName, key: string): Promise<SavedRow> {
  if (name !== 'taxes') throw operatorError('conflict', 'It cannot be removed. Switch it off instead.');
  return removeListRow(context, taxList, key);
}

/** The inverse of adding a language. Texts that were written in it since would be deleted with it, so it is refused then. */
export async function removeAddedLanguage(context: Acting, key: string): Promise<SavedRow> {
  if ((await listTexts(context.db, key)).length > 0)
    throw operatorError('conflict', 'Texts were written in this language since, and would be deleted. Switch the language off instead.');
  return removeListRow(context, siteLists.languages, key);
}

async function changeOf({ db }: Acting, name: SiteListName, { name: texts, ...fields }: SiteListFields): Promise<RowChange> {
  const { columns } = editableLists[name];
  if (texts && !columns.name) throw operatorError('invalid', 'is not a field of this list', 'name');
  if (texts) await checkTexts({ db }, texts);
  const values: Row = {};
  for (const [field, value] of Object.entries(fields)) {
    const column = Object.entries(columns).find(([each]) => each === field)?.[1];
    if (!column) throw operatorError('invalid', 'is not a field of this list', field);
    values[column] = field === 'percent' ? basisPoints(String(value)) : value;
  }
  if (fields.rate !== undefined && Number(fields.rate) <= 0) throw operatorError('invalid', 'must be above 0', 'rate');
  if (fields.logo && !/^(https?:\/\/|\/)\S+$/.test(fields.logo))
    throw operatorError('invalid', 'must be an address: /media/… or https://…', 'logo');
  return { values, texts: texts ? { name: texts } : {} };
}

async function checkTexts({ db }: Pick<Context, 'db'>, texts: Readonly<Record<string, string>>): Promise<void> {
  const [languages, { app_locale }] = await Promise.all([listLanguages(db), getSettings(db)]);
  const unknown = Object.keys(texts).find((code) => !languages.some((language) => language.name === code));
  if (unknown !== undefined)
    throw operatorError(
      'invalid',
      { text: ': the marketplace does not have the language "{language}"', with: { language: unknown } },
      'name',
    );
  if (!texts[app_locale]) throw operatorError('invalid', 'is needed in the default language', 'name');
}

function basisPoints(percent: string): number {
  const points = fromAmountText(percent);
  if (points === undefined || points > 10_000) throw operatorError('invalid', 'must be from 0 to 100', 'percent');
  return points;
}

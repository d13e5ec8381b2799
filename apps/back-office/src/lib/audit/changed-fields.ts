import type { I18n } from '@souk/client/i18n/create-i18n.ts';
import type { AuditLine } from '@souk/contract/back-office/access/audit';
import { toWire } from '@souk/money/currency';
import { fieldTextOf } from './field-words.ts';
import { wordText } from './value-words.ts';

/** Amounts in minor units, and percentages in hundredths of a percent. */
const hundredths = new Set([
  ...['discount', 'min_order_amount', 'max_discount_amount', 'discount_basis_points', 'price', 'discount_price', 'extra_price', 'charge'],
  ...['basis_points', 'tax_basis_points', 'item_amount'],
]);

/** Objects whose keys are not names of fields: currencies, texts of the storefront, and the shades and providers of a setting. */
const byKey = new Set(['rates', 'wordings', 'value']);

export type FieldChange = { field: string; before: string | undefined; after: string | undefined };

/** The changed fields in words. Most ids are for undoing, not for reading. */
export function listChanges(i18n: I18n, { action, before, after }: Pick<AuditLine, 'action' | 'before' | 'after'>): FieldChange[] {
  const noun = action.replace(/\..*/, '');
  return [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])].flatMap((name) => {
    const field = nameOf(i18n, name, i18n.t('Product'));
    const [oldValue, newValue] = changedTexts(before?.[name], after?.[name]);
    const textOf = (side: AuditLine['before'], value: unknown) =>
      side && name in side ? valueText(i18n, value, { noun, field: name }) : undefined;
    const change = { before: textOf(before, oldValue), after: textOf(after, newValue) };
    return field === undefined || change.before === change.after ? [] : [{ field, ...change }];
  });
}

/** Two values; of two texts by language only the languages that differ. */
function changedTexts(before: unknown, after: unknown): [unknown, unknown] {
  if (!isTexts(before) || !isTexts(after)) return [before, after];
  const differing = (own: Texts, other: Texts) =>
    Object.fromEntries(Object.entries(own).filter(([language, text]) => other[language] !== text));
  return [differing(before, after), differing(after, before)];
}

type Texts = Readonly<Record<string, string>>;

function isTexts(value: unknown): value is Texts {
  const entries = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  return entries.length > 0 && entries.every(([key, text]) => /^[a-z]{2,3}(-\w+)?$/.test(key) && typeof text === 'string');
}

/** The name of a field. Products and variants are fields that are named by their id. */
function nameOf({ t, figures }: I18n, name: string, ofId = ''): string | undefined {
  if (/^\d+$/.test(name)) return `${ofId} #${figures(name)}`.trim();
  const text = fieldTextOf(name);
  return text && t(text);
}

/** The field of a value, and the noun of its entry. */
type Place = { noun: string; field: string };

function valueText(i18n: I18n, value: unknown, place: Place): string {
  if (value === null || value === undefined || value === '') return '–';
  if (typeof value === 'boolean') return i18n.t(value ? 'Yes' : 'No');
  if (typeof value === 'number') return numberText(i18n, value, place);
  if (Array.isArray(value) && value.length === 0) return '–';
  if (Array.isArray(value)) return i18n.list(value.map((each) => valueText(i18n, each, place)));
  if (typeof value === 'string') return wordText(i18n, value, place);
  if (typeof value !== 'object') return String(value);
  if ('kind' in value) return contentText(value);
  if (byKey.has(place.field))
    return i18n.list(Object.entries(value).map(([key, each]) => `${key}: ${valueText(i18n, each, { ...place, field: '' })}`));
  // A text by language.
  const texts = Object.values(value);
  if (texts.length === 0) return '–';
  return texts.every((text) => typeof text === 'string') ? texts.join(' · ') : partsText(i18n, value, place);
}

function numberText({ number, figures }: I18n, value: number, { field }: Place): string {
  if (/_ids?$|^(answered_by|by|person|plan|shop|product|category|brand)$/.test(field)) return `#${figures(value)}`;
  return number(hundredths.has(field) ? toWire(value) : value);
}

/** `Applies to: Items · Percent: 10`, without the fields that are empty. */
function partsText(i18n: I18n, value: object, { noun }: Place): string {
  const parts = Object.entries(value).flatMap(([field, part]) => {
    const name = field === 'position' || part === null || part === undefined ? undefined : nameOf(i18n, field);
    return name === undefined ? [] : [`${name}: ${valueText(i18n, part, { noun, field })}`];
  });
  return parts.join(' · ');
}

const maxContentText = 160;

/** The texts of a post, a page or a list of the storefront, without markup. */
function contentText(content: object): string {
  const texts = (value: unknown): string[] => {
    if (typeof value === 'string') return [value];
    return typeof value === 'object' && value !== null ? Object.values(value).flatMap(texts) : [];
  };
  const { kind: _, ...fields } = { kind: undefined, ...content };
  const text = texts(fields)
    .join(' · ')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ');
  return text.length > maxContentText ? `${text.slice(0, maxContentText)}…` : text;
}

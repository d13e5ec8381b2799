import { z } from 'zod';
import type { AdminCalls } from '../../endpoint.ts';
import { Id, requiredText, Timestamp, text } from '../../fields.ts';

/** The short lists of the settings, edited by one set of calls. */
export const siteListNames = ['languages', 'currencies', 'taxes', 'gateways'] as const;
export type SiteListName = (typeof siteListNames)[number];

/** The fields of all lists; one that the list does not have is null. */
const fields = {
  /** The name of a language in the language itself, or of a gateway for shoppers. */
  title: z.string().nullable(),
  direction: z.enum(['ltr', 'rtl']).nullable(),
  symbol: z.string().nullable(),
  /** The side of an amount that the symbol is on. */
  side: z.enum(['prefix', 'suffix']).nullable(),
  /** The amount for one unit of the default currency, as it is stored: up to eight decimals. */
  rate: z.string().nullable(),
  /** The percentage of a tax, such as `7.5`. */
  percent: z.string().nullable(),
  name: z.record(z.string(), z.string()).nullable(),
  /** The address of a logo. */
  logo: z.string().nullable(),
  position: z.int().nullable(),
};

export const SiteListRow = z.object({
  /** The two letters of a language, the three of a currency, the name of a gateway, the id of a tax. */
  key: z.string(),
  /** Names the stored state: a change names the one that the operator saw. */
  version: z.string(),
  ...fields,
  is_active: z.boolean(),
  /** The default language or currency. */
  is_default: z.boolean(),
  /** The texts of a language that are translated. */
  texts: z.object({ translated: z.int(), total: z.int() }).nullable(),
  /** Whether the environment has the keys of a gateway. */
  is_configured: z.boolean().nullable(),
  /** When a payment by the gateway failed last. */
  failed_at: Timestamp.nullable(),
});
export type SiteListRow = z.infer<typeof SiteListRow>;

const Fields = z.strictObject({
  title: requiredText(60).optional(),
  direction: z.enum(['ltr', 'rtl']).optional(),
  symbol: requiredText(8).optional(),
  side: z.enum(['prefix', 'suffix']).optional(),
  rate: z
    .string()
    .regex(/^\d{1,9}(\.\d{1,8})?$/)
    .optional(),
  percent: z
    .string()
    .regex(/^\d{1,3}(\.\d{1,2})?$/)
    .optional(),
  name: z.record(z.string().regex(/^[a-z]{2}$/), text(60)).optional(),
  logo: text(500).nullable().optional(),
  position: z.int().min(0).max(10_000).optional(),
  is_active: z.boolean().optional(),
});
export type SiteListFields = z.infer<typeof Fields>;

const list = z.enum(siteListNames);
const RowKey = requiredText(40);
const Changed = z.object({ key: z.string(), entry_id: Id.nullable() });
const wrong = 'A field is wrong, is missing, or is not one of the list.';

export const adminListsCalls = {
  'GET /admin/lists/{list}': {
    access: 'admin',
    needs: 'settings',
    summary: 'All languages, currencies, taxes or payment gateways, those that are off too.',
    params: z.strictObject({ list }),
    answer: z.object({ rows: z.array(SiteListRow) }),
  },
  'POST /admin/lists/{list}': {
    access: 'admin',
    needs: 'settings',
    summary: 'Adds a language, a currency or a tax. Gateways come with the configuration of the process.',
    params: z.strictObject({ list }),
    body: z.strictObject({ key: text(3).optional(), fields: Fields }),
    answer: Changed,
    refusals: { 409: 'It exists already.', 422: wrong },
  },
  'POST /admin/lists/{list}/{key}': {
    access: 'admin',
    needs: 'settings',
    summary: 'Changes a row over the version that the operator saw.',
    params: z.strictObject({ list, key: RowKey }),
    body: z.strictObject({ fields: Fields, version: text(100) }),
    answer: Changed,
    refusals: { 404: 'There is no such row.', 409: 'Somebody else has changed it, or the default one would be off.', 422: wrong },
  },
  'DELETE /admin/lists/{list}/{key}': {
    access: 'admin',
    needs: 'settings',
    summary: 'Removes a tax. Languages, currencies and gateways are switched off instead.',
    params: z.strictObject({ list, key: RowKey }),
    answer: Changed,
    refusals: { 404: 'There is no such row.', 409: 'Rows of this list cannot be removed.' },
  },
  'POST /admin/currencies/{name}/default': {
    access: 'admin',
    needs: 'settings',
    summary: 'Makes a currency the default one. Prices retain their figures, so it is refused once there are orders.',
    params: z.strictObject({ name: z.string().regex(/^[A-Z]{3}$/) }),
    body: z.strictObject({ seen_default: text(3) }),
    answer: Changed,
    refusals: { 404: 'There is no such currency.', 409: 'There are orders, it is off, or somebody else has changed the default.' },
  },
} satisfies AdminCalls;

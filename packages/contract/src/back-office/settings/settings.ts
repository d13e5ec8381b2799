import { z } from 'zod';
import type { AdminCalls } from '../../endpoint.ts';
import { Id, requiredText, text } from '../../fields.ts';

/** How the value of a setting is edited. */
export const settingControls = [
  'flag',
  'whole',
  'line',
  'address',
  'texts',
  'long-texts',
  'pictures',
  'choice',
  'colors',
  'social',
  'language',
  'shop',
  'country',
  'time-zone',
] as const;
export type SettingControl = (typeof settingControls)[number];

const Provider = z.strictObject({
  is_active: z.boolean(),
  client_id: text(300).nullable(),
  /** Apple alone. */
  redirect_url: text(500).nullable().optional(),
});

/** A switch, a number, a text, a text or colour by name, or the providers of sign-in; null for none. */
const SettingValue = z.union([z.boolean(), z.int(), text(1000), z.record(text(20), z.union([text(1000), Provider])), z.null()]);
export type SettingValue = z.infer<typeof SettingValue>;

export const ManagedSetting = z.object({
  name: z.string(),
  control: z.enum(settingControls),
  value: z.json(),
  /** The value of a new marketplace. */
  default: z.json(),
  /** The smallest and the largest number. */
  limits: z.tuple([z.int(), z.int()]).nullable(),
  /** The values to choose from. */
  options: z.array(z.string()).nullable(),
  /** Whether it may be empty. */
  is_optional: z.boolean(),
  /** Names the stored value: a change names the one that the operator saw. */
  version: z.string(),
});
export type ManagedSetting = z.infer<typeof ManagedSetting>;

export const SettingsAnswer = z.object({
  settings: z.array(ManagedSetting),
  /** The languages of texts, the default one first. */
  languages: z.array(z.object({ name: z.string(), title: z.string(), direction: z.enum(['ltr', 'rtl']) })),
  /** The open shops, by name. */
  shops: z.array(z.object({ id: Id, name: z.string() })),
  /** Fields of the configuration that environment variables set; they change with the next start. */
  environment: z.array(z.object({ name: z.string(), variable: z.string(), value: z.string().nullable() })),
});
export type SettingsAnswer = z.infer<typeof SettingsAnswer>;

export const adminSettingsCalls = {
  'GET /admin/settings': {
    access: 'admin',
    needs: 'settings',
    summary: 'Every setting of the site with its value and default, and what environment variables set.',
    answer: SettingsAnswer,
  },
  'POST /admin/settings': {
    access: 'admin',
    needs: 'settings',
    summary: 'Changes settings, all or none of them, over the values that the operator saw.',
    body: z.strictObject({
      changes: z
        .array(z.strictObject({ name: requiredText(60), value: SettingValue, version: text(100) }))
        .min(1)
        .max(60),
    }),
    answer: z.object({
      settings: SettingsAnswer,
      /** The entries of the audit log, by which the changes can be undone. */
      entry_ids: z.array(Id),
    }),
    refusals: {
      409: 'Somebody else has changed one of them; `data.names` has their names.',
      422: 'A value is wrong, contradicts another setting, or would prevent everybody from signing in.',
    },
  },
} satisfies AdminCalls;

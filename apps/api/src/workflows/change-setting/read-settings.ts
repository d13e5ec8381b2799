import type { ManagedSetting, SettingControl, SettingsAnswer } from '@souk/contract/back-office/settings/settings';
import { z } from 'zod';
import type { ReadContext } from '../../context.ts';
import { versionOfValue } from '../../modules/settings/change-setting.ts';
import { getSettings, listLanguages, listOpenShops } from '../../modules/settings/queries.ts';
import type { SiteSetting } from '../../modules/settings/site-setting.ts';
import { processSettings, siteSettings } from '../../modules/settings/site-settings.ts';
import { pickText } from '../../platform/text/texts.ts';

type Reading = Pick<ReadContext, 'read' | 'locale' | 'defaultLocale'>;
type Process = { environment: 'local' | 'production' };

/** The settings as the panel edits them. */
export async function readSettings(context: Reading, { environment }: Process): Promise<SettingsAnswer> {
  const { read } = context;
  const [row, languages, shops] = await Promise.all([getSettings(read), listLanguages(read), listOpenShops(read)]);
  const values: Record<string, unknown> = row;
  const ordered = languages.toSorted((one, other) => Number(other.name === row.app_locale) - Number(one.name === row.app_locale));
  return {
    settings: siteSettings.filter(({ follows }) => follows === undefined).map((setting) => present(setting, values[setting.column])),
    languages: ordered.map(({ name, title, direction }) => ({ name, title, direction: direction === 'rtl' ? 'rtl' : 'ltr' })),
    shops: shops.map(({ id, name }) => ({ id, name: pickText(name, context) })),
    environment: [
      { name: 'app_environment', variable: 'APP_ENVIRONMENT', value: environment },
      ...Object.entries(processSettings).map(([name, variable]) => ({ name, variable, value: textOrNull(values[name]) })),
    ],
  };
}

function present(setting: SiteSetting, value: unknown): ManagedSetting {
  const { name, options = null, limits = null } = setting;
  return {
    name,
    control: controlOf(setting),
    value: z.json().parse(value),
    default: setting.initial,
    limits,
    options: options && [...options],
    is_optional: setting.kind !== 'country' && setting.schema.safeParse(null).success,
    version: versionOfValue(value),
  };
}

function controlOf({ kind, control, options }: SiteSetting): SettingControl {
  if (control) return control;
  if (options) return 'choice';
  return kind === 'text' || kind === 'json' ? 'line' : kind;
}

function textOrNull(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}

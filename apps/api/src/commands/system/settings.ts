import { z } from 'zod';
import { waysOf } from '../../integrations/messages/open-messenger.ts';
import { listSettings } from '../../modules/settings/change-setting.ts';
import { processSettings, siteSettings } from '../../modules/settings/site-settings.ts';
import { type AppError, operatorError } from '../../platform/app-error.ts';
import { changeTypedSetting } from '../../workflows/change-setting/change-setting.ts';
import { type CommandGroup, defineCommand } from '../framework/define-command.ts';
import { operand, words } from '../framework/fields.ts';
import { suggestion } from '../framework/suggest.ts';
import { renderTable } from '../framework/tables.ts';
import { language } from '../framework/text-fields.ts';

const maxValueLength = 60;

const settingsShow = defineCommand({
  name: 'settings show',
  summary: 'Show all settings of the site, or one of them.',
  details: 'Secrets are not included: they are environment variables, which docs/configuration.md lists.',
  examples: ['settings show', 'settings show theme_colors', 'settings show --json'],
  fields: { name: operand('name', 'Name of one setting', words(60).optional()) },
  async run({ name }, { context, print }) {
    const all = await listSettings(context.read);
    if (name === undefined) {
      const document = Object.fromEntries(all.map((setting) => [setting.name, setting.value]));
      const rows = all.map((setting) => [setting.name, shortValue(formatValue(setting.value)), setting.help]);
      return print(document, renderTable(['setting', 'value', 'meaning'], rows));
    }
    const setting = all.find((each) => each.name === name);
    if (!setting) throw noSuchSetting(name);
    print(setting, formatValue(setting.value));
  },
});

const settingsSet = defineCommand({
  name: 'settings set',
  summary: 'Change a setting of the site. New pages use it within a second, open pages within a minute.',
  details: 'Values are yes or no, numbers, texts, or JSON for theme_colors and social_auths. (none) clears an optional setting.',
  examples: [
    'settings set app_name Bazaar',
    'settings set app_name بازار --language ar',
    'settings set multi_vendor no',
    'settings set address "3 Arcade Passage" --language en',
    'settings set web_logo "(none)"',
  ],
  fields: {
    name: operand('name', 'Name of the setting, from "settings show"', words(60)),
    value: operand('value', 'New value', z.string().max(20_000)),
    language,
  },
  async run({ name, value, language: code }, { context, config, print }) {
    if (!siteSettings.some((setting) => setting.name === name || setting.column === name)) throw noSuchSetting(name);
    const changed = await changeTypedSetting(context, waysOf(config.messages.channels), { name, value, language: code });
    print(changed, `${changed.name}: ${formatValue(changed.from)} -> ${formatValue(changed.to)}`);
  },
});

export const settingCommands: CommandGroup = {
  name: 'settings',
  summary: 'settings of the site',
  commands: [settingsShow, settingsSet],
};

function noSuchSetting(name: string): AppError {
  const variable = processSettings[name];
  if (variable !== undefined)
    return operatorError('invalid', `follows the environment variable ${variable} and is written at the start`, name);
  const names = siteSettings.map((setting) => setting.name);
  return operatorError('invalid', `There is no setting "${name}"${suggestion(name, names) || `; "settings show" lists them`}`);
}

function formatValue(value: unknown): string {
  if (value === null || value === undefined) return '(none)';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

function shortValue(text: string): string {
  return text.length > maxValueLength ? `${text.slice(0, maxValueLength)}…` : text;
}

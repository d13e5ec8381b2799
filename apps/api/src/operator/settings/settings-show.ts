import { showSettings } from '../../modules/settings/show-settings.ts';
import { processSettings, siteSettings } from '../../modules/settings/site-settings.ts';
import { Fault } from '../../platform/fault.ts';
import { defineCommand } from '../command.ts';
import { operand, words } from '../fields.ts';
import { suggestion } from '../nearest-word.ts';
import { renderTable } from '../render-table.ts';

const longest = 60;

export const settingsShow = defineCommand({
  name: 'settings show',
  summary: 'Every setting of the site, or one of them whole.',
  details: 'Secrets are not among them: those are settings of the process, which the README lists.',
  examples: ['settings show', 'settings show theme_colors', 'settings show --json'],
  fields: { name: operand('name', 'Only this one', words(60).optional()) },
  async run({ name }, { context, show }) {
    const all = await showSettings(context.read);
    if (name === undefined) {
      const document = Object.fromEntries(all.map((setting) => [setting.name, setting.value]));
      const rows = all.map((setting) => [setting.name, short(written(setting.value)), setting.help]);
      return show(document, renderTable(['setting', 'is', 'what it is'], rows));
    }
    const one = all.find((setting) => setting.name === name);
    if (!one) throw noSuchSetting(name);
    show(one, written(one.value));
  },
});

export function noSuchSetting(name: string): Fault {
  const own = processSettings[name];
  if (own !== undefined) return new Fault(`follows ${own}, a setting of the process that the README lists; the start writes it`, name);
  const names = siteSettings.map((setting) => setting.name);
  return new Fault(`There is no setting "${name}"${suggestion(name, names) || `; "settings show" lists them`}`);
}

export function written(value: unknown): string {
  if (value === null || value === undefined) return '(none)';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

function short(text: string): string {
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
}
